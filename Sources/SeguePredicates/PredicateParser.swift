// The grammar of predicates' formats.

import Foundation

/// Reads a format with its arguments.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private let arguments: [Any?]
  private var index = 0
  private var argumentIndex = 0

  /// Returns the condition that a format describes.
  /// - Throws: `PredicateError` with the place of the mistake.
  static func node(_ format: String, _ arguments: [Any?]) throws(PredicateError) -> PredicateNode {
    var parser = PredicateParser(
      tokens: try PredicateLexer.tokens(format), arguments: arguments.map(FlatValue.flat))
    let node = try parser.disjunction()
    guard parser.token.kind == .end else {
      throw parser.error("found \(parser.token.shown); expected AND, OR or the end")
    }
    return node
  }

  /// Returns the value that a format describes.
  /// - Throws: `PredicateError` with the place of the mistake.
  static func expression(
    _ format: String, _ arguments: [Any?]
  ) throws(PredicateError) -> PredicateExpression {
    var parser = PredicateParser(
      tokens: try PredicateLexer.tokens(format), arguments: arguments.map(FlatValue.flat))
    let found = try parser.expression()
    guard parser.token.kind == .end else {
      throw parser.error("found \(parser.token.shown); expected a calculation or the end")
    }
    return found
  }

  private init(tokens: [PredicateToken], arguments: [Any?]) {
    (self.tokens, self.arguments) = (tokens, arguments)
  }

  private var token: PredicateToken { tokens[index] }
  private func error(_ reason: String) -> PredicateError {
    PredicateError(character: token.character, reason: reason)
  }

  // MARK: Words

  private mutating func advance() { if index < tokens.count - 1 { index += 1 } }

  private mutating func take(sign signs: String...) -> Bool {
    guard case .sign(let sign) = token.kind, signs.contains(sign) else { return false }
    advance()
    return true
  }

  private var keyword: String? {
    if case .word(let word) = token.kind { word.uppercased() } else { nil }
  }

  private mutating func take(word words: String...) -> Bool {
    guard let keyword, words.contains(keyword) else { return false }
    advance()
    return true
  }

  private mutating func expect(_ sign: String) throws(PredicateError) {
    guard take(sign: sign) else { throw error("found \(token.shown); expected \"\(sign)\"") }
  }

  // MARK: Conditions

  private mutating func disjunction() throws(PredicateError) -> PredicateNode {
    var parts = [try conjunction()]
    while take(word: "OR") || take(sign: "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(PredicateError) -> PredicateNode {
    var parts = [try negation()]
    while take(word: "AND") || take(sign: "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(PredicateError) -> PredicateNode {
    if take(word: "NOT") || take(sign: "!") { return .not(try negation()) }
    return try condition()
  }

  private mutating func condition() throws(PredicateError) -> PredicateNode {
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    guard case .sign("(") = token.kind else { return try comparison() }
    return try parenthesized()
  }

  /// Reads a condition in parentheses, or a comparison that begins with an expression in parentheses.
  private mutating func parenthesized() throws(PredicateError) -> PredicateNode {
    var (inner, outer) = (self, self)
    var mistake: PredicateError?
    do throws(PredicateError) {
      inner.advance()
      let node = try inner.disjunction()
      try inner.expect(")")
      if !inner.startsOperator {
        self = inner
        return node
      }
    } catch { mistake = error }
    do throws(PredicateError) {
      let node = try outer.comparison()
      self = outer
      return node
    } catch {
      // The reading that went further is the one that was meant.
      if let mistake, mistake.character > error.character { throw mistake }
      throw error
    }
  }

  private var startsOperator: Bool {
    switch token.kind {
    case .sign(let sign):
      ["==", "=", "!=", "<>", "<", ">", "<=", ">=", "=<", "=>", "+", "-", "**", "*", "/"]
        .contains(sign)
    case .word: keyword.map { Self.operators[$0] != nil } ?? false
    default: false
    }
  }

  private mutating func comparison() throws(PredicateError) -> PredicateNode {
    var quantifier = PredicateQuantifier.one
    if take(word: "ANY", "SOME") {
      quantifier = .any
    } else if take(word: "ALL") {
      quantifier = .all
    } else if take(word: "NONE") {
      quantifier = .none
    }
    let left = try expression()
    let (sign, isNegated) = try comparisonOperator()
    let options = try textOptions()
    let right = try expression()
    let node = PredicateNode.comparison(quantifier, left, sign, right, options)
    return isNegated ? .not(node) : node
  }

  private static let operators: [String: PredicateOperator] = [
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "CONTAINS": .contains, "LIKE": .like,
    "MATCHES": .matches, "IN": .among, "BETWEEN": .between,
  ]

  private static let signs: [String: PredicateOperator] = [
    "==": .equal, "=": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, ">": .greater,
    "<=": .lessOrEqual, "=<": .lessOrEqual, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]

  private mutating func comparisonOperator() throws(PredicateError) -> (PredicateOperator, Bool) {
    let isNegated = take(word: "NOT")
    let found: PredicateOperator? =
      switch token.kind {
      case .sign(let sign): Self.signs[sign]
      case .word: keyword.flatMap { Self.operators[$0] }
      default: nil
      }
    guard let found else {
      throw error("found \(token.shown); expected a comparison such as ==, CONTAINS or IN")
    }
    advance()
    return (found, isNegated)
  }

  private mutating func textOptions() throws(PredicateError) -> TextOptions {
    guard take(sign: "[") else { return [] }
    var options: TextOptions = []
    guard case .word(let letters) = token.kind else {
      throw error("found \(token.shown); expected c, d or cd")
    }
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.ignoresCase)
      case "d": options.insert(.ignoresDiacritics)
      case "l", "n", "w": break
      default: throw error("found \"\(letters)\"; expected c, d or cd")
      }
    }
    advance()
    try expect("]")
    return options
  }

  // MARK: Expressions

  private mutating func expression() throws(PredicateError) -> PredicateExpression {
    var result = try product()
    while case .sign(let sign) = token.kind, sign == "+" || sign == "-" {
      advance()
      result = .arithmetic(result, Character(sign), try product())
    }
    return result
  }

  private mutating func product() throws(PredicateError) -> PredicateExpression {
    var result = try power()
    while case .sign(let sign) = token.kind, sign == "*" || sign == "/" {
      advance()
      result = .arithmetic(result, Character(sign), try power())
    }
    return result
  }

  private mutating func power() throws(PredicateError) -> PredicateExpression {
    var result = try member()
    while take(sign: "**") { result = .arithmetic(result, "^", try member()) }
    return result
  }

  private mutating func member() throws(PredicateError) -> PredicateExpression {
    var result = try primary()
    while take(sign: ".") {
      if case .word(let path) = token.kind {
        advance()
        result = .property(result, path)
      } else if case .argument("K") = token.kind {
        result = .property(result, try path(try nextArgument()))
      } else {
        throw error("found \(token.shown); expected a key")
      }
    }
    return result
  }

  private mutating func primary() throws(PredicateError) -> PredicateExpression {
    switch token.kind {
    case .number(let value, let isInteger):
      advance()
      return .constant(isInteger ? NSNumber(value: Int64(value)) : NSNumber(value: value))
    case .text(let text):
      advance()
      return .constant(text)
    case .variable(let name):
      advance()
      return Self.variable(name)
    case .argument(let letter): return try argument(letter)
    case .word(let word): return try named(word)
    case .sign("-"):
      advance()
      return .arithmetic(.constant(0), "-", try primary())
    case .sign("("):
      advance()
      let inner = try expression()
      try expect(")")
      return inner
    case .sign("{"): return try list()
    default: throw error("found \(token.shown); expected a key path, a value or %@")
    }
  }

  private static func variable(_ name: String) -> PredicateExpression {
    guard let dot = name.firstIndex(of: ".") else { return .variable(name) }
    return .property(.variable(String(name[..<dot])), String(name[name.index(after: dot)...]))
  }

  private mutating func list() throws(PredicateError) -> PredicateExpression {
    advance()
    var parts: [PredicateExpression] = []
    while !take(sign: "}") {
      if !parts.isEmpty { try expect(",") }
      parts.append(try expression())
    }
    return .list(parts)
  }

  private mutating func argument(_ letter: Character) throws(PredicateError) -> PredicateExpression
  {
    let value = try nextArgument()
    return letter == "K" ? .keyPath(try path(value)) : .constant(value)
  }

  private mutating func nextArgument() throws(PredicateError) -> Any? {
    guard arguments.indices.contains(argumentIndex) else {
      throw error("\(token.shown) has no argument; expected \(argumentIndex + 1) of them")
    }
    advance()
    argumentIndex += 1
    return arguments[argumentIndex - 1]
  }

  private func path(_ value: Any?) throws(PredicateError) -> String {
    guard let path = value as? String else {
      throw error("the argument of %K is \(value.map { "\($0)" } ?? "nil"); expected a key path")
    }
    return path
  }

  private mutating func named(_ word: String) throws(PredicateError) -> PredicateExpression {
    advance()
    switch word.uppercased() {
    case "NIL", "NULL": return .constant(nil)
    case "YES", "TRUE": return .constant(NSNumber(value: true))
    case "NO", "FALSE": return .constant(NSNumber(value: false))
    case "SELF": return .subject
    case let path where path.hasPrefix("SELF."): return .keyPath(String(word.dropFirst(5)))
    case "SUBQUERY": return try subquery()
    case "AND", "OR", "NOT":
      index -= 1
      throw error("found \"\(word)\"; expected a key path, a value or %@")
    default: break
    }
    guard case .sign("(") = token.kind else { return .keyPath(word) }
    return try function(word)
  }

  private mutating func function(_ name: String) throws(PredicateError) -> PredicateExpression {
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard PredicateExpression.functions.contains(bare.lowercased()) else {
      let known = PredicateExpression.functions.sorted().joined(separator: ", ")
      throw error("there is no function \(name); expected one of \(known)")
    }
    try expect("(")
    var arguments: [PredicateExpression] = []
    while !take(sign: ")") {
      if !arguments.isEmpty { try expect(",") }
      arguments.append(try expression())
    }
    return .function(bare, arguments)
  }

  private mutating func subquery() throws(PredicateError) -> PredicateExpression {
    try expect("(")
    let base = try expression()
    try expect(",")
    guard case .variable(let name) = token.kind else {
      throw error("found \(token.shown); expected a variable such as $x")
    }
    advance()
    try expect(",")
    let condition = try disjunction()
    try expect(")")
    return .subquery(base, name, condition)
  }
}
