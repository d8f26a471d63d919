// The drawing order of planes in a space. If one of two planes lies completely on the viewer's side
// of the other, it is in front. If neither does because they intersect, the one whose center is
// nearer is in front.

import Foundation
import SegueDisplay

/// A layer in a space, drawn separately.
struct SpatialLeaf {
  let items: [DisplayItem]
  /// The position in the tree, which determines the order of layers in one plane.
  private let number: Int
  /// The displayed positions of the corners with their depths, larger values being nearer. Empty
  /// for a layer that extends behind the viewer.
  fileprivate let corners: [SIMD3<Double>]
  fileprivate let middle: SIMD3<Double>

  /// Creates a leaf from the items of a layer with `bounds` whose plane is z = 0 of `space`.
  init(_ items: [DisplayItem], number: Int, bounds: CGRect, space: CATransform3D) {
    (self.items, self.number) = (items, number)
    let map = Homography(space)
    func place(_ point: CGPoint) -> SIMD3<Double>? {
      let lifted = map.lift(point)
      guard lifted.w >= Homography.nearest else { return nil }
      let z = Double(point.x) * Double(space.m13) + Double(point.y) * Double(space.m23)
      return SIMD3(lifted.x, lifted.y, z + Double(space.m43)) / lifted.w
    }
    let corners = bounds.corners.compactMap(place)
    self.corners = corners.count == 4 ? corners : []
    middle = place(CGPoint(x: bounds.midX, y: bounds.midY)) ?? SIMD3(0, 0, .infinity)
  }

  /// The distance, in points, below which points coincide: sides of a cube share their edges.
  private static let play = 1e-6

  /// Returns 1 if `other` lies completely on the viewer's side of this plane, −1 if it lies on the
  /// other side, 0 if it lies in the plane, and `nil` if it intersects the plane.
  private func side(of other: SpatialLeaf) -> Int? {
    guard corners.count == 4, other.corners.count == 4 else { return nil }
    var normal = Self.cross(corners[1] - corners[0], corners[3] - corners[0])
    let length = (normal * normal).sum().squareRoot()
    guard length > 0, abs(normal.z) > Self.play * length else { return nil }
    normal /= normal.z < 0 ? -length : length
    var (isInFront, isBehind) = (true, true)
    for corner in other.corners {
      let distance = (normal * (corner - corners[0])).sum()
      if distance > Self.play { isBehind = false }
      if distance < -Self.play { isInFront = false }
    }
    if isInFront && isBehind { return 0 }
    return isInFront ? 1 : isBehind ? -1 : nil
  }

  /// Returns whether `other` must be drawn before this leaf.
  fileprivate func isInFront(of other: SpatialLeaf) -> Bool {
    if let side = other.side(of: self) { return side > 0 || side == 0 && number > other.number }
    if let side = side(of: other) { return side < 0 || side == 0 && number > other.number }
    return middle.z > other.middle.z
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

extension [SpatialLeaf] {
  /// Returns the leaves, those in front last, and in tree order where the order is undetermined.
  ///
  /// Starting from the order of their centers, each leaf is chosen once none of the remaining ones
  /// lies behind it. Where planes overlap cyclically, the farthest is chosen.
  func backToFront() -> [SpatialLeaf] {
    guard count > 1 else { return self }
    var rest = enumerated().sorted {
      ($0.element.middle.z, $0.offset) < ($1.element.middle.z, $1.offset)
    }.map(\.element)
    var ordered: [SpatialLeaf] = []
    while !rest.isEmpty {
      let next = rest.indices.first { i in
        rest.indices.allSatisfy { $0 == i || !rest[i].isInFront(of: rest[$0]) }
      }
      ordered.append(rest.remove(at: next ?? 0))
    }
    return ordered
  }
}
