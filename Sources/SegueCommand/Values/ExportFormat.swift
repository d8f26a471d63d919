// The formats of `segue export`, and the filename extensions that they go with.

import ArgumentParser
import SegueClips

/// A format of other tools.
enum ExportFormat: String, CaseIterable, ExpressibleByArgument {
  case lottie, css, json, swift

  /// The format of layers that move, or `nil` for a format of code.
  var layerFormat: LayerFormat? { LayerFormat(rawValue: rawValue) }

  /// The filename extensions of the format, without the dot, the usual one first.
  private var suffixes: [String] {
    switch self {
    case .lottie, .json: ["json"]
    case .css: ["html", "htm"]
    case .swift: ["swift"]
    }
  }

  /// Returns the format that the filename extension of a path determines, or `nil` if it may be that
  /// of several formats or of none.
  static func implied(by path: String) -> ExportFormat? {
    let formats = named(by: path)
    return formats.count == 1 ? formats[0] : nil
  }

  /// Returns the formats that a path may be meant for: those with its filename extension, or all.
  static func named(by path: String) -> [ExportFormat] {
    guard let suffix = suffix(of: path) else { return allCases }
    let formats = allCases.filter { $0.suffixes.contains(suffix) || $0.rawValue == suffix }
    return formats.isEmpty ? allCases : formats
  }

  /// Returns the filename extension of a path in lowercase, without the dot, or `nil`.
  private static func suffix(of path: String) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Throws an error if a path has the filename extension of another format, of clips or of other
  /// tools. Any other extension is a part of the name.
  func checkSuffix(of path: String) throws {
    guard let suffix = Self.suffix(of: path) else { return }
    // A .lottie file is an archive, which players open as one.
    let others = Self.allCases.flatMap(\.suffixes) + ["css", "js", "lottie", "yaml", "yml"]
    let isOther = others.contains(suffix) || OutputFormat.isKnown(suffix: suffix)
    guard isOther, !suffixes.contains(suffix) else { return }
    throw ValidationError(
      "--as is \(rawValue), but \(path) ends in .\(suffix); expected .\(suffixes[0])")
  }
}
