// The formats of outputs, including those that are not supported yet, whose names are rejected
// explicitly rather than interpreted differently.

import SegueRecording
import SegueVideo

/// The formats of clips. The raw value is the filename extension, except that of `rawvideo`.
package enum OutputFormat: String, CaseIterable, Sendable {
  case mp4, mov, webm, gif, apng, webp, png
  case jpeg = "jpg"
  case avif, y4m, rawvideo

  /// Returns the format for the filename extension of a path, or `nil` if it is not that of a
  /// format.
  /// - Parameter expected: The filename extensions that the message about another one lists.
  package static func of(path: String, expected: String = Self.expected) throws(UsageProblem)
    -> OutputFormat?
  {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    if let format = bySuffix.first(where: { $0.suffixes.contains(suffix) }) { return format.format }
    throw UsageProblem(
      notBuiltYet.contains(suffix)
        ? "\(path): the format '.\(suffix)' is not supported yet; expected \(expected)"
        : "\(path): the format '.\(suffix)' is unknown; expected \(expected)")
  }

  private static let bySuffix: [(suffixes: [String], format: OutputFormat)] = [
    (["mp4", "m4v"], .mp4), (["mov"], .mov), (["webm"], .webm), (["gif"], .gif),
    (["apng"], .apng), (["webp"], .webp), (["png"], .png), (["jpg", "jpeg"], .jpeg),
    (["avif"], .avif),
    (["y4m"], .y4m), (["rgba", "raw"], .rawvideo),
  ]

  /// The filename extensions of the format, without the dot, the usual one first.
  package var suffixes: [String] { Self.bySuffix.first { $0.format == self }?.suffixes ?? [] }

  private static let notBuiltYet = [
    "mkv", "heic", "avi", "ogv", "tif", "tiff", "exr", "mxf",
  ]
  /// The filename extensions of all formats, for messages.
  package static let expected =
    ".mp4, .mov, .webm, .gif, .apng, .webp, .png, .jpg, .avif, .y4m, or .rgba"

  /// The filename extensions of the formats of single images, for messages.
  package static let expectedOfImages = ".png, .jpg, .webp, or .avif"

  /// Returns a Boolean value that indicates whether a filename extension is that of a format,
  /// supported or not. Any other extension is a part of the name.
  package static func isKnown(suffix: String) -> Bool {
    notBuiltYet.contains(suffix) || bySuffix.contains { $0.suffixes.contains(suffix) }
  }

  /// Returns the format with the given name, ignoring case.
  package static func named(_ text: String) throws(UsageProblem) -> OutputFormat {
    let name = text.lowercased()
    if let format = OutputFormat(rawValue: name == "jpeg" ? "jpg" : name) { return format }
    let state = notBuiltYet.contains(name) ? "it is not supported yet; " : ""
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageProblem("\(state)expected one of \(names)")
  }

  /// The filename extension of this format.
  package var suffix: String { self == .rawvideo ? "rgba" : rawValue }
}

/// The properties of formats.
extension OutputFormat {
  /// The container of the movie, or `nil` if the format is not a movie.
  package var container: MovieContainer? {
    switch self {
    case .mp4: .mp4
    case .mov: .mov
    case .webm: .webm
    case .gif, .apng, .webp, .png, .jpeg, .avif, .y4m, .rawvideo: nil
    }
  }

  /// A Boolean value that indicates whether the format is a movie, which has a codec.
  package var isMovie: Bool { container != nil }

  /// A Boolean value that indicates whether a clip in this format is one file per frame.
  package var isSequence: Bool { [.png, .jpeg, .avif].contains(self) }

  /// A Boolean value that indicates whether the format can contain a single image.
  package var isStill: Bool { isSequence || self == .webp }

  /// A Boolean value that indicates whether `--quality` applies to the format.
  package var hasQuality: Bool { [.gif, .webp, .jpeg, .avif].contains(self) }

  /// A Boolean value that indicates whether the format can be written to a pipe.
  package var isStreamable: Bool { ![.mov, .apng, .webp, .avif].contains(self) }

  /// A Boolean value that indicates whether parts of a clip in this format can be made on several
  /// machines and joined.
  package var isJoinable: Bool { [.mp4, .mov, .png, .y4m, .rawvideo].contains(self) }

  /// A Boolean value that indicates whether the format keeps transparency. Movies do with some
  /// codecs.
  package func keepsAlpha(codec: MovieCodec?) -> Bool {
    switch self {
    case .mp4, .mov, .webm: (codec ?? usualCodec).map { $0.keepsAlpha(in: container) } ?? false
    case .gif, .apng, .webp, .png, .avif, .rawvideo: true
    case .jpeg, .y4m: false
    }
  }

  /// The codec of a movie in this format unless another one is chosen.
  package var usualCodec: MovieCodec? { container?.usualCodec }

  /// Returns the format of a single image, or of each image of a sequence.
  package func still(quality: Int?) -> StillFormat {
    switch self {
    case .jpeg: .jpeg(quality: quality ?? StillFormat.usualJPEGQuality)
    case .webp: .webP(quality: quality)
    case .avif: .avif(quality: quality ?? StillFormat.usualAVIFQuality)
    default: .png
    }
  }
}
