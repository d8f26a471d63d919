// The names of generated symbols: the words of a set's name in camel case, without the kind at the
// end.

/// The rules for the names of symbols.
enum SymbolName {
  /// Returns the name of a property for a set: `hero` for `HeroImage` with the suffix `Image`.
  static func property(_ name: String, suffix: String) -> String {
    var name = camelCase(name)
    if name.hasSuffix(suffix), name.count > suffix.count {
      name = String(name.dropLast(suffix.count))
    }
    return prefixed(lowercasingStart(name))
  }

  /// Returns the name of a type for a folder.
  static func type(_ name: String) -> String { prefixed(camelCase(name)) }

  /// Returns a name as it is written in source.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Joins the words, which all characters but letters and digits separate, each with a capital.
  private static func camelCase(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Lowercases the first letter; of an abbreviation at the start all but the last capital.
  private static func lowercasingStart(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < name.count ? capitals - 1 : max(capitals, 1)
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static func prefixed(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while", "Type", "Protocol", "Self",
  ]
}

/// The names of properties that UIKit's types have.
enum TakenNames {
  static let images: Set = ["add", "actions", "checkmark", "remove", "strokedCheckmark"]
  static let colors: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor",
    "white", "yellow",
  ]
}
