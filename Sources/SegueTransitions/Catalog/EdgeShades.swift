// The soft shadows that a piece of a screen casts beyond its long edges: gradients, which cost a
// fraction of a blur.

import UIKit

/// The shadows along two opposite edges of a piece. They are part of the piece and move with it.
@MainActor
struct EdgeShades {
  private let shades: [UIView]

  /// Adds shadows to a piece, transparent at first.
  /// - Parameters:
  ///   - axis: The axis along which the piece has its long edges.
  ///   - width: The width of the shadow, in points.
  init(_ piece: UIView, along axis: ScreenAxis, width: CGFloat = 14) {
    piece.clipsToBounds = false
    let bounds = piece.bounds
    shades = [false, true].map { isSecond in
      let frame: CGRect
      switch axis {
      case .horizontal:
        frame = CGRect(
          x: 0, y: isSecond ? bounds.height : -width, width: bounds.width, height: width)
      case .vertical:
        frame = CGRect(
          x: isSecond ? bounds.width : -width, y: 0, width: width, height: bounds.height)
      }
      let (near, far): (CGFloat, CGFloat) = isSecond ? (0, 1) : (1, 0)
      let isHorizontal = axis == .horizontal
      let shade = GradientView(
        frame: frame,
        from: isHorizontal ? CGPoint(x: 0.5, y: near) : CGPoint(x: near, y: 0.5),
        to: isHorizontal ? CGPoint(x: 0.5, y: far) : CGPoint(x: far, y: 0.5),
        stops: [(0, 0.34), (0.3, 0.16), (0.65, 0.05), (1, 0)])
      shade.alpha = 0
      piece.addSubview(shade)
      return shade
    }
  }

  /// Sets the opacity of the shadows.
  func show(_ opacity: CGFloat) {
    for shade in shades { shade.alpha = opacity }
  }
}
