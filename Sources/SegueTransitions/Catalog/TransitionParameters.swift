import UIKit

/// The parameters of a transition that a scene or an option specifies. Those that are missing have
/// the transition's own values.
public struct TransitionParameters: Sendable, Hashable {
  /// The given values by the names of their parameters.
  public var values: [String: TransitionArguments.Value]

  /// Creates parameters from values by name.
  public init(_ values: [String: TransitionArguments.Value]) { self.values = values }

  /// Creates the parameters that most transitions have. Those that are `nil` are missing.
  public init(
    duration: Double? = nil, damping: Double? = nil, velocity: Double? = nil,
    kind: FadeTransition.Kind? = nil
  ) {
    values = [:]
    (self.duration, self.damping, self.velocity) = (duration, damping, velocity)
    self.kind = kind
  }

  /// The duration in seconds, 0 or more.
  public var duration: Double? {
    get { number("duration") }
    set { values["duration"] = newValue.map { .number($0) } }
  }

  /// The damping ratio of the spring, greater than 0.
  public var damping: Double? {
    get { number("damping") }
    set { values["damping"] = newValue.map { .number($0) } }
  }

  /// The initial velocity of the spring, in distances of the whole motion per second.
  public var velocity: Double? {
    get { number("velocity") }
    set { values["velocity"] = newValue.map { .number($0) } }
  }

  /// The kind of screens between which a fade fades.
  public var kind: FadeTransition.Kind? {
    get {
      guard case .text(let word)? = values["kind"] else { return nil }
      return FadeTransition.Kind(rawValue: word)
    }
    set { values["kind"] = newValue.map { .text($0.rawValue) } }
  }

  /// Returns the given number with this name, or `nil` if none is given.
  public func number(_ name: String) -> Double? {
    if case .number(let value)? = values[name] { value } else { nil }
  }

  /// Returns `standard` with the given values in place of its own.
  func spring(_ standard: SpringMotion) -> SpringMotion {
    SpringMotion(
      duration: duration ?? standard.duration,
      dampingRatio: damping.map { CGFloat($0) } ?? standard.dampingRatio,
      initialVelocity: velocity.map { CGFloat($0) } ?? standard.initialVelocity)
  }
}
