// SHA-256 of files, in pieces, and once for each where many clips name the same one.

import Foundation
import SegueFiles
import SegueRecording
import SegueText
import Synchronization

/// SHA-256 as 64 hexadecimal digits.
package enum FileDigest {
  /// Of bytes.
  package static func hex(of bytes: [UInt8]) -> String {
    let hash = SHA256()
    bytes.withUnsafeBufferPointer { hash.update($0) }
    return hash.hexDigest()
  }

  /// Of the regular file at `path`, however large it is.
  /// - Throws: `FileError`.
  package static func hex(ofFile path: String) throws(FileError) -> String {
    let hash = SHA256()
    try BoundedFile.readPieces(path: path) { hash.update($0) }
    return hash.hexDigest()
  }
}

/// Hashes of files as they are now, each taken once in the life of this object. Safe on any thread.
package final class FileDigests: Sendable {
  private let known = Mutex<[String: String?]>([:])

  /// Nothing is hashed yet.
  package init() {}

  /// The hash of the file at `path`; `nil` if there is none, or it cannot be read.
  package func hash(of path: String) -> String? {
    if let found = known.withLock({ $0[path] }) { return found }
    let hash = try? FileDigest.hex(ofFile: path)
    known.withLock { $0[path] = .some(hash) }
    return hash
  }
}

/// Hashes of the system's fonts as this process has read them.
enum SystemFontDigests {
  private static let known = Mutex<[String: String?]>([:])

  static func hash(of path: String) -> String? {
    if let found = known.withLock({ $0[path] }) { return found }
    let hash = FontCatalogue.bytes(ofSystemFile: path).map { FileDigest.hex(of: $0) }
    known.withLock { $0[path] = .some(hash) }
    return hash
  }
}
