// An item as physics sees it: a rigid, convex plate. Its mass is 1 for 100 × 100 points of density 1, as
// in UIKit, so that a push of magnitude 1 means the same.

import Foundation

@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// The order in which bodies came.
  let number: Int

  var position: Vector { didSet { knownCorners = nil } }
  /// How far it is turned from upright, in radians.
  var angle: Double { didSet { knownCorners = nil } }
  var velocity = Vector.zero
  /// Radians a second.
  var spin = 0.0

  var material = DynamicMaterial() { didSet { weigh() } }
  /// One over the mass, and over the moment of inertia; 0 for what cannot be moved.
  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 1.0
  private(set) var mass = 1.0
  private(set) var inertia = 1.0
  /// The corners about the middle, upright.
  private var shape: [Vector] = []
  private var knownCorners: [Vector]?
  /// How far the corners are from the middle, at most.
  private(set) var radius = 0.0

  private var firstAngle: Double
  private var firstTransform: CGAffineTransform
  private var lastWritten: (center: CGPoint, transform: CGAffineTransform)?

  init(_ item: any UIDynamicItem, number: Int) {
    (self.item, self.number) = (item, number)
    position = Vector(item.center)
    firstTransform = item.transform
    firstAngle = Self.angle(of: firstTransform)
    angle = firstAngle
    takeShape()
  }

  /// How far a transform turns.
  private static func angle(of transform: CGAffineTransform) -> Double {
    DeterministicMath.atan2(transform.b, transform.a)
  }

  /// Where a point of an item is, given from its middle as it is when upright.
  static func place(of offset: Vector, on item: any UIDynamicItem) -> Vector {
    Vector(item.center) + offset.rotated(by: angle(of: item.transform))
  }

  // MARK: To and from the item

  /// Takes place, turn and size from the item, as code has left them.
  func readItem() {
    position = Vector(item.center)
    firstTransform = item.transform
    firstAngle = Self.angle(of: firstTransform)
    angle = firstAngle
    takeShape()
  }

  /// Puts the item where the body is.
  func writeItem() {
    guard position.x.isFinite, position.y.isFinite, angle.isFinite else { return }
    let center = position.point
    let transform =
      angle == firstAngle
      ? firstTransform : upright.concatenating(CGAffineTransform(rotationAngle: angle))
    if let lastWritten, lastWritten.center == center, lastWritten.transform == transform { return }
    (item.center, item.transform) = (center, transform)
    lastWritten = (center, transform)
  }

  // MARK: Weight

  /// The item's transform without its turn.
  private var upright: CGAffineTransform {
    firstAngle == 0
      ? firstTransform : firstTransform.concatenating(CGAffineTransform(rotationAngle: -firstAngle))
  }

  private func takeShape() {
    let transform = upright
    shape = DynamicShape.corners(of: item).map { Vector($0.applying(transform)) }
    if transform.a * transform.d < transform.b * transform.c { shape.reverse() }
    radius = shape.reduce(0) { max($0, $1.length) }
    knownCorners = nil
    weigh()
  }

  private func weigh() {
    let size = item.bounds.size
    let (width, height) = (max(1, Double(size.width)), max(1, Double(size.height)))
    mass = max(1e-6, Double(material.density) * width * height / 10_000)
    inertia = mass * (width * width + height * height) / 12
    inverseMass = material.isAnchored ? 0 : 1 / mass
    inverseInertia = material.isAnchored || !material.allowsRotation ? 0 : 1 / inertia
    if material.isAnchored { (velocity, spin) = (.zero, 0) }
    if inverseInertia == 0 { spin = 0 }
  }

  // MARK: Motion

  /// The corners where they are now.
  var corners: [Vector] {
    if let knownCorners { return knownCorners }
    let (sin, cos) = DeterministicMath.sincos(angle)
    let corners = shape.map { corner in
      position + Vector(corner.x * cos - corner.y * sin, corner.x * sin + corner.y * cos)
    }
    knownCorners = corners
    return corners
  }

  /// How far it is from upright by the shortest way, in radians.
  var lean: Double { angle.remainder(dividingBy: 2 * .pi) }

  /// The speed of the point `arm` away from the middle.
  func velocity(at arm: Vector) -> Vector { velocity + arm.turned * spin }

  /// Pushes at the point `arm` away from the middle.
  func push(_ impulse: Vector, at arm: Vector) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// How easily the point `arm` away from the middle is moved along `direction`.
  func ease(at arm: Vector, along direction: Vector) -> Double {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  /// Lets time pass.
  func move(by seconds: Double) {
    position += velocity * seconds
    angle += spin * seconds
  }

  /// Whether it hardly moves.
  var isSlow: Bool { velocity.length < 2 && abs(spin) < 0.02 }
}

/// What a body is made of.
struct DynamicMaterial: Equatable {
  var elasticity = DynamicConstants.elasticity
  var friction = DynamicConstants.friction
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var isAnchored = false
  var allowsRotation = true
}

/// Numbers of the simulation.
enum DynamicConstants {
  /// Steps a second: every frame of 24, 30, 40, 60 and 120 a second falls on one.
  static let stepsInASecond = 120
  /// Parts of a step: what moves fast must not jump through what is thin.
  static let partsOfAStep = 2
  /// Points a second, each second, for a gravity of 1. Apple's documentation.
  static let gravity = 1000.0
  /// The same for a push of 1 on 100 × 100 points of density 1. Apple's documentation.
  static let push = 100.0
  /// Of items without a `UIDynamicItemBehavior`. Our choice.
  static let elasticity = 0.2
  /// Of items without a `UIDynamicItemBehavior`. Our choice.
  static let friction = 0.2
  /// Slower than this two things do not bounce, in points a second. Our choice.
  static let slowestBounce = 30.0
  /// How deep two things may stand in each other before they are moved apart, in points.
  static let slop = 0.1
  /// Seconds without motion after which the animator pauses. Our choice.
  static let secondsToRest = 0.5
  /// Rounds of the solver.
  static let rounds = 10
  /// Swings a second of a snap. Our choice.
  static let snapFrequency = 2.5
}
