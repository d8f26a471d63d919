// What one commit may still use of the resources that are limited per frame.

import SegueWorld

/// The remaining amounts of limited resources while a layer tree is converted to display items.
@MainActor
struct FrameBudget {
  private var layers, instances, particles, planes, dashes, pathElements: Int
  /// The number of births of particles that may still be examined. Most of them belong to particles
  /// that are no longer alive.
  var births: Int
  /// The first resource of which too much was requested, and the layer that requested it.
  private(set) var excess: (resource: LimitedResource, user: CALayer)?

  /// The number of births that are examined for each particle that is allowed.
  private static let birthsPerParticle = 20

  /// Creates the budget of a frame.
  init(_ limits: ResourceLimits) {
    (layers, instances) = (limits[.layers], limits[.instances])
    (particles, dashes) = (limits[.particles], limits[.dashes])
    (planes, pathElements) = (limits[.planes], limits[.pathElements])
    births = particles.multipliedReportingOverflow(by: Self.birthsPerParticle).partialValue
  }

  /// Takes an amount of a resource.
  /// - Returns: Whether the amount is available. After an excess, nothing is.
  mutating func use(_ resource: LimitedResource, _ amount: Int = 1, by layer: CALayer) -> Bool {
    guard excess == nil else { return false }
    let isAvailable =
      switch resource {
      case .layers: Self.take(amount, of: &layers)
      case .instances: Self.take(amount, of: &instances)
      case .particles: Self.take(amount, of: &particles)
      case .planes: Self.take(amount, of: &planes)
      case .dashes: Self.take(amount, of: &dashes)
      case .pathElements: Self.take(amount, of: &pathElements)
      default: true
      }
    if !isAvailable { excess = (resource, layer) }
    return isAvailable
  }

  /// The number of particles that may still be drawn.
  var remainingParticles: Int { particles }

  private static func take(_ amount: Int, of remaining: inout Int) -> Bool {
    guard amount <= remaining else { return false }
    remaining -= amount
    return true
  }
}
