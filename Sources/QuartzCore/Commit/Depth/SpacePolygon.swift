// Convex polygons and planes in space, in single precision, in pixels: x to the right, y down, z
// toward the viewer, in points.

import CoreGraphics

/// A convex polygon in space.
struct SpacePolygon {
  let corners: [SIMD3<Float>]

  /// The mean depth of the corners, rounded so that equal depths are equal in spite of rounding.
  var nearness: Float {
    guard !corners.isEmpty else { return -.infinity }
    let mean = corners.reduce(0) { $0 + $1.z } / Float(corners.count)
    return (mean * 10_000).rounded() / 10_000
  }

  /// The plane through the second corner; `nil` if the polygon is seen edge-on or has no area.
  var plane: SpacePlane? {
    guard corners.count > 2 else { return nil }
    let (a, b) = (corners[1] - corners[0], corners[2] - corners[0])
    var normal = SIMD3(
      a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    if normal.z < 0 { normal = -normal }
    let length = normal.product(with: normal).squareRoot()
    guard normal.z > 0, length.isFinite else { return nil }
    return SpacePlane(normal: normal / length, point: corners[1])
  }
}

/// A plane in space.
struct SpacePlane {
  /// The unit vector toward the viewer's side.
  let normal: SIMD3<Float>
  /// A point of the plane.
  let point: SIMD3<Float>

  /// The distance, in pixels, up to which points count as lying in the plane: 20 units in the last
  /// place of 1.
  private static let tolerance = 20 * Float.ulpOfOne

  /// Where a polygon lies.
  enum Side {
    case behind, within, inFront
    /// Parts lie on both sides.
    case both
  }

  private func distance(of corner: SIMD3<Float>) -> Float {
    normal.product(with: corner - point)
  }

  /// Returns where a polygon lies. Corners within the tolerance lie on both sides.
  func side(of polygon: SpacePolygon) -> Side {
    var (isBehind, isInFront) = (false, false)
    for corner in polygon.corners {
      let distance = distance(of: corner)
      if distance > Self.tolerance { isInFront = true }
      if distance < -Self.tolerance { isBehind = true }
    }
    switch (isBehind, isInFront) {
    case (true, true): return .both
    case (true, false): return .behind
    case (false, true): return .inFront
    case (false, false): return .within
    }
  }

  /// Returns the parts of a polygon on both sides. Each begins with the first of its corners.
  func division(of polygon: SpacePolygon) -> (behind: SpacePolygon, inFront: SpacePolygon) {
    var (behind, inFront) = ([SIMD3<Float>](), [SIMD3<Float>]())
    for (index, corner) in polygon.corners.enumerated() {
      let next = polygon.corners[(index + 1) % polygon.corners.count]
      let (distance, following) = (distance(of: corner), distance(of: next))
      if distance <= Self.tolerance { behind.append(corner) }
      if distance >= -Self.tolerance { inFront.append(corner) }
      guard min(distance, following) < -Self.tolerance,
        max(distance, following) > Self.tolerance
      else { continue }
      let crossing = corner + (next - corner) * (distance / (distance - following))
      behind.append(crossing)
      inFront.append(crossing)
    }
    return (SpacePolygon(corners: behind), SpacePolygon(corners: inFront))
  }
}

extension SIMD3<Float> {
  /// Returns the scalar product, added in the order of the coordinates.
  fileprivate func product(with other: Self) -> Float {
    (x * other.x + y * other.y) + z * other.z
  }
}

extension SpatialLeaf {
  /// Returns the corners of the leaf.
  /// - Parameter transform: The transform from the points of the outline to pixels.
  func polygon(in transform: CGAffineTransform) -> SpacePolygon {
    guard !hasPerspective else { return polygonOfOutline(in: transform) }
    let map = CATransform3DConcat(space, CATransform3DMakeAffineTransform(transform))
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> SIMD3<Float> {
      SIMD3(Float(x), Float(y), Float(z))
    }
    let (right, down) = (row(map.m11, map.m12, map.m13), row(map.m21, map.m22, map.m23))
    let origin = row(map.m41, map.m42, map.m43)
    return SpacePolygon(
      corners: corners.map { (right * Float($0.x) + down * Float($0.y)) + origin })
  }

  /// Returns the corners of what is visible of a leaf that is seen in perspective.
  private func polygonOfOutline(in transform: CGAffineTransform) -> SpacePolygon {
    SpacePolygon(
      corners: zip(outline.corners, outline.placed(by: transform).corners).map { point, pixel in
        SIMD3(Float(pixel.x), Float(pixel.y), Float(depth(point)))
      })
  }
}
