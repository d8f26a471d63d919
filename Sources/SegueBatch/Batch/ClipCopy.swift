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
  /// The system calls with which the copy is written.
  let calls: FileCalls

  /// Copies the clip. A file that is there already is replaced only by the expected bytes.
  /// - Throws: `FileError`, with code `.missing` if the source has changed in the meantime.
  func make() throws {
    switch (source, target) {
    case (.file(let from, _), .file(let to, _)):
      try copy(from, to, durable: true) { hash throws(FileError) in
        guard hash == expected else { throw changed }
      }
    case (.directory(let from, let format), .directory(let to, let other)) where format == other:
      guard OutputDigest(of: source)?.hash == expected else { throw changed }
      try copyFrames(from, to, suffix: "." + format.suffix)
      guard OutputDigest(of: target)?.hash == expected else { throw changed }
    default:
      throw FileError(.missing, source.path, "is of a different kind than \(target.path)")
    }
  }

  private var changed: FileError {
    FileError(.missing, source.path, "changed before it was copied to \(target.path)")
  }

  private func copyFrames(_ from: String, _ to: String, suffix: String) throws {
    let folder = try OutputFolder(path: to, replacing: true)
    let pattern = FramePattern(directory: from, suffix: suffix)
    let names = try FileManager.default.contentsOfDirectory(atPath: from)
      .filter(pattern.matches(fileName:)).sorted()
    for name in names { try copy("\(from)/\(name)", folder.path(of: name), durable: false) }
    try FrameLeftovers.remove(in: to, suffix: suffix, besides: Set(names))
    try folder.sync()
  }

  /// Copies a file, and puts the copy in its place unless `check` refuses the hash of its bytes.
  private func copy(
    _ from: String, _ to: String, durable: Bool,
    check: (String) throws(FileError) -> Void = { _ throws(FileError) in }
  ) throws {
    let file = try AtomicFile(path: to, replacing: true, durable: durable, calls: calls)
    let hash = SHA256()
    var failure: (any Error)?
    try BoundedFile.readPieces(path: from, isInput: false) { piece in
      guard failure == nil else { return }
      hash.update(piece)
      do { try file.write(UnsafeRawBufferPointer(piece)) } catch { failure = error }
    }
    if let failure { throw failure }
    try check(hash.hexDigest())
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
