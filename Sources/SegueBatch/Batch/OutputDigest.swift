// The identity of a finished clip: the hash of its file, or of the list of its files.

import Foundation
import SegueClips
import SegueFiles
import SegueRecording

/// The state of an output on disk.
package struct OutputDigest: Hashable, Sendable {
  /// The SHA-256 of the file, or of the list of its files.
  package let hash: String
  /// The total size of all its files in bytes.
  package let bytes: Int

  /// Creates the current state of the output of `plan`. Returns `nil` if the output does not exist
  /// or cannot be read.
  package init?(of plan: OutputPlan) {
    switch plan {
    case .file(let path, _), .still(let path):
      guard let file = Self.file(path) else { return nil }
      self = file
    case .directory(let path, _):
      guard let pattern = plan.frames, let folder = Self.folder(path, pattern) else { return nil }
      self = folder
    case .pattern, .standardOutput: return nil
    }
  }

  private init(hash: String, bytes: Int) { (self.hash, self.bytes) = (hash, bytes) }

  private static func file(_ path: String) -> OutputDigest? {
    let hash = SHA256()
    var bytes = 0
    do {
      try BoundedFile.readPieces(path: path, isInput: false) {
        hash.update($0)
        bytes += $0.count
      }
    } catch { return nil }
    return OutputDigest(hash: hash.hexDigest(), bytes: bytes)
  }

  /// Returns the state of the frames in a folder. Other files in the folder are ignored.
  private static func folder(_ path: String, _ pattern: FramePattern) -> OutputDigest? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return nil }
    var list = ""
    var bytes = 0
    for name in names.filter(pattern.matches(fileName:)).sorted() {
      guard let file = file("\(path)/\(name)") else { return nil }
      list += "\(file.hash) \(name)\n"
      bytes += file.bytes
    }
    guard !list.isEmpty else { return nil }
    return OutputDigest(hash: FileDigest.hex(of: Array(list.utf8)), bytes: bytes)
  }
}
