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

  /// Returns whether the pattern contains the file at `path`, which is relative to its folder. A pattern
  /// of so many wildcards that this takes long contains nothing.
  func matches(_ path: String) -> Bool {
    var search = Search()
    return search.matches(path.split(separator: "/")[...], parts[...])
  }

  /// One comparison of a path with a pattern.
  private struct Search {
    /// The number of steps that are left.
    private var steps = 20_000

    mutating func matches(_ path: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
      guard let part = parts.first else { return path.isEmpty }
      steps -= 1
      if steps < 0 { return false }
      if part == "**" {
        return matches(path, parts.dropFirst())
          || (!path.isEmpty && matches(path.dropFirst(), parts))
      }
      guard let name = path.first, matches(name, part) else { return false }
      return matches(path.dropFirst(), parts.dropFirst())
    }

    private mutating func matches(_ name: Substring, _ pattern: Substring) -> Bool {
      guard let first = pattern.first else { return name.isEmpty }
      steps -= 1
      if steps < 0 { return false }
      switch first {
      case "*":
        let rest = pattern.drop { $0 == "*" }
        if rest.isEmpty { return true }
        for start in name.indices where matches(name[start...], rest) { return true }
        return false
      case "{":
        let end = pattern.firstIndex(of: "}") ?? pattern.endIndex
        let (rest, inside) = (pattern[end...].dropFirst(), pattern[..<end].dropFirst())
        for choice in inside.split(separator: ",", omittingEmptySubsequences: false) {
          let choice = choice.filter { $0 != " " }
          if name.hasPrefix(choice), matches(name.dropFirst(choice.count), rest) { return true }
        }
        return false
      case "?": return !name.isEmpty && matches(name.dropFirst(), pattern.dropFirst())
      default: return name.first == first && matches(name.dropFirst(), pattern.dropFirst())
      }
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
