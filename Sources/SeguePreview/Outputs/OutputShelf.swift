// The clips and stills that pages have asked for: files in a temporary folder, which the server sends
// and which is removed at the end.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import Synchronization

/// A folder of files that the preview has made.
final class OutputShelf: Sendable {
  /// The formats that can be rendered.
  static let formats: [OutputFormat] = [.mp4, .mov, .webm, .gif, .apng, .webp]

  /// The number of threads that draw the frames of a clip.
  let jobs: Int
  private let state: Mutex<(folder: String?, count: Int)>
  /// A Boolean value that indicates whether the folder belongs to another process.
  private let isGuest: Bool

  /// Creates a shelf. Its folder is created at the first use.
  /// - Parameter folder: The folder of the preview that has started this process, which removes it,
  ///   or `nil` for a folder of its own.
  init(jobs: Int, in folder: String? = nil) {
    (self.jobs, isGuest) = (jobs, folder != nil)
    state = Mutex((folder, 0))
  }

  /// Returns the path of the folder, which is created at the first use.
  /// - Throws: `Failure` if it cannot be created.
  func folder() throws(Failure) -> String {
    let folder = state.withLock { state -> String? in
      if let folder = state.folder { return folder }
      var bytes = Array(Self.template.utf8CString)
      guard mkdtemp(&bytes) != nil else { return nil }
      let path = bytes.dropLast().map { UInt8(bitPattern: $0) }
      state.folder = String(decoding: path, as: UTF8.self)
      return state.folder
    }
    guard let folder else {
      throw Failure(.output, "\(Self.template) cannot be created: \(errorText(errno))")
    }
    return folder
  }

  private static var template: String {
    FileManager.default.temporaryDirectory.path + "/segue-preview-XXXXXX"
  }

  /// Returns a number for a new file, its name and its path.
  /// - Parameter stem: The beginning of the name.
  /// - Throws: `Failure` if the folder cannot be created.
  func place(_ stem: String, _ suffix: String) throws(Failure) -> (
    job: Int, name: String, path: String
  ) {
    let folder = try folder()
    let count = state.withLock { state in
      state.count += 1
      return state.count
    }
    // Several processes write to the folder.
    let process = isGuest ? "-\(getpid())" : ""
    let name = "\(Self.plain(stem))\(process)-\(count).\(suffix)"
    return (count, name, "\(folder)/\(name)")
  }

  /// Returns the path of a file of the shelf by its name, which has no separator; `nil` before there
  /// is any file.
  func path(of name: String) -> String? { state.withLock { $0.folder.map { "\($0)/\(name)" } } }

  /// Removes the folder and everything in it.
  func remove() {
    guard !isGuest else { return }
    state.withLock { state in
      if let folder = state.folder { try? FileManager.default.removeItem(atPath: folder) }
      state.folder = nil
    }
  }

  /// Returns a name whose characters mean nothing in addresses.
  private static func plain(_ stem: String) -> String {
    let kept = stem.unicodeScalars.filter {
      $0.isASCII
        && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-"
          || $0 == "_")
    }
    return kept.isEmpty ? "clip" : String(String.UnicodeScalarView(kept))
  }
}
