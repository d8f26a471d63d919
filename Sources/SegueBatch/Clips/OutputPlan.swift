// From what was typed after `-o` to one kind of output; whatever contradicts itself is refused here,
// before anything is read or drawn.

import Foundation
import SegueRecording

/// Where a clip goes and as what.
package enum OutputPlan: Hashable, Sendable {
  /// A file with all frames in it.
  case file(path: String, OutputFormat)
  /// A single picture.
  case still(path: String)
  /// One picture a frame, in a directory of their own.
  case directory(path: String)
  /// One picture a frame, named after a pattern.
  case pattern(FramePattern)
  /// Standard output.
  case standardOutput(OutputFormat)

  /// The plan for one scene.
  /// - Parameters:
  ///   - isDirectory: whether a path is a directory that exists.
  ///   - stem: what a file in a directory is called, without extension.
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
        throw UsageProblem("\(output) is a pattern for many files; expected it to end in .png")
      }
      self = .pattern(pattern)
    } else {
      self = try Self.file(output, format: format)
    }
  }

  /// A directory that exists, or is said to be one: the frames go right into it, a movie under the
  /// scene's name.
  private static func inside(_ directory: String, format: OutputFormat?, stem: String)
    throws(UsageProblem) -> OutputPlan
  {
    guard let format, format != .png else { return .directory(path: directory) }
    return each(in: directory, format: format, stem: stem)
  }

  /// The place for one of several scenes in a directory, under the scene's name.
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
        "--format is \(format.rawValue) and \(path) ends in .\(ofPath.suffix); expected the same")
    }
    switch format ?? ofPath {
    case .png: return ofPath == nil ? .directory(path: path) : .still(path: path)
    case let format?: return .file(path: path, format)
    case nil: return .directory(path: path)
    }
  }

  private static func streamFormat(_ format: OutputFormat?) throws(UsageProblem) -> OutputFormat {
    guard let format, format != .mov else {
      throw UsageProblem("-o - needs a format; expected --format y4m, rawvideo, png or mp4")
    }
    return format
  }

  /// What is written, for messages.
  package var path: String {
    switch self {
    case .file(let path, _), .still(let path), .directory(let path): path
    case .pattern(let pattern): pattern.description
    case .standardOutput: "standard output"
    }
  }

  /// Whether it is encoded with the options of `EncodingOptions`.
  package var isMovie: Bool {
    switch self {
    case .file(_, let format), .standardOutput(let format): format.isMovie
    case .still, .directory, .pattern: false
    }
  }

  /// Whether frames go through 4:2:0 planes.
  package var hasEvenSize: Bool {
    switch self {
    case .file(_, let format), .standardOutput(let format): format.isMovie || format == .y4m
    case .still, .directory, .pattern: false
    }
  }

  /// Whether it is a single picture.
  package var isPicture: Bool {
    if case .still = self { true } else { false }
  }

  /// Bytes of the finished file, if it is one.
  package var fileSize: Int? {
    switch self {
    case .file(let path, _), .still(let path):
      var status = stat()
      return stat(path, &status) == 0 ? Int(status.st_size) : nil
    case .directory, .pattern, .standardOutput: return nil
    }
  }

  /// Whether standard output is taken.
  package var isStandardOutput: Bool {
    if case .standardOutput = self { true } else { false }
  }
}

extension OutputFormat {
  /// The extension that files of this kind get.
  package var suffix: String { self == .rawvideo ? "rgba" : rawValue }
}
