import UIKit

/// The shadow that a sheet casts beyond an edge that moves across the screen.
@MainActor
struct CastShadow {
  private let view: GradientView
  private let vector: CGVector
  private let whole: CGFloat

  /// Adds the shadow to the front layer of `space`, on the side of the edge to which `vector`,
  /// left, right, up or down, points.
  init(_ space: ScreenSpace, beyond vector: CGVector, width: CGFloat = 40, opacity: CGFloat = 0.4) {
    self.vector = vector
    let isVertical = vector.dy != 0
    whole = isVertical ? space.height : space.width
    let leadsBack = vector.dx + vector.dy < 0
    let frame =
      isVertical
      ? CGRect(x: 0, y: leadsBack ? -width : 0, width: space.width, height: width)
      : CGRect(x: leadsBack ? -width : 0, y: 0, width: width, height: space.height)
    view = GradientView(
      frame: frame, from: CGPoint(x: 0.5 - vector.dx / 2, y: 0.5 - vector.dy / 2),
      to: CGPoint(x: 0.5 + vector.dx / 2, y: 0.5 + vector.dy / 2),
      stops: [(0, opacity), (0.3, opacity * 0.5), (1, 0)])
    space.add(view)
  }

  /// Places the shadow at the coordinate of the edge. It vanishes toward both ends of the way.
  func pose(at edge: CGFloat) {
    let along = CGVector(dx: vector.dx == 0 ? 0 : edge, dy: vector.dy == 0 ? 0 : edge)
    view.transform = CGAffineTransform(translation: along)
    view.alpha = min(1, 8 * min(edge, whole - edge) / whole)
  }
}
