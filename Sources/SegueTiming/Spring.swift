// Springs in closed form: where a mass is at time t, with no step from frame to frame. SEMANTICS 1a.

import CoreGraphics

/// A damped spring that takes progress from 0 towards 1.
///
/// Velocities are in whole distances per second, positive towards the target. At damping ratios of 1
/// and more the spring is solved as critically damped, as Core Animation does, unless
/// `allowsOverdamping`.
public struct Spring: Sendable, Equatable {
  /// The mass at its end; positive.
  public let mass: Double
  /// Force per distance; positive.
  public let stiffness: Double
  /// Force per speed; not negative. Infinite damping stands for a jump: progress is 1 from the start.
  public let damping: Double
  /// Distances per second at time 0.
  public let initialVelocity: Double
  /// Whether a damping ratio above 1 is solved as such.
  public let allowsOverdamping: Bool

  let motion: SpringMotion

  /// A spring of these parameters. One that is out of its range or not a number counts as its default,
  /// since Core Animation's setters refuse such values.
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

  /// `c / (2√(km))`, above 1 even where the spring is solved as critically damped.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Progress after `t` seconds, 0 before the start; may go beyond 1 and, with a negative initial
  /// velocity, below 0.
  public func value(at t: Double) -> Double {
    guard t > 0 else { return motion == .jump ? 1 : 0 }
    return t.isFinite ? motion.value(at: t) : 1
  }

  /// Distances per second after `t` seconds.
  public func velocity(at t: Double) -> Double {
    if motion == .jump || t == .infinity { return 0 }
    return motion.velocity(at: t > 0 ? t : 0)
  }
}
