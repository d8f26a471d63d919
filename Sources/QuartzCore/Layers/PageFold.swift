// A page that is fastened at one edge and held at a point. Where that point is determines the fold:
// the page bends around a cylinder between the point's place on the flat page and the place where it
// is now, so a finger or any animation that moves the point turns the page.

import CoreGraphics
import Foundation
import SegueTiming

/// The way in which a page is bent.
package struct PageFold: Equatable {
  /// The edge at which the page is fastened, its spine.
  package var edge = CGRectEdge.minXEdge
  /// The point of the flat page that is held, in the layer's coordinates.
  package var grip = CGPoint.zero
  /// The place of the held point. The page is flat if it is `grip`, and has been turned over
  /// completely at the point's mirror image beyond the spine.
  package var point = CGPoint.zero
  /// How far the held point is raised along the spine, upward or to the left, halfway between the
  /// two sides, in points. It tilts the fold in between.
  package var lift: CGFloat = 0

  /// Creates a flat page.
  package init() {}

  /// Creates a page that is fastened at `edge` and held at `grip`.
  package init(edge: CGRectEdge, grip: CGPoint, lift: CGFloat = 0) {
    (self.edge, self.grip, point, self.lift) = (edge, grip, grip, lift)
  }

  /// Returns the place of the held point after the page has been turned over by a fraction: 0 while
  /// it is flat, 1 when it lies on its back beyond the spine.
  package func point(turnedBy fraction: CGFloat, in bounds: CGRect) -> CGPoint {
    switch edge {
    case .minXEdge: CGPoint(x: grip.x + 2 * (bounds.minX - grip.x) * fraction, y: grip.y)
    case .maxXEdge: CGPoint(x: grip.x + 2 * (bounds.maxX - grip.x) * fraction, y: grip.y)
    case .minYEdge: CGPoint(x: grip.x, y: grip.y + 2 * (bounds.minY - grip.y) * fraction)
    case .maxYEdge: CGPoint(x: grip.x, y: grip.y + 2 * (bounds.maxY - grip.y) * fraction)
    }
  }

  /// Returns the fraction by which the page has been turned over, in 0…1.
  package func turnedFraction(in bounds: CGRect) -> CGFloat {
    let (way, target) = (self.point(turnedBy: 1, in: bounds), isHorizontal)
    let whole = target ? way.x - grip.x : way.y - grip.y
    let part = target ? point.x - grip.x : point.y - grip.y
    return whole == 0 ? 0 : min(max(part / whole, 0), 1)
  }

  /// Returns whether a point is on the page as it is bent, its cylinder included.
  package func covers(_ point: CGPoint, in bounds: CGRect) -> Bool {
    guard bounds.contains(point), let cylinder = cylinder(in: bounds) else {
      return bounds.contains(point)
    }
    return (vector(point) * cylinder.axis).sum() <= cylinder.contact + cylinder.radius
  }

  /// A Boolean value that indicates whether the page is turned sideways.
  var isHorizontal: Bool { edge == .minXEdge || edge == .maxXEdge }
}

/// The cylinder that a page bends around.
struct PageCylinder: Equatable {
  /// The unit vector away from the part of the page that is still flat.
  var axis: SIMD2<Double>
  /// The distance along `axis` at which the cylinder touches the page, from the origin, in points.
  var contact: Double
  /// The radius in points.
  var radius: Double
}

extension PageFold {
  /// The largest radius of the cylinder, relative to the shorter side of the page.
  static let relativeRadius = 0.16

  /// The length of the largest radius for a page with the given bounds, in points.
  static func largestRadius(in bounds: CGRect) -> Double {
    relativeRadius * Double(min(bounds.width, bounds.height))
  }

  /// Returns the cylinder that brings the held point to its place; `nil` while the page is flat.
  ///
  /// A place that the paper cannot reach, because it is farther from an end of the spine than the
  /// held point, counts as the nearest one that it can. The cylinder becomes thinner where the page
  /// is too short for it: near the point at the beginning, and near the spine at the end.
  func cylinder(in bounds: CGRect) -> PageCylinder? {
    let (start, ends) = (vector(grip), spine(of: bounds))
    let place = reachablePlace(from: start, ends, in: bounds)
    let way = start - place
    let distance = (way * way).sum().squareRoot()
    guard distance > 0.01, distance.isFinite else { return nil }
    let axis = way / distance
    let middle = ((start + place) * axis).sum() / 2
    let slack = max(0, middle - max((ends.0 * axis).sum(), (ends.1 * axis).sum()))
    let radius = min(Self.largestRadius(in: bounds), distance / .pi, 2 * slack / .pi)
    return PageCylinder(axis: axis, contact: middle - radius * .pi / 2, radius: radius)
  }

  /// The ends of the spine.
  private func spine(of bounds: CGRect) -> (SIMD2<Double>, SIMD2<Double>) {
    let low = vector(CGPoint(x: bounds.minX, y: bounds.minY))
    let high = vector(CGPoint(x: bounds.maxX, y: bounds.maxY))
    return switch edge {
    case .minXEdge: (low, [low.x, high.y])
    case .maxXEdge: ([high.x, low.y], high)
    case .minYEdge: (low, [high.x, low.y])
    case .maxYEdge: ([low.x, high.y], high)
    }
  }

  private func reachablePlace(
    from start: SIMD2<Double>, _ ends: (SIMD2<Double>, SIMD2<Double>), in bounds: CGRect
  ) -> SIMD2<Double> {
    let fraction = Double(turnedFraction(in: bounds))
    let raise = -4 * fraction * (1 - fraction) * Double(lift)
    var place = vector(point) + (isHorizontal ? [0, raise] : [raise, 0])
    for end in [ends.0, ends.1] {
      let (way, reach) = (place - end, start - end)
      let (length, limit) = ((way * way).sum().squareRoot(), (reach * reach).sum().squareRoot())
      if length > limit { place = end + way * (limit / length) }
    }
    return place
  }

  private func vector(_ point: CGPoint) -> SIMD2<Double> { [Double(point.x), Double(point.y)] }
}
