// A layer in space with everything that is flattened into its plane: its outline in the projection,
// and the depth of each of its points.

import Foundation
import SegueDisplay

/// The depth of the points of a plane, seen in the projection: a linear function of the place, since
/// a projection maps planes to planes.
struct DepthFunction {
  /// The change of the depth per point to the right and down.
  let slope: SIMD2<Double>
  /// The depth at the origin. Larger values are nearer to the viewer.
  let constant: Double

  /// Returns the depth at `point`.
  func callAsFunction(_ point: SIMD2<Double>) -> Double { (slope * point).sum() + constant }

  /// Returns the line in which both planes intersect, this one being nearer on its positive side;
  /// `nil` if they are parallel.
  func line(before other: DepthFunction) -> DividingLine? {
    DividingLine(slope: slope - other.slope, constant: constant - other.constant)
  }
}

/// A layer in a space, drawn separately.
struct SpatialLeaf {
  /// What is drawn, in the coordinates of the context.
  let items: [DisplayItem]
  /// What is visible of the plane within the extent of the items, in the superlayer's points; empty
  /// for a plane that is seen edge-on.
  let outline: ConvexPolygon
  /// The depth of the plane.
  let depth: DepthFunction
  /// A Boolean value that indicates whether the leaf is seen in perspective.
  let hasPerspective: Bool
  /// The layer, for messages.
  let layer: CALayer

  /// Creates a leaf.
  /// - Parameters:
  ///   - items: The items of the layer.
  ///   - extent: The rectangle that contains them, in the layer's coordinates.
  ///   - space: The transform from the layer's space to that of the superlayer. The layer's plane is
  ///     z = 0.
  init(_ items: [DisplayItem], of layer: CALayer, extent: CGRect, space: CATransform3D) {
    (self.items, self.layer, hasPerspective) = (items, layer, space.hasPerspective)
    let map = Homography(space)
    let (x, y, one) = (Double(space.m13), Double(space.m23), Double(space.m43))
    guard let back = map.inverted, (x + y + one).isFinite else {
      (outline, depth) = (ConvexPolygon([]), DepthFunction(slope: .zero, constant: 0))
      return
    }
    outline = ConvexPolygon(
      map.image(of: extent.corners).map { SIMD2(Double($0.x), Double($0.y)) })
    depth = DepthFunction(
      slope: SIMD2(
        x * back.a + y * back.b + one * back.p, x * back.c + y * back.d + one * back.q),
      constant: x * back.tx + y * back.ty + one * back.r)
  }
}

extension LayerPosition {
  /// Returns the rectangle that contains `bounds` and all of `items`, which are displayed at this
  /// position, in the layer's coordinates.
  func extent(of items: [DisplayItem], bounds: CGRect) -> CGRect {
    let inside =
      if case .projected(let plane)? = items.first, items.count == 1 { plane.items } else { items }
    let transform = context.transform
    guard transform.a * transform.d != transform.b * transform.c else { return bounds }
    let back = transform.inverted()
    let found =
      transform.keepsRectanglesUpright
      ? inside.extent.applying(back) : inside.map { $0.transformed(by: back) }.extent
    let sides = [found.minX, found.minY, found.width, found.height]
    guard !found.isNull, !found.isInfinite, sides.allSatisfy(\.isFinite) else { return bounds }
    return found.union(bounds)
  }
}
