// Emitters and replicators, with what is usual for what is not said.

import CoreGraphics

/// Particles that come, move and go.
public struct SceneEmitter: Sendable {
  /// What a particle without a picture looks like.
  public enum Shape: String, Sendable, CaseIterable { case disc, square, strip }
  /// Where particles are born.
  public enum Source: String, Sendable, CaseIterable { case point, line, rectangle, circle }
  /// On which part of that.
  public enum Mode: String, Sendable, CaseIterable { case outline, surface }
  /// How they are drawn over each other.
  public enum Blend: String, Sendable, CaseIterable { case normal, additive }

  /// Particles that there may be at a time.
  static let mostParticles = 10_000.0

  /// The picture of a particle; `nil` for a shape.
  public var image: Located<String>?
  /// What a particle without a picture looks like.
  public var shape = Shape.disc
  /// They get equal shares of the particles.
  public var colors: [ScenePaint] = [.fixed(.white)]
  /// Particles per second.
  public var rate = 20.0
  /// Seconds after its screen comes.
  public var start = 0.0
  /// Seconds for which it emits; `nil` for ever.
  public var duration: Double?
  /// Seconds, and how much they differ.
  public var lifetime = 2.0, lifetimeRange = 0.0
  /// Points per second, and how much they differ.
  public var speed = 100.0, speedRange = 0.0
  /// Degrees, clockwise from the right, or from outwards; `nil` for up, or outwards.
  public var direction: Double?
  /// The fan in which they leave, in degrees.
  public var spread = 0.0
  /// Points per second, each second.
  public var gravity = CGPoint.zero
  /// The size, how much it differs, and how much it grows per second.
  public var scale = 1.0, scaleRange = 0.0, scaleSpeed = 0.0
  /// Degrees per second, and how much they differ.
  public var spin = 0.0, spinRange = 0.0
  /// Alpha lost per second.
  public var fadeSpeed = 0.0
  /// Where they are born.
  public var source = Source.point
  /// On which part of that.
  public var mode = Mode.surface
  /// How they are drawn over each other.
  public var blend = Blend.normal
  /// What chance comes from.
  public var seed: UInt32 = 0

  /// One that says nothing.
  public init() {}
}

/// How views are repeated.
public struct SceneReplicator: Sendable {
  /// How often they are there.
  public var count = 1
  /// From each instance to the next, in points.
  public var offset = CGPoint.zero
  /// From each instance to the next.
  public var degrees = 0.0
  /// From each instance to the next, as factors.
  public var scale = CGPoint(x: 1, y: 1)
  /// Alpha lost from each instance to the next.
  public var fade = 0.0
  /// Seconds by which each instance is later than the one before it.
  public var delay = 0.0

  /// One that says nothing.
  public init() {}
}
