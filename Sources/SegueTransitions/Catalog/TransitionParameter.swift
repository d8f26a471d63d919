/// A parameter of a transition, with its range and its default value.
public struct TransitionParameter: Sendable, Hashable {
  /// The unit of a number.
  public enum Unit: String, Sendable, Hashable {
    /// Seconds, points, degrees.
    case seconds, points, degrees
    /// A fraction of the whole, usually from 0 to 1.
    case fraction
    /// A number without a unit.
    case none
  }

  /// The values that a parameter accepts.
  public enum Kind: Sendable, Hashable {
    /// A number in a range.
    case number(default: Double, ClosedRange<Double>, Unit)
    /// A whole number in a range.
    case count(default: Int, ClosedRange<Int>)
    /// One of several words. Without a default, the operation determines the word.
    case choice(default: String?, [String])
    /// A color as scenes write it, for example `#1C1C1E`.
    case color(default: String)
    /// A point as fractions of the container's width and height.
    case point(defaultX: Double, defaultY: Double)
    /// The identifier of a view, or nothing.
    case view
  }

  /// The name in scenes and on the command line, in camel case.
  public let name: String
  /// What the parameter changes, in one short sentence.
  public let summary: String
  /// The accepted values, and the one that holds if none is given.
  public let kind: Kind

  /// Creates a parameter.
  public init(_ name: String, _ kind: Kind, _ summary: String) {
    (self.name, self.kind, self.summary) = (name, kind, summary)
  }

  /// The duration in seconds, 0 to 3600, which is the longest that a step of a scene accepts.
  public static func duration(_ standard: Double) -> TransitionParameter {
    TransitionParameter(
      "duration", .number(default: standard, 0...3600, .seconds), "The duration of the transition.")
  }

  /// The damping ratio of a spring, more than 0 and at most 1.
  public static func damping(_ standard: Double) -> TransitionParameter {
    TransitionParameter(
      "damping", .number(default: standard, 0.001...1, .none),
      "The damping ratio of the spring; 1 does not overshoot.")
  }

  /// The initial velocity of a spring, in whole distances per second.
  public static func velocity(_ standard: Double) -> TransitionParameter {
    TransitionParameter(
      "velocity", .number(default: standard, -1000...1000, .none),
      "The initial velocity of the spring, in whole distances per second.")
  }

  /// The direction in which screens move; `choices` are the directions that the transition knows.
  public static func direction(
    _ standard: MotionDirection, among choices: [MotionDirection] = MotionDirection.allCases
  ) -> TransitionParameter {
    TransitionParameter(
      "direction", .choice(default: standard.rawValue, choices.map(\.rawValue)),
      "The direction in which the screens move.")
  }

  /// A number in a range.
  public static func number(
    _ name: String, _ standard: Double, _ range: ClosedRange<Double>, _ unit: Unit = .none,
    _ summary: String
  ) -> TransitionParameter {
    TransitionParameter(name, .number(default: standard, range, unit), summary)
  }

  /// A whole number in a range.
  public static func count(
    _ name: String, _ standard: Int, _ range: ClosedRange<Int>, _ summary: String
  ) -> TransitionParameter {
    TransitionParameter(name, .count(default: standard, range), summary)
  }

  /// One of several words.
  public static func choice(
    _ name: String, _ standard: String, _ choices: [String], _ summary: String
  ) -> TransitionParameter {
    TransitionParameter(name, .choice(default: standard, choices), summary)
  }

  /// A color, written as in scenes.
  public static func color(_ name: String, _ standard: String, _ summary: String)
    -> TransitionParameter
  {
    TransitionParameter(name, .color(default: standard), summary)
  }

  /// A point as fractions of the container's width and height.
  public static func point(_ name: String, _ x: Double, _ y: Double, _ summary: String)
    -> TransitionParameter
  {
    TransitionParameter(name, .point(defaultX: x, defaultY: y), summary)
  }

  /// The identifier of a view, or nothing.
  public static func view(_ name: String, _ summary: String) -> TransitionParameter {
    TransitionParameter(name, .view, summary)
  }

  /// The range of both fractions of a built-in transition's point: the container, and as much again
  /// on each side.
  package static let pointRange = -1.0...2

  /// The seed of what the transition chooses by chance.
  public static let seed = TransitionParameter(
    "seed", .count(default: 1, 0...Int(Int32.max)), "The seed of what is chosen by chance.")
}
