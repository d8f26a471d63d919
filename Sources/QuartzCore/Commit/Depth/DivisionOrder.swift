// The order of overlapping layers of one plane beside a turned one, measured on iOS 18. The render
// server divides space along the turned plane. In each plane, what the division cuts is drawn after
// what it leaves whole, whatever the order of the layers. The recordings confirm this for layers
// without perspective and for one turned plane; with perspective, or with several turned planes, no
// rule was found, and the order of the layers decides.

import Foundation
import SegueDisplay

extension [SpatialLeaf] {
  /// The leaves in the order in which those of one plane are drawn.
  var inDivisionOrder: [SpatialLeaf] {
    guard let plane = onlyTurnedPlane else { return self }
    let isCut = map { $0.isDivided(along: plane) }
    guard isCut.contains(true), isCut.contains(false) else { return self }
    return indices.filter { !isCut[$0] }.map { self[$0] }
      + indices.filter { isCut[$0] }.map { self[$0] }
  }

  /// The plane of all leaves that are turned out of the projection; `nil` if there are none, or if
  /// they lie in several planes, or if a leaf is seen in perspective.
  private var onlyTurnedPlane: DepthFunction? {
    let turned = filter(\.isTurned)
    guard let plane = turned.first?.depth, !contains(where: \.hasPerspective) else { return nil }
    return turned.allSatisfy { $0.depth.isClose(to: plane) } ? plane : nil
  }
}

extension SpatialLeaf {
  /// The change of depth, in points per point, up to which a plane counts as parallel to the
  /// projection: half a turn about an axis leaves a remainder of this kind.
  private static let negligibleSlope = 1e-5

  /// A Boolean value that indicates whether the plane is turned out of the projection.
  fileprivate var isTurned: Bool {
    (depth.slope * depth.slope).sum() > Self.negligibleSlope * Self.negligibleSlope
  }

  /// Returns whether `plane` cuts the visible part of the leaf.
  fileprivate func isDivided(along plane: DepthFunction) -> Bool {
    guard !depth.isClose(to: plane), let line = depth.line(before: plane) else { return false }
    return outline.isDivided(by: line)
  }
}

extension DepthFunction {
  /// Returns whether both functions are equal but for rounding.
  fileprivate func isClose(to other: DepthFunction) -> Bool {
    let difference = slope - other.slope
    let size = max(abs(constant), abs(other.constant), 1)
    return (difference * difference).sum() < 1e-12
      && abs(constant - other.constant) < 1e-9 * size
  }
}

extension [ShownLayer] {
  /// Returns whether one of the layers is turned, and none is seen in perspective, so that a
  /// division of space orders layers of one plane.
  @MainActor
  func areDivided(in context: RenderContext) -> Bool {
    var isTurned = false
    for child in self where !child.shown.isHidden {
      if child.layer is CATransformLayer || child.shown.place(in: context).hasPerspective {
        return false
      }
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
