// SHA-256 of files, computed in pieces, and once for each file that several clips use.

import Foundation
import SegueFiles
import SegueRecording
import SegueText
import Synchronization

/// SHA-256 digests as 64 hexadecimal digits.
package enum FileDigest {
  /// Returns the digest of `bytes`.
  package static func hex(of bytes: [UInt8]) -> String {
    let hash = SHA256()
    bytes.withUnsafeBufferPointer { hash.update($0) }
    return hash.hexDigest()
  }

  /// Returns the digest of the regular file at `path`, regardless of its size.
  /// - Throws: `FileError`.
  package static func hex(ofFile path: String) throws(FileError) -> String {
    let hash = SHA256()
    try BoundedFile.readPieces(path: path) { hash.update($0) }
    return hash.hexDigest()
  }
}

/// The current digests of files, each computed once in the lifetime of this object. It can be used
/// from any thread.
package final class FileDigests: Sendable {
  private let known = Mutex<[String: String?]>([:])

  /// Creates a collection without digests.
  package init() {}

  /// Returns the digest of the file at `path`, or `nil` if it does not exist or cannot be read.
  package func hash(of path: String) -> String? {
    if let found = known.withLock({ $0[path] }) { return found }
    let hash = try? FileDigest.hex(ofFile: path)
    known.withLock { $0[path] = .some(hash) }
    return hash
  }
}

/// The digests of the system's fonts as this process has read them.
enum SystemFontDigests {
  private static let known = Mutex<[String: String?]>([:])

  static func hash(of path: String) -> String? {
    if let found = known.withLock({ $0[path] }) { return found }
    let hash = FontCatalog.bytes(ofSystemFile: path).map { FileDigest.hex(of: $0) }
    known.withLock { $0[path] = .some(hash) }
    return hash
  }
}
