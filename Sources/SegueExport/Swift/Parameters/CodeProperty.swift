// A parameter of a declared transition as a stored property of a class.

import SegueScenes

/// A stored property for a parameter of a declared transition.
struct CodeProperty: Equatable {
  let parameter: MotionParameter
  /// The expression of the default value.
  let value: String

  /// Returns a Boolean value that indicates whether a parameter can be a property. Words cannot: code
  /// of another form belongs to each.
  static func isPossible(_ parameter: MotionParameter) -> Bool {
    if case .choice = parameter.kind { false } else { true }
  }

  /// Returns the name of a parameter's property. Those of classes that have other members of this name
  /// have another one.
  static func name(_ parameter: String) -> String {
    taken.contains(parameter) ? parameter + "Setting" : parameter
  }

  private static let taken: Set = [
    "Type", "classForCoder", "copy", "debugDescription", "description", "hash", "hashValue", "init",
    "isProxy", "running", "self", "superclass", "unfinished", "zone",
  ]

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private",
    "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Self",
  ]

  var name: String { Self.name(parameter.name) }

  /// The declaration with its comment.
  var lines: [String] {
    let summary = SwiftNames.comment(parameter.summary)
    let spelling = Self.keywords.contains(name) ? "`\(name)`" : name
    return (summary.isEmpty ? [] : ["/// \(summary)"])
      + ["/// \(accepted)", "var \(spelling): \(type) = \(value)"]
  }

  private var type: String {
    switch parameter.kind {
    case .number: "CGFloat"
    case .count: "Int"
    case .point: "CGPoint"
    case .color: "UIColor"
    case .choice: "String"
    }
  }

  /// The sentence about the accepted values and their unit.
  private var accepted: String {
    switch parameter.kind {
    case .number(_, let range, let unit):
      "\(Self.measured(unit)) from \(SwiftValues.number(range.lowerBound)) to "
        + "\(SwiftValues.number(range.upperBound))."
    case .count(_, let range): "A whole number from \(range.lowerBound) to \(range.upperBound)."
    case .point: "A point as fractions of the width and height."
    case .color: "A color."
    case .choice(_, let words): "One of \(words.joined(separator: ", "))."
    }
  }

  private static func measured(_ unit: MotionParameter.Unit) -> String {
    switch unit {
    case .seconds: "A number of seconds"
    case .points: "A number of points"
    case .degrees: "A number of degrees"
    case .fraction: "A fraction of the whole"
    case .none: "A number"
    }
  }
}
