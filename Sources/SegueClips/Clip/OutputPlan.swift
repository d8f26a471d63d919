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
  case directory(path: String)
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
      guard format ?? .png == .png, ofPath == .png else {
        throw UsageProblem(
          "\(output) is a pattern for several files; expected a pattern that ends in .png")
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
    guard let format, format != .png else { return .directory(path: directory) }
    return each(in: directory, format: format, stem: stem)
  }

  /// Returns the plan for one of several scenes in a directory, under the scene's name.
  package static func each(in directory: String, format: OutputFormat, stem: String) -> OutputPlan {
    let path = directory + (directory.hasSuffix("/") ? "" : "/") + stem
    return format == .png ? .directory(path: path) : .file(path: "\(path).\(format.suffix)", format)
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
    switch format ?? ofPath {
    case .png: return ofPath == nil ? .directory(path: path) : .still(path: path)
    case let format?: return .file(path: path, format)
    case nil: return .directory(path: path)
    }
  }

  private static func streamFormat(_ format: OutputFormat?) throws(UsageProblem) -> OutputFormat {
    guard let format, format != .mov else {
      throw UsageProblem("-o - requires a format; expected --format y4m, rawvideo, png, or mp4")
    }
    return format
  }

  /// The path or name of the output, for messages.
  package var path: String {
    switch self {
    case .file(let path, _), .still(let path), .directory(let path): path
    case .pattern(let pattern): pattern.description
    case .standardOutput: "standard output"
    }
  }

  /// A Boolean value that indicates whether the output is encoded with the options of
  /// `EncodingOptions`.
  package var isMovie: Bool {
    switch self {
    case .file(_, let format), .standardOutput(let format): format.isMovie
    case .still, .directory, .pattern: false
    }
  }

  /// A Boolean value that indicates whether frames are converted to 4:2:0 planes, which have even
  /// sizes.
  package var hasEvenSize: Bool {
    switch self {
    case .file(_, let format), .standardOutput(let format): format.isMovie || format == .y4m
    case .still, .directory, .pattern: false
    }
  }

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

extension OutputFormat {
  /// The filename extension of this format.
  package var suffix: String { self == .rawvideo ? "rgba" : rawValue }
}
