// Files for targets that read from a path. They are in a folder of the process, in the folder for
// temporary files, which `scripts/fuzz` puts in memory and removes even after a finding.

import Foundation
import Synchronization

/// The scratch folder of this process.
package enum FuzzFolder {
  /// The path of the folder, without a trailing slash.
  package static let path: String = {
    var template = Array((NSTemporaryDirectory() + "/segue-fuzz.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else { fatalError("no folder for temporary files") }
    atexit { try? FileManager.default.removeItem(atPath: FuzzFolder.path) }
    return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }()

  /// Writes a file and returns its path.
  @discardableResult
  package static func write(_ bytes: [UInt8], to name: String) -> String {
    let file = "\(path)/\(name)"
    let descriptor = open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { fatalError("cannot write \(file)") }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.write(descriptor, $0.baseAddress! + done, $0.count - done)
      }
      guard count > 0 else { fatalError("cannot write \(file)") }
      done += count
    }
    close(descriptor)
    return file
  }

  /// Writes the files of one execution, in folders that are created, and removes those that it does
  /// not have. Files that are as the execution before has left them are not written again, so what is
  /// tested must not change them.
  /// - Parameter files: The contents by the name of the file; `nil` for a file that is removed.
  package static func write(_ files: [(name: String, bytes: [UInt8]?)]) {
    for file in files {
      let known = written.withLock { $0.updateValue(file.bytes, forKey: file.name) }
      if let known, known == file.bytes { continue }
      let path = "\(self.path)/\(file.name)"
      guard let bytes = file.bytes else {
        unlink(path)
        continue
      }
      if (known ?? nil) == nil { makeFolder((path as NSString).deletingLastPathComponent) }
      write(bytes, to: file.name)
    }
  }

  /// What is in the files of the last execution, by name.
  private static let written = Mutex<[String: [UInt8]?]>([:])

  private static func makeFolder(_ path: String) {
    guard access(path, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      fatalError("cannot create \(path)")
    }
  }
}
