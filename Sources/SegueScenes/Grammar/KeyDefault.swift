// The defaults of keys, as data: the schema states them, and the documentation is derived from them.
// The values themselves are the initial values of the model's properties: see `SceneDefaults`.

import CoreGraphics

/// The meaning of a key's absence.
enum KeyDefault: Sendable {
  /// The same meaning as if the key had the given value.
  case value(SchemaText)
  /// The given value on a screen; in a state of a transition, the value at rest. The schema states
  /// no default, because screens and states use the same object.
  case resting(SchemaText)
  /// A meaning that depends on other keys or on the context, as a phrase such as "the parent's
  /// bounds".
  case described(String)

  /// The value that has the same meaning as the key's absence everywhere, if there is one.
  var value: SchemaText? { if case .value(let value) = self { value } else { nil } }

  /// The default in words, for the documentation.
  var phrase: String {
    switch self {
    case .value(let value), .resting(let value): value.phrase
    case .described(let phrase): phrase
    }
  }
}

extension KeyDefault {
  static func number(_ number: Double) -> KeyDefault { .value(.number(number)) }
  static func number(_ number: some BinaryInteger) -> KeyDefault { .number(Double(number)) }
  static func numbers(_ numbers: [Double]) -> KeyDefault { .value(.numbers(numbers)) }
  static func boolean(_ boolean: Bool) -> KeyDefault { .value(.boolean(boolean)) }
  static func text(_ text: String) -> KeyDefault { .value(.string(text)) }
  static func texts(_ texts: [String]) -> KeyDefault {
    .value(.array(texts.map { .string($0) }))
  }

  /// A word of an enumeration.
  static func choice(_ choice: some RawRepresentable<String>) -> KeyDefault {
    .text(choice.rawValue)
  }

  static func point(_ point: CGPoint) -> KeyDefault { .value(.point(point)) }

  /// A scale, as one factor if it is the same in both directions.
  static func scale(_ scale: CGPoint) -> KeyDefault {
    scale.x == scale.y ? .number(scale.x) : .point(scale)
  }

  static func length(_ length: Length) -> KeyDefault {
    switch length {
    case .points(let points): .number(points)
    case .percent(let share): .text("\(share.brief)%")
    }
  }

  static func rate(_ rate: FrameRate) -> KeyDefault {
    rate.denominator == 1 ? .number(rate.numerator) : .text(rate.description)
  }

  /// A timing curve. A spring has no notation as a curve.
  static func timing(_ timing: DeclaredMotion.Timing) -> KeyDefault {
    switch timing {
    case .curve(let name): .choice(name)
    case .cubic(let first, let second): .numbers([first.x, first.y, second.x, second.y])
    case .spring: .described("a spring")
    }
  }

  /// A color by its name.
  static func color(_ color: SceneColor) -> KeyDefault { .text(color.name ?? "") }
}

extension SchemaText {
  static func point(_ point: CGPoint) -> SchemaText { .numbers([point.x, point.y]) }
  static func numbers(_ numbers: [Double]) -> SchemaText { .array(numbers.map { .number($0) }) }

  /// The value in the notation of scenes, for prose: `[0, 4]`.
  var phrase: String {
    switch self {
    case .string(let string): string
    case .number(let number): number.brief
    case .boolean(let boolean): "\(boolean)"
    case .array(let elements): "[\(elements.map(\.phrase).joined(separator: ", "))]"
    case .object(let members):
      "{ \(members.map { "\($0.0): \($0.1.phrase)" }.joined(separator: ", ")) }"
    }
  }
}
