// What holds a point of a body at a distance from something: stiff, or a spring. The spring is solved
// with the rest of the step, so it cannot blow up however stiff it is.

import Foundation

/// The end of a joint that is not the first body's.
enum JointEnd {
  case point(Vector)
  case body(DynamicBody, offset: Vector)
}

/// A rod or a spring for one step.
@MainActor
struct Joint {
  private let body: DynamicBody
  private let other: DynamicBody?
  private let arm, otherArm, direction: Vector
  private let mass, softness, bias: Double
  private var pull = 0.0

  /// - Parameters:
  ///   - offset: Where on the body it holds, turned with it.
  ///   - frequency: Swings a second; 0 for a rod.
  ///   - damping: 0 for a spring that swings on, 1 for one that just does not swing.
  init?(
    _ body: DynamicBody, offset: Vector, to end: JointEnd, length: Double,
    spring: (frequency: Double, damping: Double), seconds: Double
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
    let way = target - (body.position + arm)
    guard let direction = way.direction else { return nil }
    self.direction = direction
    let ease =
      body.ease(at: arm, along: direction) + (other?.ease(at: otherArm, along: direction) ?? 0)
    guard ease > 0 else { return nil }
    let error = way.length - length
    guard spring.frequency > 0 else {
      (softness, bias, mass) = (0, 0.2 * error / seconds, 1 / ease)
      return
    }
    let pulse = 2 * Double.pi * spring.frequency
    let (damper, stiffness) = (2 * spring.damping * pulse / ease, pulse * pulse / ease)
    softness = 1 / (seconds * (damper + seconds * stiffness))
    bias = error * seconds * stiffness * softness
    mass = 1 / (ease + softness)
  }

  /// One round.
  mutating func solve() {
    let speed = (other?.velocity(at: otherArm) ?? .zero) - body.velocity(at: arm)
    let impulse = (speed.dot(direction) + bias - softness * pull) * mass
    pull += impulse
    body.push(direction * impulse, at: arm)
    other?.push(-direction * impulse, at: otherArm)
  }
}
