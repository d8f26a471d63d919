// A setting of a scene file that tools can change in place: a number, a color or a timing curve.

import SegueDiagnostics

/// A setting of a scene that can be changed without rewriting the file.
package struct SceneSetting: Sendable {
  /// The kinds of settings.
  package enum Kind: Sendable {
    /// A number within bounds, with its unit: `s`, `pt`, `°`, or an empty string.
    case number(NumberRule, unit: String)
    /// A percentage, written with `%`.
    case percent
    /// A color in hexadecimal notation or by name.
    case color
    /// The two control points of a timing curve, x1, y1, x2 and y2.
    case curve
  }

  /// A value of a setting.
  package enum Value: Sendable, Hashable {
    case number(Double)
    case text(String)
    case numbers([Double])
  }

  /// The key path from the top of the file, such as `transitions.open.spring.damping`.
  package let keyPath: String
  /// The name of the key.
  package let key: String
  /// The description of the key.
  package let summary: String
  /// The kind of the setting.
  package let kind: Kind
  /// The value in the file, or `nil` if the file does not give the setting.
  package let value: Value?
  /// The position of the value, or of the value after which it would be inserted.
  package let position: SourcePosition
  /// The position of the name of the transition that the setting belongs to, if it is a parameter
  /// in a use of one.
  package let use: SourcePosition?
  /// Where the value is in the text.
  let place: Place

  /// The place of a setting in the text.
  enum Place: Sendable {
    /// The value itself.
    case scalar(SceneValue)
    /// The elements of a list of numbers.
    case elements([SceneValue])
    /// A new entry of the map that begins at a position, after another entry of it.
    case entry(after: SceneEntry, in: SourcePosition)
    /// A new entry of a map that replaces the name alone.
    case name(SceneValue)
  }
}

extension NumberRule {
  /// Returns the reason why `number` is not permitted, as it follows "expected", or `nil` if it is.
  package func problem(with number: Double) -> String? {
    let isBelow = minimum.map { number < $0 || (excludesMinimum && number == $0) } ?? false
    let isAbove = [maximum, limit].contains { $0.map { number > $0 } ?? false }
    let isBroken = isWhole && number.rounded() != number
    if isBelow || isAbove || isBroken || !number.isFinite { return bounds }
    return nil
  }
}

extension SceneSetting {
  /// Returns the reason why the setting cannot have `value`, in one sentence, or `nil` if it can.
  package func problem(with value: Value) -> String? {
    switch (kind, value) {
    case (.number(let rule, _), .number(let number)):
      return rule.problem(with: number).map { "\(keyPath) is \(number.brief); expected \($0)" }
    case (.percent, .number(let number)):
      let isUsable = abs(number) <= SceneLimits.coordinate
      return isUsable ? nil : "\(keyPath) is \(number.brief)%; expected a percentage such as -100%"
    case (.color, .text(let text)):
      guard TextForm.paint.accepts(text) else {
        return "\(keyPath) is \(QuotedText.quoted(text)); expected \(TextForm.paint.expectation)"
      }
      return nil
    case (.curve, .numbers(let points)):
      let isUsable =
        points.count == 4 && points.allSatisfy { abs($0) <= 10 }
        && [points[0], points[2]].allSatisfy { (0...1).contains($0) }
      return isUsable
        ? nil
        : "\(keyPath): expected four numbers from -10 to 10, x1 and x2 of them from 0 to 1"
    case (.number, _), (.percent, _): return "\(keyPath): expected a number"
    case (.color, _): return "\(keyPath): expected a color as text"
    case (.curve, _): return "\(keyPath): expected a list of four numbers"
    }
  }
}
