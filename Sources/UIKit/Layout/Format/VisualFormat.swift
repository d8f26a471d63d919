// A parser for Apple's visual format: a row of views, the connections between them, and their
// sizes.

import Foundation

/// A parsed visual format.
struct VisualFormat {
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Object?
  }

  /// A number, or the name of a metric or view.
  enum Object: Equatable {
    case number(Double)
    case name(String)
  }

  /// The connection between two elements.
  enum Connection: Equatable {
    /// The elements touch.
    case flush
    /// The elements have the standard spacing.
    case standard
    case predicates([Predicate])
  }

  enum Element: Equatable {
    case superview
    case view(name: String, [Predicate])
  }

  var isVertical = false
  var elements: [Element] = []
  /// The connections between the elements, one fewer than those.
  var connections: [Connection] = []
}

/// An error in a format and its position.
struct VisualFormatError: Error {
  let message: String
  let position: Int
}

/// Parses a format from left to right.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) { characters = Array(format) }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.format()
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func need(_ character: Character) throws(VisualFormatError) {
    if !take(character) { throw error("expected '\(character)'") }
  }

  private func error(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, position: position)
  }

  // MARK: Grammar

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if next == "H" || next == "V" {
      format.isVertical = next == "V"
      position += 1
      try need(":")
    }
    if take("|") {
      format.elements.append(.superview)
      format.connections.append(try connection())
    }
    format.elements.append(try view())
    while let next {
      format.connections.append(try connection())
      if take("|") {
        format.elements.append(.superview)
        if let rest = self.next { throw error("expected the end, not '\(rest)'") }
        return format
      }
      guard next == "-" || next == "[" else { throw error("expected '-', '[' or '|'") }
      format.elements.append(try view())
    }
    return format
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let predicates = next == "(" ? try predicateList() : [try predicate()]
    try need("-")
    return .predicates(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    try need("[")
    let name = try name()
    let predicates = next == "(" ? try predicateList() : []
    try need("]")
    return .view(name: name, predicates)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try need("(")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    try need(")")
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if let sign = next, "=<>".contains(sign) {
      position += 1
      try need("=")
      relation = sign == "=" ? .equal : sign == "<" ? .lessThanOrEqual : .greaterThanOrEqual
    }
    let object = try object()
    let priority = take("@") ? try self.object() : nil
    return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
  }

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Object {
    guard let first = next, first.isNumber || "-+.".contains(first) else {
      return .name(try name())
    }
    let start = position
    position += 1
    while let next, next.isNumber || next == "." { position += 1 }
    guard let number = Double(String(characters[start..<position])) else {
      throw error("expected a number")
    }
    return .number(number)
  }

  private mutating func name() throws(VisualFormatError) -> String {
    let start = position
    while let next, next.isLetter || next.isNumber || next == "_" { position += 1 }
    guard position > start else { throw error("expected a name") }
    return String(characters[start..<position])
  }
}
