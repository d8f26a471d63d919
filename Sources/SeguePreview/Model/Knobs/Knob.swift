// A knob: a setting of the scene as the page shows it, with a range in which a slider moves.

import SegueDiagnostics
import SegueScenes

/// A setting of a scene, or several that belong together, as the page shows it.
package struct Knob: Sendable {
  /// The value of a knob.
  package enum Value: Sendable {
    /// A number, or `nil` if the scene does not give it.
    case number(Double?)
    /// A spring: settings by their names.
    case spring([(name: String, value: Double)])
    /// The control points of a timing curve, or `nil` if the scene does not give it.
    case curve([Double]?)
    /// A color in hexadecimal notation or by name.
    case color(String)
  }

  /// The key path of the setting in the scene.
  package var id: String
  /// The name within the group, such as `incoming.from.alpha`.
  package var label: String
  /// The transition, the interaction or the step that the knob belongs to.
  package var group: String
  /// The current value.
  package var value: Value
  /// The range in which a slider is useful. Other values may be permitted.
  package var range: ClosedRange<Double>?
  /// The values that are permitted.
  package var limits: (minimum: Double?, maximum: Double?) = (nil, nil)
  /// The smallest useful change.
  package var step: Double?
  /// The unit: `s`, `pt`, `°` or `%`, or `nil` for plain numbers.
  package var unit: String?
  /// What the setting does.
  package var summary: String
  /// The line of the scene in which the setting is, or after which it would be.
  package var line: Int
}

extension Knob {
  /// The knob as the page reads it.
  package var json: JSONText {
    let (kind, value) = kindAndValue
    return .object([
      ("id", .string(id)), ("label", .string(label)), ("group", .string(group)),
      ("kind", .string(kind)), ("value", value), ("minimum", .optional(range?.lowerBound)),
      ("maximum", .optional(range?.upperBound)),
      ("limits", .array([.optional(limits.minimum), .optional(limits.maximum)])),
      ("step", .optional(step)), ("unit", .optional(unit)), ("summary", .string(summary)),
      ("line", .integer(line)),
    ])
  }

  private var kindAndValue: (String, JSONText) {
    switch value {
    case .number(let number): ("number", .optional(number))
    case .spring(let numbers):
      ("spring", .object(numbers.map { ($0.name, .number($0.value)) }))
    case .curve(let points):
      ("curve", points.map { .array($0.map { .number($0) }) } ?? .null)
    case .color(let text): ("color", .string(text))
    }
  }
}
