// The point of the shape at which a particle is born, and the direction in which the shape faces
// there. Rectangles face right, lines up, circles and spheres outward. So a line at the upper edge
// with a longitude of π emits downward.

import CoreGraphics
import SegueTiming

/// A point of an emitter shape.
struct EmissionPlace {
  /// The offset from the center of the shape.
  var offset = SIMD3<Double>(0, 0, 0)
  /// The direction in which the shape faces, of length 1.
  var direction = SIMD3<Double>(1, 0, 0)
}

extension EmitterProperties {
  /// Returns the point at which a particle with these random values is born.
  func place(_ randomness: ParticleRandomness) -> EmissionPlace {
    let (u, v, w) = (
      randomness.fraction(.placeX), randomness.fraction(.placeY), randomness.fraction(.placeZ)
    )
    switch shape {
    case .line:
      let x = mode == .points ? (u < 0.5 ? -0.5 : 0.5) : u - 0.5
      return EmissionPlace(
        offset: SIMD3(x * Double(size.width), 0, 0), direction: SIMD3(0, -1, 0))
    case .rectangle: return EmissionPlace(offset: rectangle(u, v))
    case .cuboid:
      var place = EmissionPlace(offset: rectangle(u, v))
      place.offset.z = (mode == .points ? (w < 0.5 ? -0.5 : 0.5) : w - 0.5) * depth
      return place
    case .circle: return circle(u, v)
    case .sphere: return sphere(u, v, w)
    default: return EmissionPlace()
    }
  }

  private func rectangle(_ u: Double, _ v: Double) -> SIMD3<Double> {
    let (width, height) = (Double(size.width), Double(size.height))
    switch mode {
    case .points:
      return SIMD3(u < 0.5 ? -width / 2 : width / 2, v < 0.5 ? -height / 2 : height / 2, 0)
    case .outline:
      let along = u * (width + height)
      let side = v < 0.5 ? -0.5 : 0.5
      return along < width
        ? SIMD3(along - width / 2, side * height, 0)
        : SIMD3(side * width, along - width - height / 2, 0)
    default: return SIMD3((u - 0.5) * width, (v - 0.5) * height, 0)
    }
  }

  private func circle(_ u: Double, _ v: Double) -> EmissionPlace {
    let (sine, cosine) = DeterministicMath.sincos(2 * .pi * u)
    let isOutline = mode == .outline || mode == .points
    let radius = Double(size.width) * (isOutline ? 1 : v.squareRoot())
    let direction = SIMD3(cosine, sine, 0)
    return EmissionPlace(offset: direction * radius, direction: direction)
  }

  private func sphere(_ u: Double, _ v: Double, _ w: Double) -> EmissionPlace {
    let (sine, cosine) = DeterministicMath.sincos(2 * .pi * u)
    let z = 2 * v - 1
    let around = (1 - z * z).squareRoot()
    let direction = SIMD3(around * cosine, around * sine, z)
    let radius = Double(size.width) * (mode == .volume ? Self.cubeRoot(w) : 1)
    return EmissionPlace(offset: direction * radius, direction: direction)
  }

  /// Returns the cube root of a value in 0…1, computed by Newton's method.
  private static func cubeRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<60 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }
}

extension SIMD3<Double> {
  /// Returns the direction rotated by `longitude` about the z-axis and then raised by `latitude`
  /// out of the plane, in radians.
  func turned(longitude: Double, latitude: Double) -> SIMD3<Double> {
    let (sine, cosine) = DeterministicMath.sincos(longitude)
    let turned = SIMD3(x * cosine - y * sine, x * sine + y * cosine, z)
    if latitude == 0 { return turned }
    let (up, along) = DeterministicMath.sincos(latitude)
    let inPlane = (turned.x * turned.x + turned.y * turned.y).squareRoot()
    return SIMD3(turned.x * along, turned.y * along, turned.z * along + inPlane * up)
  }
}
