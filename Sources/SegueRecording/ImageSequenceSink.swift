// One file for each frame: PNG, or another format of images. Each file is written atomically; files
// written before an error or an interruption stay, since they are complete.

import Foundation
import SegueFiles
import SegueImages
import SegueVideo

/// A sink that writes every frame as an image file of its own: a PNG, or another format.
public final class ImageSequenceSink: PackingSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started.

  /// The pattern for the names of the files.
  public let pattern: FramePattern
  private let folder: OutputFolder?
  private let replacing: Bool
  private let isOpaque: Bool
  private let format: StillFormat
  private let calls: FileCalls
  private let number: @Sendable (Int) -> Int
  private var position = 0
  private var last: [UInt8] = []

  /// Creates a sink that writes files `frame-00000.png` and so on into a directory, which is
  /// created if it does not exist.
  /// - Parameters:
  ///   - replacing: A Boolean value that indicates whether existing files may be replaced. If not,
  ///     the directory has to be empty.
  ///   - isOpaque: A Boolean value that indicates whether every frame is opaque. If so, the alpha
  ///     channel is omitted.
  ///   - format: The format of the files.
  ///   - number: Returns the number of the frame at a position, counted from 0.
  /// - Throws: `FileError`.
  public convenience init(
    directory: String, replacing: Bool, isOpaque: Bool, format: StillFormat = .png,
    number: @escaping @Sendable (Int) -> Int = { $0 }
  ) throws {
    try self.init(
      directory: directory, replacing: replacing, isOpaque: isOpaque, format: format,
      calls: FileCalls(), number: number)
  }

  /// Creates a sink for a directory, with replaced system calls.
  package init(
    directory: String, replacing: Bool, isOpaque: Bool, format: StillFormat = .png,
    calls: FileCalls,
    number: @escaping @Sendable (Int) -> Int = { $0 }
  ) throws {
    folder = try OutputFolder(path: directory, replacing: replacing)
    pattern = FramePattern(directory: directory, suffix: format.suffix)
    try pattern.rejectInputs()
    (self.replacing, self.isOpaque, self.number) = (replacing, isOpaque, number)
    (self.calls, self.format) = (calls, format)
  }

  /// Creates a sink that writes files named after a pattern into an existing directory.
  /// - Throws: `FileError` if the directory cannot be used, or contains a file of the sequence and
  ///   `replacing` is `false`.
  public convenience init(
    pattern: FramePattern, replacing: Bool, isOpaque: Bool, format: StillFormat = .png,
    number: @escaping @Sendable (Int) -> Int = { $0 }
  ) throws {
    try self.init(
      pattern: pattern, replacing: replacing, isOpaque: isOpaque, format: format,
      calls: FileCalls(), number: number)
  }

  /// Creates a sink for a pattern, with replaced system calls.
  package init(
    pattern: FramePattern, replacing: Bool, isOpaque: Bool, format: StillFormat = .png,
    calls: FileCalls,
    number: @escaping @Sendable (Int) -> Int = { $0 }
  ) throws {
    folder = nil
    self.pattern = pattern
    (self.replacing, self.isOpaque, self.number) = (replacing, isOpaque, number)
    (self.calls, self.format) = (calls, format)
    try pattern.checkDirectory(replacing: replacing)
  }

  /// The pixel format of the frames: RGBA.
  public var pixelFormat: FramePixelFormat { .rgba8 }

  /// Returns the frame encoded as a file.
  public func pack(_ frame: FramePixels) throws -> [UInt8] {
    try frame.encoded(as: format, isOpaque: isOpaque, compression: .sequence)
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

  /// Synchronizes the directory with the disk.
  public func finish() throws { try folder?.sync() }

  /// Does nothing. The files written so far stay, since each is complete.
  public func cancel() {}
}

extension FramePattern {
  /// Checks that the run has read no file of the sequence.
  /// - Throws: `FileError` with code `.input`.
  package func rejectInputs() throws(FileError) {
    guard let directory else { return }
    try InputFiles.reject(in: directory, where: matches(fileName:))
  }

  /// Checks that the directory can take the files, before any frame is rendered.
  fileprivate func checkDirectory(replacing: Bool) throws {
    try rejectInputs()
    guard let directory else {
      throw FileError(
        .unwritable, prefix,
        "the frame number is in the name of a directory; expected it in the name of the file")
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
      "contains \(taken), a file of this sequence; expected no such files. Use --force to replace "
        + "them"
    )
  }
}
