// A layer's plane seen in another's. Most are flat and stay with the arithmetic of the plane.

import Foundation
import SegueDisplay

/// A map between the planes of two layers.
package enum PlaneMap: Equatable {
  /// Without perspective.
  case flat(CGAffineTransform)
  /// With it.
  case perspective(Homography)

  /// What `space` makes of the plane z = 0, seen from the front.
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

  /// This map, then `next`.
  package func then(_ next: PlaneMap) -> PlaneMap {
    if case .flat(let a) = self, case .flat(let b) = next { return .flat(a.concatenating(b)) }
    return .perspective(homography.concatenating(next.homography))
  }

  /// The way back; one that is not there is this map itself, as for `CGAffineTransform`.
  package var inverted: PlaneMap {
    switch self {
    case .flat(let map): .flat(map.inverted())
    case .perspective(let map): .perspective(map.inverted ?? map)
    }
  }

  /// Where `point` lands.
  package func moved(_ point: CGPoint) -> CGPoint {
    switch self {
    case .flat(let map): point.applying(map)
    case .perspective(let map): map.place(of: point)
    }
  }

  /// The bounding box of where `rect` is seen.
  package func moved(_ rect: CGRect) -> CGRect {
    switch self {
    case .flat(let map): rect.applying(map)
    case .perspective(let map): map.box(of: rect)
    }
  }

  /// The point that is seen at `point`; `nil` when none is.
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

  /// What the map does to small things in the middle of `rect`.
  package func differential(at rect: CGRect) -> CGAffineTransform {
    switch self {
    case .flat(let map): map
    case .perspective(let map): map.differential(at: CGPoint(x: rect.midX, y: rect.midY))
    }
  }
}
