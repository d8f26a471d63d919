// The words of a predicate's format.

/// A mistake in a format.
struct PredicateError: Error, Equatable {
  /// The place in the format, from 1.
  let character: Int
  /// What was found and what was expected.
  let reason: String
}

/// A word of a format.
struct PredicateToken: Equatable {
  enum Kind: Equatable {
    /// A name, a key path or a keyword.
    case word(String)
    case number(Double, isInteger: Bool)
    case text(String)
    /// An operator, a parenthesis, a comma.
    case sign(String)
    /// `%@`, `%K`, `%d` and the like, by its letter.
    case argument(Character)
    case variable(String)
    case end
  }

  let kind: Kind
  /// The place in the format, from 1.
  let character: Int

  /// The token as a message names it.
  var shown: String {
    switch kind {
    case .word(let word): "\"\(word)\""
    case .number(let value, let isInteger): isInteger ? "\(Int64(value))" : "\(value)"
    case .text(let text): "the string \"\(text)\""
    case .sign(let sign): "\"\(sign)\""
    case .argument(let letter): "%\(letter)"
    case .variable(let name): "$\(name)"
    case .end: "the end"
    }
  }
}

/// Reads the words of a format.
struct PredicateLexer {
  private let characters: [Character]
  private var index = 0

  private init(_ format: String) { characters = Array(format) }

  /// Returns the words of a format, with the end as the last one.
  static func tokens(_ format: String) throws(PredicateError) -> [PredicateToken] {
    var lexer = PredicateLexer(format)
    var tokens: [PredicateToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private var current: Character? { index < characters.count ? characters[index] : nil }

  private mutating func next() throws(PredicateError) -> PredicateToken {
    while current?.isWhitespace ?? false { index += 1 }
    let start = index + 1
    guard let first = current else { return PredicateToken(kind: .end, character: start) }
    let kind: PredicateToken.Kind
    if first == "\"" || first == "'" {
      kind = try text(first)
    } else if first == "%" {
      kind = try argument()
    } else if first.isNumber {
      kind = try number()
    } else if Self.isName(first) {
      kind = .word(word())
    } else if first == "$" {
      index += 1
      kind = .variable(word())
    } else {
      kind = try sign()
    }
    return PredicateToken(kind: kind, character: start)
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || ["_", "@", "#", "\\"].contains(character)
  }

  private mutating func word() -> String {
    let start = index
    while let character = current, Self.isName(character) || character.isNumber || character == "."
    {
      index += 1
    }
    return String(characters[start..<index].filter { $0 != "#" && $0 != "\\" })
  }

  private mutating func text(_ quote: Character) throws(PredicateError) -> PredicateToken.Kind {
    let start = index + 1
    index += 1
    var text = ""
    while let character = current, character != quote {
      if character == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    guard current == quote else {
      throw PredicateError(
        character: start, reason: "a string has no end; expected \(quote) after it")
    }
    index += 1
    return .text(text)
  }

  private mutating func argument() throws(PredicateError) -> PredicateToken.Kind {
    let start = index + 1
    index += 1
    while let letter = current, ["l", "h", "q", "z"].contains(letter) { index += 1 }
    guard let letter = current, "@KdDiuUxXfFgGeEcs".contains(letter) else {
      throw PredicateError(
        character: start,
        reason: "% is followed by \(current.map { "\"\($0)\"" } ?? "the end"); "
          + "expected an argument such as %@, %K, %d or %f")
    }
    index += 1
    return .argument(letter)
  }

  private mutating func number() throws(PredicateError) -> PredicateToken.Kind {
    let start = index
    while let character = current, character.isNumber || character.isLetter || character == "." {
      index += 1
    }
    let text = String(characters[start..<index])
    if text.hasPrefix("0x"), let value = Int64(text.dropFirst(2), radix: 16) {
      return Self.number(Double(value))
    }
    guard let value = Double(text) else {
      throw PredicateError(character: start + 1, reason: "\"\(text)\" is no number; expected one")
    }
    return Int64(text) == nil ? .number(value, isInteger: false) : Self.number(value)
  }

  /// Returns a whole number, or a real one if it does not fit 64 bits.
  private static func number(_ value: Double) -> PredicateToken.Kind {
    .number(value, isInteger: Int64(exactly: value) != nil)
  }

  private static let signs = [
    "==", "=>", "=<", ">=", "<=", "!=", "<>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", "+", "-", "**", "*", "/", ".",
  ]

  private mutating func sign() throws(PredicateError) -> PredicateToken.Kind {
    let rest = String(characters[index..<min(index + 2, characters.count)])
    guard let sign = Self.signs.first(where: rest.hasPrefix) else {
      throw PredicateError(
        character: index + 1, reason: "found \"\(characters[index])\"; expected a comparison")
    }
    index += sign.count
    return .sign(sign)
  }
}
