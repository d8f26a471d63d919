// The map from a layer's plane to another's. Most are affine, for which the arithmetic stays
// two-dimensional.

import Foundation
import SegueDisplay

/// A map between the planes of two layers.
package enum PlaneMap: Equatable {
  /// An affine map, without perspective.
  case flat(CGAffineTransform)
  /// A map with perspective.
  case perspective(Homography)

  /// Creates the map that `space` defines for the plane z = 0, projected along z.
  package init(_ space: CATransform3D) {
    let map = Homography(space)
    self = map.affine.map { .flat($0) } ?? .perspective(map)
  }

  private var homography: Homography {
    switch self {
    case .flat(let map): Homography(map)
    case .perspective(let map): map
    }
  }

  /// Returns the map that applies this map first, then `next`.
  package func then(_ next: PlaneMap) -> PlaneMap {
    if case .flat(let a) = self, case .flat(let b) = next { return .flat(a.concatenating(b)) }
    return .perspective(homography.concatenating(next.homography))
  }

  /// The inverse map. A map that cannot be inverted is returned unchanged, as for
  /// `CGAffineTransform`.
  package var inverted: PlaneMap {
    switch self {
    case .flat(let map): .flat(map.inverted())
    case .perspective(let map): .perspective(map.inverted ?? map)
    }
  }

  /// Returns the image of `point`.
  package func moved(_ point: CGPoint) -> CGPoint {
    switch self {
    case .flat(let map): point.applying(map)
    case .perspective(let map): map.place(of: point)
    }
  }

  /// Returns the bounding box of the visible image of `rect`.
  package func moved(_ rect: CGRect) -> CGRect {
    switch self {
    case .flat(let map): rect.applying(map)
    case .perspective(let map): map.box(of: rect)
    }
  }

  /// Returns the point whose visible image is `point`; `nil` if there is none.
  package func unmoved(_ point: CGPoint) -> CGPoint? {
    switch self {
    case .flat(let map):
      return map.a * map.d == map.b * map.c ? nil : point.applying(map.inverted())
    case .perspective(let map):
      guard let back = map.inverted else { return nil }
      let lifted = back.lift(point)
      return lifted.w > 0 ? CGPoint(x: lifted.x / lifted.w, y: lifted.y / lifted.w) : nil
    }
  }

  /// Returns the affine approximation of the map at the center of `rect`.
  package func differential(at rect: CGRect) -> CGAffineTransform {
    switch self {
    case .flat(let map): map
    case .perspective(let map): map.differential(at: CGPoint(x: rect.midX, y: rect.midY))
    }
  }
}
