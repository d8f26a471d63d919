// Contacts and their effect on velocities: bodies may separate but not penetrate each other, they
// bounce with the elasticity of the more elastic one, and friction slows them.

import Foundation

/// The partner of a body in a contact: another body or an immovable line.
enum ContactPartner {
  case body(DynamicBody)
  case line(DynamicLine)
}

/// A point of contact between a body and its partner.
@MainActor
struct Contact {
  let body: DynamicBody
  let partner: ContactPartner
  let point: Vector
  /// The unit normal, which points away from the body.
  let normal: Vector
  let depth: Double

  private let arm, otherArm: Vector
  private let other: DynamicBody?
  private let normalMass, tangentMass, bounce, friction: Double
  private var pressed = 0.0
  private var rubbed = 0.0

  init(_ body: DynamicBody, _ partner: ContactPartner, _ touch: Touch) {
    (self.body, self.partner, self.point) = (body, partner, touch.point)
    (normal, depth) = (touch.normal, touch.depth)
    let other: DynamicBody? = if case .body(let second) = partner { second } else { nil }
    let (arm, otherArm) = (
      touch.point - body.position, other.map { touch.point - $0.position } ?? .zero
    )
    (self.other, self.arm, self.otherArm) = (other, arm, otherArm)
    func mass(_ direction: Vector) -> Double {
      let ease =
        body.ease(at: arm, along: direction) + (other?.ease(at: otherArm, along: direction) ?? 0)
      return ease > 0 ? 1 / ease : 0
    }
    (normalMass, tangentMass) = (mass(touch.normal), mass(touch.normal.turned))
    let elasticity = max(body.material.elasticity, other?.material.elasticity ?? 0)
    friction =
      (body.material.friction * (other?.material.friction ?? body.material.friction)).squareRoot()
    let speed = (other?.velocity(at: otherArm) ?? .zero) - body.velocity(at: arm)
    let approach = -speed.dot(touch.normal)
    bounce = approach > DynamicConstants.slowestBounce ? approach * elasticity : 0
  }

  /// The point, depth and normal of a contact between two shapes.
  struct Touch {
    let point, normal: Vector
    let depth: Double
  }

  private var speed: Vector {
    (other?.velocity(at: otherArm) ?? .zero) - body.velocity(at: arm)
  }

  private func push(_ impulse: Vector) {
    body.push(-impulse, at: arm)
    other?.push(impulse, at: otherArm)
  }

  /// Performs one iteration: applies an impulse that separates the two, never one that attracts
  /// them, and friction in proportion to it.
  mutating func solve() {
    let press = max(0, pressed + (bounce - speed.dot(normal)) * normalMass)
    push(normal * (press - pressed))
    pressed = press
    let limit = friction * pressed
    let rub = min(max(rubbed - speed.dot(normal.turned) * tangentMass, -limit), limit)
    push(normal.turned * (rub - rubbed))
    rubbed = rub
  }

  /// Moves the two apart by a fraction of their overlap.
  func separate() {
    let ease = body.inverseMass + (other?.inverseMass ?? 0)
    guard ease > 0, depth > DynamicConstants.slop else { return }
    let correction = normal * ((depth - DynamicConstants.slop) * 0.4 / ease)
    body.position -= correction * body.inverseMass
    other?.position += correction * (other?.inverseMass ?? 0)
  }
}
