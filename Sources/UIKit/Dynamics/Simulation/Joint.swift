// A joint that keeps a point of a body at a distance from something, rigidly or as a spring. The
// spring is solved implicitly with the rest of the step, so that it is stable however stiff it is.

import Foundation

/// The second end of a joint: an anchor point or another body.
enum JointEnd {
  case point(Vector)
  case body(DynamicBody, offset: Vector)
}

/// A rod or spring for the duration of one step.
@MainActor
struct Joint {
  private let body: DynamicBody
  private let other: DynamicBody?
  private let arm, otherArm, direction: Vector
  private let mass, softness, bias: Double
  private var pull = 0.0

  /// Creates a joint between a point of a body and an end. Returns `nil` if the joint has no
  /// effect.
  /// - Parameters:
  ///   - body: The first body.
  ///   - offset: The attachment point relative to the body's center. It rotates with the body.
  ///   - end: The second end.
  ///   - length: The distance to keep.
  ///   - spring: The frequency in oscillations per second, 0 for a rod; and the damping, 0 for an
  ///     undamped spring, 1 for a critically damped one.
  ///   - axis: The direction in which the distance counts, or `nil` for that of the other end.
  ///   - seconds: The duration of the step.
  init?(
    _ body: DynamicBody, offset: Vector, to end: JointEnd, length: Double,
    spring: (frequency: Double, damping: Double), along axis: Vector? = nil, seconds: Double
  ) {
    self.body = body
    arm = offset.rotated(by: body.angle)
    let target: Vector
    switch end {
    case .point(let point): (target, other, otherArm) = (point, nil, .zero)
    case .body(let second, let offset):
      (other, otherArm) = (second, offset.rotated(by: second.angle))
      target = second.position + otherArm
    }
    let displacement = target - (body.position + arm)
    guard let direction = axis ?? displacement.direction else { return nil }
    self.direction = direction
    let ease =
      body.ease(at: arm, along: direction) + (other?.ease(at: otherArm, along: direction) ?? 0)
    guard ease > 0 else { return nil }
    let distance = axis.map(displacement.dot) ?? displacement.length
    let error = distance - length
    guard spring.frequency > 0 else {
      (softness, bias, mass) = (0, 0.2 * error / seconds, 1 / ease)
      return
    }
    let angularFrequency = 2 * Double.pi * spring.frequency
    let (damper, stiffness) = (
      2 * spring.damping * angularFrequency / ease, angularFrequency * angularFrequency / ease
    )
    softness = 1 / (seconds * (damper + seconds * stiffness))
    bias = error * seconds * stiffness * softness
    mass = 1 / (ease + softness)
  }

  /// Performs one iteration.
  mutating func solve() {
    let speed = (other?.velocity(at: otherArm) ?? .zero) - body.velocity(at: arm)
    let impulse = (speed.dot(direction) + bias - softness * pull) * mass
    pull += impulse
    body.push(direction * impulse, at: arm)
    other?.push(-direction * impulse, at: otherArm)
  }
}
