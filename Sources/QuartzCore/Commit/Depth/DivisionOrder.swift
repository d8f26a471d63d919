// When a division of space orders the layers of a space (SpaceDivision): layers of one plane overlap
// beside a turned one. Everything else is sorted by depth alone, with fewer cuts (DepthSorter).

import Foundation
import SegueDisplay

extension [SpatialLeaf] {
  /// A Boolean value that indicates whether a division of space orders the leaves: two of them
  /// overlap in one plane, and one is turned.
  var needDivision: Bool {
    guard contains(where: \.isTurned) else { return false }
    let order = indices.filter { !self[$0].outline.corners.isEmpty }
      .sorted { (self[$0].outline.low.x, $0) < (self[$1].outline.low.x, $1) }
    for (place, first) in order.enumerated() {
      for second in order[(place + 1)...] {
        if self[second].outline.low.x >= self[first].outline.high.x { break }
        if self[first].coversPart(of: self[second]) { return true }
      }
    }
    return false
  }
}

extension SpatialLeaf {
  /// The change of depth, in points per point, up to which a plane counts as parallel to the
  /// projection: half a turn about an axis leaves a remainder of this kind.
  private static let negligibleSlope = 1e-5

  /// A Boolean value that indicates whether the plane is turned out of the projection.
  var isTurned: Bool {
    (depth.slope * depth.slope).sum() > Self.negligibleSlope * Self.negligibleSlope
  }

  /// Returns whether the leaves overlap in one plane.
  fileprivate func coversPart(of other: SpatialLeaf) -> Bool {
    depth.isClose(to: other.depth) && outline.overlaps(other.outline)
  }
}

extension DepthFunction {
  /// Returns whether both functions are equal but for rounding.
  func isClose(to other: DepthFunction) -> Bool {
    let difference = slope - other.slope
    let size = max(abs(constant), abs(other.constant), 1)
    return (difference * difference).sum() < 1e-12
      && abs(constant - other.constant) < 1e-9 * size
  }
}

extension [ShownLayer] {
  /// Returns whether one of the layers is turned, so that a division of space orders layers of one
  /// plane.
  @MainActor
  var areDivided: Bool {
    var isTurned = false
    for child in self where !child.shown.isHidden {
      if child.layer is CATransformLayer { return false }
      if !child.shown.keepsPlane { isTurned = true }
    }
    return isTurned
  }
}

extension ShownLayer {
  /// A Boolean value that indicates whether the layer draws nothing but its sublayers, all of which
  /// lie in its plane. The division orders these one by one.
  @MainActor
  var onlyHoldsFlatLayers: Bool {
    guard let style = layer.solidStyle, style.fill == nil, style.opacity == 1, shown.zPosition == 0
    else { return false }
    return layer.children.allSatisfy {
      $0.attached.isEmpty && $0.properties.keepsPlane && $0.properties.zPosition == 0
        && !($0 is CATransformLayer)
    }
  }
}

extension CATransform3D {
  /// A Boolean value that indicates whether the transform makes near things larger.
  var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }
}
