// Points of the unit sphere, for lines along great circles.

import CoreGraphics
import CoreLocation

/// A point of the unit sphere.
struct SpherePoint {
  private let x, y, z: Double

  private init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }

  /// The point of a place.
  init(_ place: CLLocationCoordinate2D) {
    let latitude = DeterministicMath.sincos(place.latitude * .pi / 180)
    let longitude = DeterministicMath.sincos(place.longitude * .pi / 180)
    self.init(
      x: latitude.cos * longitude.cos, y: latitude.cos * longitude.sin, z: latitude.sin)
  }

  /// The place of the point.
  var coordinate: CLLocationCoordinate2D {
    let latitude = DeterministicMath.atan2(z, (x * x + y * y).squareRoot())
    return CLLocationCoordinate2D(
      latitude: latitude * 180 / .pi, longitude: DeterministicMath.atan2(y, x) * 180 / .pi)
  }

  /// Returns the point at a share of the way to another point.
  func toward(_ other: SpherePoint, share: Double) -> SpherePoint {
    let dot = x * other.x + y * other.y + z * other.z
    let cross = (
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x
    )
    let sine = (cross.0 * cross.0 + cross.1 * cross.1 + cross.2 * cross.2).squareRoot()
    guard sine > 1e-12 else { return share < 0.5 ? self : other }
    let angle = DeterministicMath.atan2(sine, dot)
    let a = DeterministicMath.sin((1 - share) * angle) / sine
    let b = DeterministicMath.sin(share * angle) / sine
    return SpherePoint(
      x: a * x + b * other.x, y: a * y + b * other.y, z: a * z + b * other.z)
  }
}
