// The targets of a Swift package, as the text of its manifest declares them: where the sources of a
// module are. The manifest is not executed, so what a program in it computes is not found.

import SegueDiagnostics

/// The library targets that a manifest declares.
struct PackageManifest {
  /// A target.
  struct Target: Equatable {
    var name: String
    /// The folder of the target, relative to that of the package, or `nil` for the usual one.
    var path: String?
    /// The files and folders that do not belong to the target, relative to its folder.
    var exclude: [String] = []
    /// The files and folders that make up the target, relative to its folder; empty if all do.
    var sources: [String] = []
  }

  private(set) var targets: [Target] = []

  /// The functions that declare targets, of which only the first two have sources that others use.
  private static let kinds = [
    "target", "executableTarget", "testTarget", "binaryTarget", "systemLibrary", "plugin", "macro",
  ]

  /// The maximum size of a manifest, in bytes.
  private static let limit = 1 << 20

  /// Reads the manifest of the package in `folder`; an unreadable one declares nothing.
  init(of folder: String) {
    let bytes = try? ProjectFiles.read("\(folder)/Package.swift", limit: Self.limit)
    self.init(String(decoding: bytes ?? [], as: UTF8.self))
  }

  /// Reads the text of a manifest.
  init(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let dot = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: dot)...]
      let word = rest.prefix { $0.isLetter }
      guard Self.kinds.contains(String(word)) else { continue }
      let after = rest[word.endIndex...].drop { $0.isWhitespace }
      guard after.first == "(" else { continue }
      let (arguments, end) = Self.arguments(after)
      // Targets that are named as dependencies are in the arguments, and are not read again.
      rest = end
      guard ["target", "executableTarget"].contains(word), let name = arguments["name"]?.first
      else { continue }
      targets.append(
        Target(
          name: name, path: arguments["path"]?.first, exclude: arguments["exclude"] ?? [],
          sources: arguments["sources"] ?? []))
    }
  }

  /// Returns the strings in each labeled argument of a call, and what follows it. `text` begins with the
  /// parenthesis.
  private static func arguments(_ text: Substring) -> ([String: [String]], rest: Substring) {
    var (found, label, depth) = ([String: [String]](), "", 0)
    var rest = text
    while let character = rest.first {
      switch character {
      case "\"":
        let (string, end) = string(rest)
        if !label.isEmpty { found[label, default: []].append(string) }
        rest = end
        continue
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if depth == 0 { return (found, rest.dropFirst()) }
      case ",": if depth == 1 { label = "" }
      case ":": break
      case _ where character.isLetter:
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let after = rest[word.endIndex...].drop { $0.isWhitespace }
        if depth == 1, after.first == ":" { label = String(word) }
        rest = rest[word.endIndex...]
        continue
      default: break
      }
      rest = rest.dropFirst()
    }
    return (found, rest)
  }

  /// Returns the string that `text` begins with, and what follows it.
  private static func string(_ text: Substring) -> (String, rest: Substring) {
    var (string, rest) = ("", text.dropFirst())
    while let character = rest.first, character != "\"", !character.isNewline {
      rest = rest.dropFirst()
      if character == "\\", let escaped = rest.first {
        string.append(escaped)
        rest = rest.dropFirst()
      } else {
        string.append(character)
      }
    }
    return (string, rest.dropFirst())
  }

  private static func withoutComments(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let character = rest.first {
      if character == "\"" {
        let end = string(rest).rest
        result += rest[..<end.startIndex]
        rest = end
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
