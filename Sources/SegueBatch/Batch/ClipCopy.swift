// A clip with the same inputs as an existing one: its bytes are copied.

import Foundation
import SegueClips
import SegueFiles
import SegueRecording

/// A copy of a finished clip.
struct ClipCopy: Sendable {
  let source: OutputPlan
  let target: OutputPlan
  /// The expected hash of the source.
  let expected: String

  /// Copies the clip and checks the copy.
  /// - Throws: `FileError`, with code `.missing` if the source has changed in the meantime.
  func make() throws {
    switch (source, target) {
    case (.file(let from, _), .file(let to, _)): try Self.copy(from, to, durable: true)
    case (.directory(let from, let format), .directory(let to, let other)) where format == other:
      try Self.copyFrames(from, to, suffix: "." + format.suffix)
    default:
      throw FileError(.missing, source.path, "is of a different kind than \(target.path)")
    }
    guard OutputDigest(of: target)?.hash == expected else {
      throw FileError(.missing, source.path, "changed while it was copied to \(target.path)")
    }
  }

  private static func copyFrames(_ from: String, _ to: String, suffix: String) throws {
    let folder = try OutputFolder(path: to, replacing: true)
    let pattern = FramePattern(directory: from, suffix: suffix)
    let names = try FileManager.default.contentsOfDirectory(atPath: from)
      .filter(pattern.matches(fileName:)).sorted()
    for name in names { try copy("\(from)/\(name)", folder.path(of: name), durable: false) }
    try FrameLeftovers.remove(in: to, suffix: suffix, besides: Set(names))
    try folder.sync()
  }

  private static func copy(_ from: String, _ to: String, durable: Bool) throws {
    let file = try AtomicFile(path: to, replacing: true, durable: durable)
    var failure: (any Error)?
    try BoundedFile.readPieces(path: from, isInput: false) { piece in
      guard failure == nil else { return }
      do { try file.write(UnsafeRawBufferPointer(piece)) } catch { failure = error }
    }
    if let failure { throw failure }
    try file.commit()
  }
}

/// Removal of frames that an earlier, longer clip has left in its folder.
enum FrameLeftovers {
  static func remove(in folder: String, suffix: String, besides names: Set<String>) throws {
    let output = try OutputFolder(path: folder, replacing: true)
    let pattern = FramePattern(directory: folder, suffix: suffix)
    for name in try output.leftovers(besides: names, where: pattern.matches(fileName:)) {
      try output.remove(name)
    }
  }
}
