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
  /// The corners of the items' extent in `space`: in the layer's coordinates or, for a layer that is
  /// not transformed, from its anchor point. Their rounding decides what a plane through them cuts.
  let corners: [CGPoint]
  /// The transform from `corners` to the superlayer's space.
  let space: CATransform3D
  /// A Boolean value that indicates whether the leaf is seen in perspective.
  let hasPerspective: Bool
  /// The layer, for messages.
  let layer: CALayer

  /// Creates a leaf.
  /// - Parameters:
  ///   - items: The items of the layer.
  ///   - shown: The layer's displayed values.
  ///   - extent: The rectangle that contains the items, in the layer's coordinates.
  ///   - outer: The transform from the space that the layer is in to that of the superlayer; `nil` if
  ///     they are the same.
  init(
    _ items: [DisplayItem], of layer: CALayer, shown: LayerProperties, extent: CGRect,
    in outer: CATransform3D?
  ) {
    func placed(_ own: CATransform3D) -> CATransform3D {
      outer.map { CATransform3DConcat(own, $0) } ?? own
    }
    let whole = placed(shown.placement)
    (self.items, self.layer, hasPerspective) = (items, layer, whole.hasPerspective)
    if let anchor = shown.anchorWithoutTransform {
      corners = extent.offsetBy(dx: -anchor.x, dy: -anchor.y).corners
      space = placed(CATransform3DMakeTranslation(shown.position.x, shown.position.y, 0))
    } else {
      (corners, space) = (extent.corners, whole)
    }
    let map = Homography(whole)
    let (x, y, one) = (Double(whole.m13), Double(whole.m23), Double(whole.m43))
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

extension LayerProperties {
  /// The anchor point, in the layer's coordinates, of a layer that is not transformed; `nil` for
  /// others.
  fileprivate var anchorWithoutTransform: CGPoint? {
    guard CATransform3DIsIdentity(transform), zPosition == 0, anchorPointZ == 0 else { return nil }
    return CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
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
