// Emitters and replicators, with default values.

import CoreGraphics

/// An emitter of particles.
public struct SceneEmitter: Sendable {
  /// The shapes of a particle without an image.
  public enum Shape: String, Sendable, CaseIterable { case disc, square, strip }
  /// The areas in which particles are created.
  public enum Source: String, Sendable, CaseIterable { case point, line, rectangle, circle }
  /// The parts of the source on which particles are created.
  public enum Mode: String, Sendable, CaseIterable { case outline, surface }
  /// The ways in which overlapping particles are blended.
  public enum Blend: String, Sendable, CaseIterable { case normal, additive }

  /// The path of a particle's image, or `nil` for a shape.
  public var image: Located<String>?
  /// The shape of a particle without an image.
  public var shape = Shape.disc
  /// The colors of particles. Each color gets an equal share of them.
  public var colors: [ScenePaint] = [.fixed(standardColor)]
  /// The number of particles created per second.
  public var rate = 20.0
  /// The time at which the emitter starts, in seconds after its screen appears. Negative if it has
  /// been emitting before.
  public var start = 0.0
  /// The time for which the emitter emits, in seconds, or `nil` for no end.
  public var duration: Double?
  /// The lifetime of a particle in seconds, and the width of the range by which it varies.
  public var lifetime = 2.0, lifetimeRange = 0.0
  /// The initial speed in points per second, and the width of the range by which it varies.
  public var speed = 100.0, speedRange = 0.0
  /// The direction of emission in degrees, clockwise from the right, or from outward for circles.
  /// `nil` is upward, or outward for circles.
  public var direction: Double?
  /// The angle of the fan in which particles are emitted, in degrees.
  public var spread = 0.0
  /// The acceleration, in points per second squared.
  public var gravity = CGPoint.zero
  /// The initial scale, the width of the range by which it varies, and its growth per second.
  public var scale = 1.0, scaleRange = 0.0, scaleSpeed = 0.0
  /// The rotation in degrees per second, and the width of the range by which it varies.
  public var spin = 0.0, spinRange = 0.0
  /// The opacity that a particle loses per second.
  public var fadeSpeed = 0.0
  /// The area in which particles are created.
  public var source = Source.point
  /// The part of the source on which particles are created.
  public var mode = Mode.surface
  /// The way in which overlapping particles are blended.
  public var blend = Blend.normal
  /// The seed of the random numbers that vary the particles.
  public var seed: UInt32 = 0

  /// Creates an emitter with the default values.
  public init() {}

  /// The number of particles that may exist at the same time.
  package var particlesAtOnce: Double {
    let longest = lifetime + lifetimeRange / 2
    return (rate * min(longest, duration ?? longest)).rounded(.up)
  }

  /// The color of particles for which none is given.
  static let standardColor = SceneColor.white
}

/// The repetition of views.
public struct SceneReplicator: Sendable {
  /// The number of instances.
  public var count = 1
  /// The translation from each instance to the next, in points.
  public var offset = CGPoint.zero
  /// The rotation from each instance to the next, in degrees.
  public var degrees = 0.0
  /// The scale factors from each instance to the next.
  public var scale = CGPoint(x: 1, y: 1)
  /// The opacity that each instance loses relative to the one before it.
  public var fade = 0.0
  /// The delay of each instance relative to the one before it, in seconds.
  public var delay = 0.0

  /// Creates a replicator with one instance.
  public init() {}
}
