// Fields, whose forces depend on the place of an item and on its velocity. Apple says what they depend
// on, and not by which factors: Documentation/UIKit/DYNAMICS.md has those of this file.

import Foundation
import SegueWorld

/// A behavior that applies a field to items.
@preconcurrency @MainActor
open class UIFieldBehavior: SegueItemBehavior {
  /// A closure that returns the force of a field on an item, from the field, the place of the item
  /// relative to the field, its velocity, mass and charge, and the seconds of the step.
  public typealias Evaluation = (
    UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
  ) -> CGVector

  private let kind: FieldKind

  /// The center of the field, in the coordinates of the reference view.
  open var position = CGPoint.zero { didSet { resumeAnimator() } }
  /// The area in which the field acts, about its position. The default is infinite.
  open var region = UIRegion.infinite { didSet { resumeAnimator() } }
  /// The strength of the field. The default is 1; a negative one reverses the force.
  open var strength: CGFloat = 1 { didSet { resumeAnimator() } }
  /// The exponent by which the force decreases beyond the minimum radius: at twice that distance it is
  /// divided by two to the power of `falloff`. The default is 0.
  open var falloff: CGFloat = 0 { didSet { resumeAnimator() } }
  /// The distance from which on the force decreases, in points. The default is 1.
  open var minimumRadius: CGFloat = 1 { didSet { resumeAnimator() } }
  /// The direction of a linear gravity field, and the velocity of a velocity field.
  open var direction = CGVector.zero { didSet { resumeAnimator() } }
  /// The smoothness of noise and turbulence, from 0 to 1.
  open var smoothness: CGFloat = 0 { didSet { resumeAnimator() } }
  /// The speed with which noise and turbulence change; 0 for not at all.
  open var animationSpeed: CGFloat = 0 { didSet { resumeAnimator() } }

  init(_ kind: FieldKind) {
    self.kind = kind
    super.init(items: [])
  }

  // MARK: Simulation

  override func push(_ simulation: DynamicSimulation, seconds: Double) {
    for item in items {
      let body = simulation.body(of: item)
      let place = body.position - Vector(position)
      guard body.inverseMass > 0, region.contains(place.point) else { continue }
      let sample = FieldSample(
        place: place, velocity: body.velocity, mass: body.mass, charge: body.material.charge,
        time: dynamicAnimator?.elapsedTime ?? 0, seconds: seconds)
      body.velocity = velocity(of: sample)
    }
    let changes = kind.isNoise && animationSpeed != 0 && strength != 0
    if changes, !items.isEmpty { simulation.isPulled = true }
  }

  /// Returns the velocity of an item after a part of a step.
  private func velocity(of sample: FieldSample) -> Vector {
    let strength = Double(strength) * weight(at: sample.place.length)
    let unit = DynamicConstants.push * strength
    let time = sample.seconds
    switch kind {
    case .drag: return sample.velocity / (1 + max(strength, 0) * time)
    case .vortex: return sample.velocity - sample.place.turned * (unit * time)
    case .radialGravity:
      return sample.velocity - (sample.place.direction ?? .zero) * (unit * time)
    case .linearGravity: return sample.velocity + Vector(direction) * (unit * time)
    case .velocity: return Vector(direction) * unit
    case .spring: return sample.velocity(inSpring: strength)
    case .noise: return sample.velocity + noise(at: sample) * (unit * time)
    case .turbulence:
      return sample.velocity + noise(at: sample) * (strength * sample.velocity.length * time)
    case .charged(let name):
      if sample.charge != 0 {
        World.current.reportUnsupported("UIFieldBehavior.\(name)() with items that have a charge")
      }
      return sample.velocity
    case .custom(let evaluate):
      let force = evaluate(
        self, sample.place.point, sample.velocity.vector, sample.mass, sample.charge, time)
      return sample.velocity + Vector(force) * (DynamicConstants.push * time / sample.mass)
    }
  }

  /// Returns the part of the strength that remains at a distance.
  private func weight(at distance: Double) -> Double {
    let radius = max(Double(minimumRadius), 1e-3)
    guard falloff != 0, distance > radius else { return 1 }
    return DeterministicMath.pow(distance / radius, -Double(falloff))
  }

  private func noise(at sample: FieldSample) -> Vector {
    let length = 50 + 350 * min(max(Double(smoothness), 0), 1)
    let place = sample.place / length
    return FieldNoise.vector(place.x, place.y, sample.time * Double(animationSpeed))
  }
}

/// The kinds of fields.
enum FieldKind {
  case drag, vortex, radialGravity, linearGravity, velocity, spring, noise, turbulence
  /// A field that acts on charges, with the name of the method that creates it.
  case charged(String)
  case custom(UIFieldBehavior.Evaluation)

  /// Whether the field changes by itself.
  var isNoise: Bool {
    switch self {
    case .noise, .turbulence: true
    default: false
    }
  }
}

/// What a field needs to know of an item.
struct FieldSample {
  /// The place of the item relative to the field.
  let place: Vector
  let velocity: Vector
  let mass, charge, time, seconds: Double

  /// Returns the velocity after a part of a step in a spring of the given stiffness. One that is too
  /// stiff for the step is calculated from the end of the step, so that nothing explodes.
  func velocity(inSpring stiffness: Double) -> Vector {
    let square = stiffness / mass
    let pulled = velocity - place * (square * seconds)
    let part = square * seconds * seconds
    return part < 0.5 ? pulled : pulled / (1 + part)
  }
}
