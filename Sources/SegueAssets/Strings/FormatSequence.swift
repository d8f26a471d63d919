// Formats with positions, such as `%2$@: %1$d`, as formats whose specifiers take their arguments one
// after the other. Foundation crashes where positions skip an argument, as translations may.

/// A format without positions.
package struct FormatSequence: Sendable, Hashable {
  /// An argument that the format takes.
  package struct Argument: Sendable, Hashable {
    /// The place among the arguments of the original format, counted from 0.
    package var index: Int
    /// A Boolean value that indicates whether the argument is an object, as for `%@`.
    package var isObject = false
  }

  /// The format. Specifiers without an argument are the text `(null)`.
  package private(set) var format = ""
  /// The arguments in the order in which the format takes them.
  package private(set) var arguments: [Argument] = []
  private let count: Int
  private var next = 0

  /// Reads a format.
  /// - Parameter count: The number of its arguments.
  package init(_ text: String, count: Int) {
    self.count = count
    var rest = Substring(text)
    while let percent = rest.firstIndex(of: "%") {
      format += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        format += "%%"
        rest.removeFirst()
      } else {
        readSpecifier(&rest)
      }
    }
    format += rest
  }

  /// Reads a specifier after its percent sign. What is none remains as it is.
  private mutating func readSpecifier(_ rest: inout Substring) {
    let start = rest
    let position = Self.position(&rest)
    var (body, stars) = ("", 0)
    while let character = rest.first, Self.modifiers.contains(character) {
      if character == "*" { stars += 1 }
      body.append(character)
      rest.removeFirst()
    }
    guard let conversion = rest.first, Self.conversions.contains(conversion) else {
      format += "%%"
      rest = start
      return
    }
    rest.removeFirst()
    let widths = (0..<stars).map { _ in take() }
    let index = position.map { $0 - 1 } ?? take()
    guard (widths + [index]).allSatisfy({ $0 < count }) else {
      format += "(null)"
      return
    }
    format += "%\(body)\(conversion)"
    arguments += widths.map { Argument(index: $0) }
    arguments.append(Argument(index: index, isObject: conversion == "@"))
  }

  private mutating func take() -> Int {
    defer { next += 1 }
    return next
  }

  private static let modifiers: Set<Character> = Set("-+ #'0123456789.*hlqLztj")
  private static let conversions: Set<Character> = Set("@dDiuUxXoOfFeEgGaAcCsSp")

  /// Reads a position such as `2$`.
  static func position(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let end = rest.dropFirst(digits.count)
    guard end.first == "$", let number = Int(digits), number > 0 else { return nil }
    rest = end.dropFirst()
    return number
  }
}
