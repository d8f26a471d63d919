// The physical body of an item: a rigid, convex plate. A plate of 100 × 100 points with density 1
// has mass 1, as in UIKit, so that a push of magnitude 1 has the same effect.

import Foundation

@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// The number of the body in the order of creation.
  let number: Int

  var position: Vector { didSet { knownCorners = nil } }
  /// The rotation of the body, in radians.
  var angle: Double { didSet { knownCorners = nil } }
  var velocity = Vector.zero
  /// The angular velocity, in radians per second.
  var spin = 0.0

  var material = DynamicMaterial() { didSet { updateMass() } }
  /// The reciprocals of the mass and of the moment of inertia; 0 if the body cannot be moved.
  private(set) var inverseMass = 1.0
  private(set) var inverseInertia = 1.0
  private(set) var mass = 1.0
  private(set) var inertia = 1.0
  /// The corners relative to the center, without rotation.
  private var shape: [Vector] = []
  private var knownCorners: [Vector]?
  /// The maximum distance of a corner from the center.
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

  /// Returns the rotation of a transform.
  private static func angle(of transform: CGAffineTransform) -> Double {
    DeterministicMath.atan2(transform.b, transform.a)
  }

  /// Returns the position of a point of an item, which is given relative to the center without
  /// rotation.
  static func place(of offset: Vector, on item: any UIDynamicItem) -> Vector {
    Vector(item.center) + offset.rotated(by: angle(of: item.transform))
  }

  // MARK: Synchronization with the item

  /// Reads the center, rotation and size of the item as code has set them.
  func readItem() {
    position = Vector(item.center)
    firstTransform = item.transform
    firstAngle = Self.angle(of: firstTransform)
    angle = firstAngle
    takeShape()
  }

  /// Writes the position and rotation of the body to the item.
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

  // MARK: Mass

  /// The item's transform without its rotation.
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
    updateMass()
  }

  private func updateMass() {
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

  /// The current positions of the corners.
  var corners: [Vector] {
    if let knownCorners { return knownCorners }
    let (sin, cos) = DeterministicMath.sincos(angle)
    let corners = shape.map { corner in
      position + Vector(corner.x * cos - corner.y * sin, corner.x * sin + corner.y * cos)
    }
    knownCorners = corners
    return corners
  }

  /// The rotation as the smallest angle from upright, in radians.
  var lean: Double { angle.remainder(dividingBy: 2 * .pi) }

  /// Returns the velocity of the point at offset `arm` from the center.
  func velocity(at arm: Vector) -> Vector { velocity + arm.turned * spin }

  /// Applies an impulse at offset `arm` from the center.
  func push(_ impulse: Vector, at arm: Vector) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  /// Returns the inverse effective mass of the point at offset `arm` from the center along
  /// `direction`.
  func ease(at arm: Vector, along direction: Vector) -> Double {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseInertia
  }

  /// Moves the body for the given time.
  func move(by seconds: Double) {
    position += velocity * seconds
    angle += spin * seconds
  }

  /// A Boolean value that indicates whether the body is almost at rest.
  var isSlow: Bool { velocity.length < 2 && abs(spin) < 0.02 }
}

/// The material properties of a body.
struct DynamicMaterial: Equatable {
  var elasticity = DynamicConstants.elasticity
  var friction = DynamicConstants.friction
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var charge = 0.0
  var isAnchored = false
  var allowsRotation = true
}

/// The constants of the simulation.
enum DynamicConstants {
  /// The number of steps per second. Every frame at 24, 30, 40, 60 and 120 frames per second
  /// coincides with a step.
  static let stepsInASecond = 120
  /// The number of substeps in a step, so that fast bodies do not pass through thin ones.
  static let partsOfAStep = 2
  /// The acceleration by a gravity of 1, in points per second squared. Source: Apple's
  /// documentation.
  static let gravity = 1000.0
  /// The acceleration by a push of 1 of an item of 100 × 100 points with density 1, in points per
  /// second squared. Source: Apple's documentation.
  static let push = 100.0
  /// The elasticity of items without a `UIDynamicItemBehavior`. Our choice.
  static let elasticity = 0.2
  /// The friction of items without a `UIDynamicItemBehavior`. Our choice.
  static let friction = 0.2
  /// The relative speed below which bodies do not bounce, in points per second. Our choice.
  static let slowestBounce = 30.0
  /// The overlap that is tolerated before bodies are moved apart, in points.
  static let slop = 0.1
  /// The time without motion after which the animator pauses, in seconds. Our choice.
  static let secondsToRest = 0.5
  /// The number of iterations of the solver.
  static let rounds = 10
  /// The frequency of a snap behavior's spring, in oscillations per second. Our choice.
  static let snapFrequency = 2.5
}
