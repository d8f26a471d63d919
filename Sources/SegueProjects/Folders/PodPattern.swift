// The patterns by which podspecs name files: `Pod/Classes/**/*.{swift,h}`.

/// A pattern for paths.
struct PodPattern {
  /// The folder, or the file, before the first wildcard.
  let folder: String
  /// The parts from the first wildcard on; a folder by itself stands for the files in it.
  private let parts: [Substring]

  init(_ text: String) {
    let all = text.split(separator: "/")
    let fixed = all.prefix { !$0.contains { "*?[{".contains($0) } }
    folder = fixed.isEmpty ? "." : fixed.joined(separator: "/")
    parts = fixed.count == all.count ? ["*"] : Array(all.dropFirst(fixed.count))
  }

  /// Returns whether the pattern contains the file at `path`, which is relative to its folder.
  func matches(_ path: String) -> Bool {
    Self.matches(path.split(separator: "/")[...], parts[...])
  }

  private static func matches(_ path: ArraySlice<Substring>, _ parts: ArraySlice<Substring>)
    -> Bool
  {
    guard let part = parts.first else { return path.isEmpty }
    if part == "**" {
      return matches(path, parts.dropFirst())
        || (!path.isEmpty && matches(path.dropFirst(), parts))
    }
    guard let name = path.first, matches(name, part) else { return false }
    return matches(path.dropFirst(), parts.dropFirst())
  }

  private static func matches(_ name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    switch first {
    case "*":
      let rest = pattern.drop { $0 == "*" }
      return rest.isEmpty || name.indices.contains { matches(name[$0...], rest) }
    case "{":
      let end = pattern.firstIndex(of: "}") ?? pattern.endIndex
      let rest = pattern[end...].dropFirst()
      let inside = pattern[..<end].dropFirst()
      let choices = inside.split(separator: ",", omittingEmptySubsequences: false)
      return choices.contains { choice in
        let choice = choice.filter { $0 != " " }
        return name.hasPrefix(choice) && matches(name.dropFirst(choice.count), rest)
      }
    case "?": return !name.isEmpty && matches(name.dropFirst(), pattern.dropFirst())
    default: return name.first == first && matches(name.dropFirst(), pattern.dropFirst())
    }
  }

  /// Returns the texts in single or double quotation marks.
  static func quoted(_ text: Substring) -> [String] {
    var (texts, current, mark) = ([String](), "", Character?.none)
    for character in text {
      if let open = mark {
        if character == open {
          texts.append(current)
          (current, mark) = ("", nil)
        } else {
          current.append(character)
        }
      } else if character == "'" || character == "\"" {
        mark = character
      }
    }
    return texts
  }
}
