// Which files of an app its start can reach, by the names that they declare and use. Names in
// comments and strings count as uses, so that no file that is needed is missed.

/// The names that the files of an app declare and use.
struct SourceReach {
  private struct File {
    /// The names that others find in this file.
    var provided: Set<String> = []
    var used: Set<String> = []
    var extended: Set<String> = []
    var types: Set<String> = []
    var members: Set<String> = []
  }

  private let files: [String: File]

  /// Reads the files with the given texts, by path.
  init(_ texts: [(path: String, bytes: [UInt8])]) {
    var files = Dictionary(
      texts.map { ($0.path, Self.file($0.bytes)) }, uniquingKeysWith: { first, _ in first })
    let types = files.values.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    for (path, file) in files {
      let own = file.extended.intersection(types)
      let isForeign = own.count < file.extended.count
      files[path]?.provided = file.types.union(own).union(isForeign ? file.members : [])
    }
    self.files = files
  }

  /// Returns the paths of the files that can be reached.
  /// - Parameters:
  ///   - roots: The paths of files that are reached in any case.
  ///   - names: The names of declarations that are reached in any case.
  func reached(from roots: [String], names: Set<String>) -> Set<String> {
    var owners: [String: [String]] = [:]
    for (path, file) in files {
      for name in file.provided { owners[name, default: []].append(path) }
    }
    var found: Set<String> = []
    var waiting = roots + names.flatMap { owners[$0] ?? [] }
    while let path = waiting.popLast() {
      guard let file = files[path], found.insert(path).inserted else { continue }
      for name in file.used { waiting += (owners[name] ?? []).filter { !found.contains($0) } }
    }
    return found
  }

  private static let typeWords: Set<String> = [
    "class", "struct", "enum", "protocol", "actor", "typealias",
  ]
  private static let memberWords: Set<String> = ["func", "var", "let", "case", "operator"]

  private static func file(_ bytes: [UInt8]) -> File {
    var file = File()
    var last = ""
    for (word, depth) in wordsWithDepth(in: bytes) {
      if typeWords.contains(last) { file.types.insert(word) }
      if last == "extension" { file.extended.insert(word) }
      if memberWords.contains(last) {
        file.members.insert(word)
        // Declarations outside of types are found by their names, too.
        if depth == 0 { file.types.insert(word) }
      }
      file.used.insert(word)
      last = word
    }
    return file
  }

  /// Returns the identifiers in a text.
  static func words(in bytes: [UInt8]) -> [String] { wordsWithDepth(in: bytes).map(\.word) }

  /// Returns the identifiers in a text, with the number of braces around each.
  private static func wordsWithDepth(in bytes: [UInt8]) -> [(word: String, depth: Int)] {
    var (words, start, depth) = ([(String, Int)](), -1, 0)
    func isWord(_ byte: UInt8) -> Bool {
      byte == 95 || byte >= 128 || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
    }
    for (index, byte) in bytes.enumerated() {
      if isWord(byte) {
        if start < 0 { start = index }
      } else if start >= 0 {
        words.append((String(decoding: bytes[start..<index], as: UTF8.self), depth))
        start = -1
      }
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
    }
    if start >= 0 { words.append((String(decoding: bytes[start...], as: UTF8.self), depth)) }
    return words
  }
}
