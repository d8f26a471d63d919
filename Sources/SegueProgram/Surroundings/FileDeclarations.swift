// What one Swift file declares for others, and the types that it names: read from its words, which
// is enough to find the file that declares a name.

/// The declarations of a Swift file.
struct FileDeclarations {
  /// The types outside of other types.
  private(set) var types: Set<String> = []
  /// The protocols.
  private(set) var protocols: Set<String> = []
  /// The types at any depth.
  private(set) var allTypes: Set<String> = []
  /// The functions and values outside of types.
  private(set) var globals: Set<String> = []
  /// The members that extensions add, by the name of the extended type.
  private(set) var members: [String: Set<String>] = [:]
  /// What types and extensions inherit or conform to, by name.
  private(set) var parents: [String: Set<String>] = [:]
  /// The generic types.
  private(set) var generics: Set<String> = []
  /// The first labels of initializers in extensions, by the name of the extended type.
  private(set) var initializers: [String: Set<String>] = [:]
  /// The capitalized words that are not members.
  private(set) var capitalized: Set<String> = []

  private static let typeWords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]
  private static let memberWords: Set<String> = ["func", "var", "let", "case"]
  /// Words with which a declaration begins.
  private static let begins = typeWords.union(memberWords).union(["extension", "import"])
  private static let hiding: Set<String> = ["private", "fileprivate"]
  /// Words between a modifier such as `private` and the name of what it hides.
  private static let modifiers: Set<String> = [
    "final", "static", "class", "struct", "enum", "protocol", "func", "var", "let", "extension",
    "typealias", "lazy", "weak", "actor", "indirect",
  ]

  /// Reads the declarations in `bytes`.
  init(_ bytes: [UInt8]) {
    let words = SwiftWords(bytes).words
    var extended: (name: String, depth: Int)?
    var isInside = false
    for index in words.indices {
      let word = words[index]
      // What an extension conforms to is between its name and its braces.
      if word.depth > 0 {
        isInside = true
      } else if isInside || Self.begins.contains(word.text) {
        extended = nil
      }
      if !word.isMember, word.text.first?.isUppercase ?? false { capitalized.insert(word.text) }
      guard index > 0 else { continue }
      let last = words[index - 1]
      if last.text == "extension", last.depth == 0 {
        let name = Self.extendedName(words, index)
        (extended, isInside) = ((name, 0), false)
        readParents(of: name, words, index)
      } else if Self.typeWords.contains(last.text), !last.isMember {
        readType(words, index, extended?.name)
      } else if Self.memberWords.contains(last.text), !last.isMember {
        readMember(words, index, extended)
      } else if word.text == "init", let extended, word.depth == 1, !word.isMember {
        let label = words.indices.contains(index + 1) ? words[index + 1].text : ""
        initializers[extended.name, default: []].insert(label)
      }
    }
  }

  /// Returns the last part of the name of an extended type.
  private static func extendedName(_ words: [SwiftWords.Word], _ index: Int) -> String {
    var place = index
    while words.indices.contains(place + 1), words[place + 1].isMember { place += 1 }
    return words[place].text
  }

  private mutating func readType(_ words: [SwiftWords.Word], _ index: Int, _ outer: String?) {
    let word = words[index]
    guard word.text.first?.isUppercase ?? false else { return }
    allTypes.insert(word.text)
    if words[index - 1].text == "protocol" { protocols.insert(word.text) }
    if word.depth == 0, !Self.isHidden(words, index) { types.insert(word.text) }
    if let outer, word.depth == 1 { members[outer, default: []].insert(word.text) }
    if word.next == UInt8(ascii: "<") { generics.insert(word.text) }
    readParents(of: word.text, words, index)
  }

  private mutating func readMember(
    _ words: [SwiftWords.Word], _ index: Int, _ extended: (name: String, depth: Int)?
  ) {
    let word = words[index]
    guard !Self.isHidden(words, index) else { return }
    if word.depth == 0 { globals.insert(word.text) }
    if let extended, word.depth == 1 { members[extended.name, default: []].insert(word.text) }
  }

  /// Reads the words after the name of a type up to its braces.
  private mutating func readParents(of name: String, _ words: [SwiftWords.Word], _ index: Int) {
    var place = index + 1
    while words.indices.contains(place), words[place].depth == words[index].depth,
      !Self.typeWords.contains(words[place].text), !Self.memberWords.contains(words[place].text),
      words[place].text != "extension", words[place].text != "import"
    {
      parents[name, default: []].insert(words[place].text)
      place += 1
    }
  }

  /// Returns whether a class or a structure that is not part of a screen conforms to `name`.
  func conforms(to name: String) -> Bool {
    parents.contains { type, names in
      names.contains(name) && types.contains(type) && !protocols.contains(type)
        && !Self.areOfScreen(names.union([type]))
    }
  }

  /// Returns whether names are those of a part of a screen and what it inherits.
  static func areOfScreen(_ names: Set<String>) -> Bool {
    names.contains { word in screens.contains(where: word.hasSuffix) }
  }

  /// How the names of what is on a screen end.
  private static let screens = ["Controller", "View", "Cell", "Button", "Label", "Control"]

  private static func isHidden(_ words: [SwiftWords.Word], _ index: Int) -> Bool {
    var place = index - 1
    while place >= 0, modifiers.contains(words[place].text) { place -= 1 }
    return place >= 0 && hiding.contains(words[place].text)
      && words[place].next != UInt8(ascii: "(")
  }
}
