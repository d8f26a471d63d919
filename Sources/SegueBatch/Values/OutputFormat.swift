// What can be written, and what cannot be yet: a name that is known but not built is refused by
// name, never taken for something else.

import SegueVideo

/// What a clip is written as.
package enum OutputFormat: String, CaseIterable, Sendable {
  case mp4, mov, png, y4m, rawvideo

  /// The format that a path's extension stands for.
  package static func of(path: String) throws(UsageProblem) -> OutputFormat? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let suffix = name[name.index(after: dot)...].lowercased()
    if let format = bySuffix.first(where: { $0.suffixes.contains(suffix) }) { return format.format }
    throw UsageProblem(
      notBuiltYet.contains(suffix)
        ? "\(path): output as '.\(suffix)' is not built yet; expected \(expected)"
        : "\(path): nothing is known to be written as '.\(suffix)'; expected \(expected)")
  }

  private static let bySuffix: [(suffixes: [String], format: OutputFormat)] = [
    (["mp4", "m4v"], .mp4), (["mov"], .mov), (["png"], .png), (["y4m"], .y4m),
    (["rgba", "raw"], .rawvideo),
  ]
  private static let notBuiltYet = [
    "gif", "apng", "webp", "webm", "mkv", "avif", "jpg", "jpeg", "heic", "avi", "ogv", "tif",
    "tiff",
    "exr", "mxf",
  ]
  private static let expected = ".mp4, .mov, .png, .y4m or .rgba"

  /// Whether an extension stands for a format, built or not; any other is a part of a name.
  package static func isKnown(suffix: String) -> Bool {
    notBuiltYet.contains(suffix) || bySuffix.contains { $0.suffixes.contains(suffix) }
  }

  /// Whether it is a file with all frames in it.
  package var isMovie: Bool { self == .mp4 || self == .mov }
}

extension OutputFormat {
  /// The format of this name, whatever its case.
  package static func named(_ text: String) throws(UsageProblem) -> OutputFormat {
    if let format = OutputFormat(rawValue: text.lowercased()) { return format }
    let state = notBuiltYet.contains(text.lowercased()) ? "it is not built yet; " : ""
    let names = allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageProblem("\(state)expected one of \(names)")
  }
}

extension OutputFormat {
  /// The kind of movie file; `nil` for what is no movie.
  package var container: MovieContainer? {
    switch self {
    case .mp4: .mp4
    case .mov: .mov
    case .png, .y4m, .rawvideo: nil
    }
  }
}
