// Many frames, many files. Each appears whole or not at all; those written before an error or an
// interruption stay, since they are good.

import Foundation
import SegueFiles
import SegueImages
import SegueVideo

/// Writes every frame as a PNG file of its own.
public final class PNGSequenceSink: PackingSink, @unchecked Sendable {
  // Unchecked: used by the sink's thread only, once the recording has begun.

  /// How the files are called.
  public let pattern: FramePattern
  private let folder: OutputFolder?
  private let replacing: Bool
  private let isOpaque: Bool
  private let calls: FileCalls
  private let number: @Sendable (Int) -> Int
  private var position = 0
  private var last: [UInt8] = []

  /// A sink for a directory, which is made if it is missing; its files are `frame-00000.png` and so
  /// on.
  /// - Parameters:
  ///   - replacing: whether files there may be replaced; if not, the directory has to be empty.
  ///   - isOpaque: whether every frame is opaque; alpha is left out then.
  ///   - number: the number of the frame that comes at a position, counted from 0.
  /// - Throws: `FileError`.
  public convenience init(
    directory: String, replacing: Bool, isOpaque: Bool,
    number: @escaping @Sendable (Int) -> Int = { $0 }
  ) throws {
    try self.init(
      directory: directory, replacing: replacing, isOpaque: isOpaque, calls: FileCalls(),
      number: number)
  }

  /// As the public one, with the system calls replaced.
  package init(
    directory: String, replacing: Bool, isOpaque: Bool, calls: FileCalls,
    number: @escaping @Sendable (Int) -> Int = { $0 }
  ) throws {
    folder = try OutputFolder(path: directory, replacing: replacing)
    pattern = FramePattern(directory: directory)
    (self.replacing, self.isOpaque, self.number) = (replacing, isOpaque, number)
    self.calls = calls
  }

  /// A sink for files named after a pattern, in a directory that exists.
  /// - Throws: `FileError` when the directory cannot be used, or holds a file of the sequence and
  ///   `replacing` is false.
  public convenience init(
    pattern: FramePattern, replacing: Bool, isOpaque: Bool,
    number: @escaping @Sendable (Int) -> Int = { $0 }
  ) throws {
    try self.init(
      pattern: pattern, replacing: replacing, isOpaque: isOpaque, calls: FileCalls(),
      number: number)
  }

  /// As the public one, with the system calls replaced.
  package init(
    pattern: FramePattern, replacing: Bool, isOpaque: Bool, calls: FileCalls,
    number: @escaping @Sendable (Int) -> Int = { $0 }
  ) throws {
    folder = nil
    self.pattern = pattern
    (self.replacing, self.isOpaque, self.number) = (replacing, isOpaque, number)
    self.calls = calls
    try pattern.checkDirectory(replacing: replacing)
  }

  /// RGBA.
  public var pixelFormat: FramePixelFormat { .rgba8 }

  /// The frame as a PNG file.
  public func pack(_ frame: FramePixels) throws -> [UInt8] {
    try frame.png(isOpaque: isOpaque, compression: .sequence)
  }

  /// Writes the next file.
  public func append(packed: [UInt8]) throws {
    last = packed
    let file = try AtomicFile(
      path: pattern.path(number(position)), replacing: replacing, durable: false, calls: calls)
    try file.write(packed)
    try file.commit()
    position += 1
  }

  /// Writes the last frame to the next file.
  public func repeatLast() throws { try append(packed: last) }

  /// Brings the list of files to the disk.
  public func finish() throws { try folder?.sync() }

  /// The files written so far stay: each is whole.
  public func cancel() {}
}

extension FramePattern {
  /// Refuses a directory that cannot take the files, before any work is done.
  fileprivate func checkDirectory(replacing: Bool) throws {
    guard let directory else {
      throw FileError(
        .unwritable, prefix, "the number is part of a directory's name; expected it in the file's")
    }
    guard access(directory, W_OK | X_OK) == 0,
      let names = try? FileManager.default.contentsOfDirectory(atPath: directory)
    else {
      let code = errno
      throw FileError(
        .unwritable, directory, "\(systemMessage(code)); expected a directory to write into",
        errorNumber: code)
    }
    guard !replacing, let taken = names.filter(matches(fileName:)).min() else { return }
    throw FileError(
      .exists, directory,
      "holds \(taken), a file of this sequence; expected none. Use --force to replace")
  }
}
