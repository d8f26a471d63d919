// The files of downloads. They belong to the process, and are removed unless the app has moved them.

import Foundation
import Synchronization

/// The file of one download, in the temporary folder.
struct DownloadedFile {
  private static let count = Mutex(0)

  /// The location of the file.
  let url: URL

  /// Writes the contents of a download; `nil` if the disk is full or cannot be written.
  init?(_ data: Data) {
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    url = FileManager.default.temporaryDirectory.appending(
      path: "segue-download-\(ProcessInfo.processInfo.processIdentifier)-\(number).tmp")
    do { try data.write(to: url) } catch {
      remove()
      return nil
    }
  }

  /// Removes the file, if it is still there.
  func remove() { unlink(url.path) }
}
