// The length of the shortest line between two places on the ellipsoid WGS 84.

import CoreGraphics
import Foundation

/// Lengths on the ellipsoid WGS 84.
///
/// Source: T. Vincenty, "Direct and Inverse Solutions of Geodesics on the Ellipsoid with Application of
/// Nested Equations", Survey Review 23 (1975), with terms up to the sixth power of the eccentricity,
/// which is an error below a millimeter.
enum Geodesic {
  /// The semi-major axis in meters, and the flattening.
  static let (axis, flattening) = (6_378_137.0, 1 / 298.257223563)
  /// The mean radius in meters, for the sphere that replaces the ellipsoid where the iteration does
  /// not converge.
  static let meanRadius = 6_371_008.8

  /// A latitude on the auxiliary sphere.
  private struct Reduced {
    let sin, cos: Double

    init(_ latitude: Double) {
      let (sine, cosine) = DeterministicMath.sincos(latitude * .pi / 180)
      let flat = (1 - Geodesic.flattening) * sine
      let length = (flat * flat + cosine * cosine).squareRoot()
      (sin, cos) = (flat / length, cosine / length)
    }
  }

  /// The arc between two places on the auxiliary sphere.
  private struct Arc {
    let sin, cos, angle: Double
    /// The square of the cosine of the azimuth at the equator, and the sine of that azimuth.
    let cosSquareAzimuth, sinAzimuth: Double
    /// The cosine of twice the angle from the equator to the middle of the arc.
    let cosMiddle: Double

    init(_ a: Reduced, _ b: Reduced, lambda: Double) {
      let (sine, cosine) = DeterministicMath.sincos(lambda)
      let (x, y) = (b.cos * sine, a.cos * b.sin - a.sin * b.cos * cosine)
      sin = (x * x + y * y).squareRoot()
      cos = a.sin * b.sin + a.cos * b.cos * cosine
      angle = DeterministicMath.atan2(sin, cos)
      sinAzimuth = sin == 0 ? 0 : a.cos * b.cos * sine / sin
      cosSquareAzimuth = 1 - sinAzimuth * sinAzimuth
      // An arc along the equator has no such middle.
      cosMiddle = cosSquareAzimuth <= 1e-15 ? 0 : cos - 2 * a.sin * b.sin / cosSquareAzimuth
    }

    /// The difference in longitude between the auxiliary sphere and the ellipsoid.
    var longitudeDifference: Double {
      let f = Geodesic.flattening
      let c = f / 16 * cosSquareAzimuth * (4 + f * (4 - 3 * cosSquareAzimuth))
      let inner = cosMiddle + c * cos * (2 * cosMiddle * cosMiddle - 1)
      return (1 - c) * f * sinAzimuth * (angle + c * sin * inner)
    }

    /// The length of the arc on the ellipsoid in meters.
    var length: Double {
      let polar = Geodesic.axis * (1 - Geodesic.flattening)
      let ratio = (Geodesic.axis * Geodesic.axis - polar * polar) / (polar * polar)
      let u = cosSquareAzimuth * ratio
      let a = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
      let b = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
      let square = cosMiddle * cosMiddle
      let first = cos * (2 * square - 1)
      let second = b / 6 * cosMiddle * (4 * sin * sin - 3) * (4 * square - 3)
      return polar * a * (angle - b * sin * (cosMiddle + b / 4 * (first - second)))
    }
  }

  /// Returns the distance between two places in meters.
  static func distance(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D) -> Double {
    let (from, to) = (Reduced(a.latitude), Reduced(b.latitude))
    let difference =
      (b.longitude - a.longitude).remainder(dividingBy: 360) * .pi / 180
    var lambda = difference
    for _ in 0..<200 {
      let arc = Arc(from, to, lambda: lambda)
      if arc.sin == 0, arc.cos > 0 { return 0 }
      let next = difference + arc.longitudeDifference
      if abs(next - lambda) < 1e-12 { return Arc(from, to, lambda: next).length }
      guard next.isFinite, abs(next) <= .pi else { break }
      lambda = next
    }
    // The iteration does not converge for places that are nearly opposite each other.
    return Arc(from, to, lambda: difference).angle * meanRadius
  }
}
