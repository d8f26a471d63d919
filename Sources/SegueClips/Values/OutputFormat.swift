// The formats of outputs, including those that are not supported yet, whose names are rejected
// explicitly rather than interpreted differently.

import SegueVideo

/// The formats of clips.
package enum OutputFormat: String, CaseIterable, Sendable {
  case mp4, mov, png, y4m, rawvideo

  /// Returns the format for the filename extension of a path, or `nil` if it is not that of a
  /// format.
  package static func of(path: String) throws(UsageProblem) -> OutputFormat? {
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
    (["mp4", "m4v"], .mp4), (["mov"], .mov), (["png"], .png), (["y4m"], .y4m),
    (["rgba", "raw"], .rawvideo),
  ]

  /// The filename extensions of the format, without the dot, the usual one first.
  package var suffixes: [String] { Self.bySuffix.first { $0.format == self }?.suffixes ?? [] }

  private static let notBuiltYet = [
    "gif", "apng", "webp", "webm", "mkv", "avif", "jpg", "jpeg", "heic", "avi", "ogv", "tif",
    "tiff",
    "exr", "mxf",
  ]
  private static let expected = ".mp4, .mov, .png, .y4m, or .rgba"

  /// Returns a Boolean value that indicates whether a filename extension is that of a format,
  /// supported or not. Any other extension is a part of the name.
  package static func isKnown(suffix: String) -> Bool {
    notBuiltYet.contains(suffix) || bySuffix.contains { $0.suffixes.contains(suffix) }
  }

  /// A Boolean value that indicates whether the format is a movie file that contains all frames.
  package var isMovie: Bool { self == .mp4 || self == .mov }
}

extension OutputFormat {
  /// Returns the format with the given name, ignoring case.
  package static func named(_ text: String) throws(UsageProblem) -> OutputFormat {
    if let format = OutputFormat(rawValue: text.lowercased()) { return format }
    let state = notBuiltYet.contains(text.lowercased()) ? "it is not supported yet; " : ""
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageProblem("\(state)expected one of \(names)")
  }
}

extension OutputFormat {
  /// The container of the movie, or `nil` if the format is not a movie.
  package var container: MovieContainer? {
    switch self {
    case .mp4: .mp4
    case .mov: .mov
    case .png, .y4m, .rawvideo: nil
    }
  }
}
