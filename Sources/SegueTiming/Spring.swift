// Springs in closed form: the position of a mass at time t, without stepping from frame to frame.
// SEMANTICS 1a.

import CoreGraphics

/// A damped spring that moves progress from 0 toward 1.
///
/// Velocities are in whole distances per second, positive toward the target. At damping ratios of 1
/// and more the spring is solved as critically damped, as Core Animation does, unless
/// `allowsOverdamping` is `true`.
public struct Spring: Sendable, Equatable {
  /// The mass attached to the spring. Positive.
  public let mass: Double
  /// The spring constant, force per distance. Positive.
  public let stiffness: Double
  /// The damping coefficient, force per velocity. Not negative. Infinite damping represents a jump:
  /// progress is 1 from the start.
  public let damping: Double
  /// The velocity at time 0, in distances per second.
  public let initialVelocity: Double
  /// A Boolean value that indicates whether a damping ratio above 1 is solved as overdamped.
  public let allowsOverdamping: Bool

  let motion: SpringMotion

  /// Creates a spring with the given parameters. A parameter that is out of range or not a number
  /// is replaced by its default, since Core Animation's setters reject such values.
  public init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass > 0 && mass.isFinite ? mass : 1
    self.stiffness = stiffness > 0 && stiffness.isFinite ? stiffness : 100
    self.damping = damping >= 0 ? damping : 10
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
    self.allowsOverdamping = allowsOverdamping
    motion = SpringMotion(
      frequency: (self.stiffness / self.mass).squareRoot(),
      dampingRatio: self.damping / (2 * (self.stiffness * self.mass).squareRoot()),
      velocity: self.initialVelocity, allowsOverdamping: allowsOverdamping)
  }

  /// The damping ratio `c / (2√(km))`. It is above 1 even if the spring is solved as critically
  /// damped.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the progress after `t` seconds, 0 before the start. It may exceed 1 and, with a
  /// negative initial velocity, be negative.
  public func value(at t: Double) -> Double {
    guard t > 0 else { return motion == .jump ? 1 : 0 }
    return t.isFinite ? motion.value(at: t) : 1
  }

  /// Returns the velocity after `t` seconds, in distances per second.
  public func velocity(at t: Double) -> Double {
    if motion == .jump || t == .infinity { return 0 }
    return motion.velocity(at: t > 0 ? t : 0)
  }
}
