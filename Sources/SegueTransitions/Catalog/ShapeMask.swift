// Shapes with a path as masks: they grow around a point until they cover a screen.

import UIKit

/// A view that fills a path.
final class ShapeMaskView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// Creates a view that fills `path` around its center.
  init(_ path: UIBezierPath) {
    super.init(frame: .zero)
    guard let shape = layer as? CAShapeLayer else { return }
    shape.path = path.cgPath
    shape.fillColor = UIColor.black.cgColor
  }

  required init?(coder: NSCoder) { nil }
}

extension TransitionScreens {
  /// Shows the upper screen through a shape that grows around a point.
  /// - Parameters:
  ///   - origin: The point, in fractions of the screen's size.
  ///   - path: A shape around the origin of its coordinates, which contains a circle of radius 1
  ///     around it.
  ///   - turn: The angle by which the shape turns while it grows, in radians.
  func reveal(
    _ way: TransitionDirection, through path: UIBezierPath, origin: CGPoint, turn: CGFloat = 0
  ) -> ScreenAnimations {
    reveal(way) { mask in
      var motion = MotionSequence(way)
      motion.add(steps: 12, mask.addShape(path, at: origin, turn: turn))
      return motion
    }
  }
}

extension UIBezierPath {
  /// Creates a polygon whose corners lie at the given radii, in turn, beginning at the top.
  convenience init(corners count: Int, radii: [CGFloat]) {
    self.init()
    for corner in 0..<count {
      let (sine, cosine) = sineAndCosine(2 * .pi * CGFloat(corner) / CGFloat(count))
      let radius = radii[corner % radii.count]
      let point = CGPoint(x: radius * sine, y: -radius * cosine)
      if corner == 0 { move(to: point) } else { addLine(to: point) }
    }
    close()
  }
}
