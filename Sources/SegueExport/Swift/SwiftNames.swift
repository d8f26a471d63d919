// Names of a scene as names of Swift.

enum SwiftNames {
  /// Returns the name of a type: the words of `name`, each with a capital.
  static func type(_ name: String) -> String {
    let words = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = words.unicodeScalars.first else { return "Scene" }
    return first.properties.isAlphabetic ? words : "Scene" + words
  }

  /// Returns names of types for `names`, each with a number if it is taken.
  static func types(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let name = type(name)
      let candidates = [name] + (2...(names.count + 1)).map { "\(name)\($0)" }
      let free = candidates.first { !taken.contains($0) } ?? name
      taken.insert(free)
      return free
    }
  }

  /// Returns the name of a variable for the view `id` of a screen.
  static func variable(_ id: String, on screen: String) -> String { screen + type(id) }

  /// Returns a text as a literal.
  static func literal(_ text: String) -> String {
    "\"" + text.map { ["\\": "\\\\", "\"": "\\\""][$0] ?? String($0) }.joined() + "\""
  }

  /// Returns a text for a comment of one line.
  static func comment(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  private static func words(of name: String) -> [Substring] {
    name.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
  }
}
