// The conversion of the argument of `-o` to one kind of output. Contradictions are rejected here,
// before anything is read or rendered.

import Foundation
import SegueRecording

/// The destination and the format of a clip.
package enum OutputPlan: Hashable, Sendable {
  /// One file that contains all frames.
  case file(path: String, OutputFormat)
  /// A single image.
  case still(path: String)
  /// One image per frame, in a directory of their own.
  case directory(path: String, format: OutputFormat = .png)
  /// One image per frame, with names from a pattern.
  case pattern(FramePattern)
  /// Standard output.
  case standardOutput(OutputFormat)

  /// Creates the plan for one scene.
  /// - Parameters:
  ///   - isDirectory: Returns a Boolean value that indicates whether a path is an existing
  ///     directory.
  ///   - stem: The name of a file in a directory, without filename extension.
  package init(
    _ output: String, format: OutputFormat?, stem: String, isDirectory: (String) -> Bool
  ) throws(UsageProblem) {
    if output == "-" {
      self = .standardOutput(try Self.streamFormat(format))
    } else if output.hasSuffix("/") || isDirectory(output) {
      self = try Self.inside(output, format: format, stem: stem)
    } else if let pattern = FramePattern(output) {
      let ofPath = try OutputFormat.of(path: output)
      guard let ofPath, ofPath.isStill, format ?? ofPath == ofPath else {
        throw UsageProblem(
          "\(output) is a pattern for several files; expected a pattern that ends in .png, .jpg, "
            + ".webp, or .avif")
      }
      self = .pattern(pattern)
    } else {
      self = try Self.file(output, format: format)
    }
  }

  /// Returns the plan for a directory that exists or is written as one: frames are written directly
  /// into it, a movie under the scene's name.
  private static func inside(_ directory: String, format: OutputFormat?, stem: String)
    throws(UsageProblem) -> OutputPlan
  {
    let format = format ?? .png
    if format.isSequence { return .directory(path: directory, format: format) }
    return each(in: directory, format: format, stem: stem)
  }

  /// Returns the plan for one of several scenes in a directory, under the scene's name.
  package static func each(in directory: String, format: OutputFormat, stem: String) -> OutputPlan {
    let path = directory + (directory.hasSuffix("/") ? "" : "/") + stem
    return format.isSequence
      ? .directory(path: path, format: format) : .file(path: "\(path).\(format.suffix)", format)
  }

  private static func file(_ path: String, format: OutputFormat?) throws(UsageProblem)
    -> OutputPlan
  {
    let ofPath = try OutputFormat.of(path: path)
    if let format, let ofPath, format != ofPath {
      throw UsageProblem(
        "--format is \(format.rawValue), but \(path) ends in .\(ofPath.suffix); expected the same "
          + "format"
      )
    }
    guard let format = format ?? ofPath else { return .directory(path: path) }
    guard format.isSequence else { return .file(path: path, format) }
    return ofPath == nil ? .directory(path: path, format: format) : .still(path: path)
  }

  private static func streamFormat(_ format: OutputFormat?) throws(UsageProblem) -> OutputFormat {
    guard let format, format.isStreamable else {
      throw UsageProblem(
        "-o - requires a format that can be written to a pipe; expected --format y4m, rawvideo, "
          + "png, jpg, gif, mp4, or webm")
    }
    return format
  }

  /// The path or name of the output, for messages.
  package var path: String {
    switch self {
    case .file(let path, _), .still(let path), .directory(let path, _): path
    case .pattern(let pattern): pattern.description
    case .standardOutput: "standard output"
    }
  }

  /// The format of the file, or of each of the files.
  package var format: OutputFormat {
    switch self {
    case .file(_, let format), .standardOutput(let format), .directory(_, let format): format
    case .still(let path): Self.format(of: path)
    case .pattern(let pattern): Self.format(of: pattern.suffix)
    }
  }

  private static func format(of path: String) -> OutputFormat {
    (try? OutputFormat.of(path: "x" + path)) ?? .png
  }

  /// The pattern of the files if there is one per frame, otherwise `nil`.
  package var frames: FramePattern? {
    switch self {
    case .directory(let path, let format):
      FramePattern(directory: path, suffix: "." + format.suffix)
    case .pattern(let pattern): pattern
    case .file, .still, .standardOutput: nil
    }
  }

  /// A Boolean value that indicates whether the output is a movie.
  package var isMovie: Bool { format.isMovie }

  /// A Boolean value that indicates whether the output is a single image.
  package var isImage: Bool {
    if case .still = self { true } else { false }
  }

  /// The size of the finished file in bytes, if the output is a single file.
  package var fileSize: Int? {
    switch self {
    case .file(let path, _), .still(let path):
      var status = stat()
      return stat(path, &status) == 0 ? Int(status.st_size) : nil
    case .directory, .pattern, .standardOutput: return nil
    }
  }

  /// A Boolean value that indicates whether the output is standard output.
  package var isStandardOutput: Bool {
    if case .standardOutput = self { true } else { false }
  }
}
