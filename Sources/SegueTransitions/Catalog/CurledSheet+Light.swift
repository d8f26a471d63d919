// What the light does on a sheet that curls.

import UIKit

extension CurledSheet {
  /// Returns a gradient between two opacities of black.
  func shade(_ first: CGFloat, _ last: CGFloat) -> GradientView {
    GradientView(
      frame: .zero, from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5),
      stops: [(0, first), (1, last)])
  }

  /// How dark the front is at an angle: the steeper, the darker.
  func darkness(_ angle: CGFloat) -> CGFloat { 0.45 * sine(angle) * sine(angle) }

  /// The color of the back at an angle: in shadow where it is steep, bright where it faces the light,
  /// and a little darker where it lies flat again.
  func back(_ angle: CGFloat) -> UIColor {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    look.back.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let slope = sine(angle)
    let light = 1 - 0.52 * slope * slope * slope - 0.025 * (1 - slope)
    return UIColor(red: red * light, green: green * light, blue: blue * light, alpha: 1)
  }

  /// The sine of an angle, with the same digits on every processor.
  func sine(_ angle: CGFloat) -> CGFloat { CGAffineTransform(rotationAngle: angle).b }

  /// Returns shadows outside of the two edges of a sheet that curl first, and of their corner.
  func flapShadows(width: CGFloat) -> [UIView] {
    let size = stage.bounds.size
    let (isRight, isLower) = (axis.dx >= 0, axis.dy >= 0)
    let (x, y) = (isRight ? size.width : -width, isLower ? size.height : -width)
    let stops: [(location: CGFloat, opacity: CGFloat)] = [
      (0, 0.4), (0.3, 0.2), (0.6, 0.07), (1, 0),
    ]
    let near = CGPoint(x: isRight ? 0 : 1, y: isLower ? 0 : 1)
    let far = CGPoint(x: 1 - near.x, y: 1 - near.y)
    let corner = GradientView(
      frame: CGRect(x: x, y: y, width: width, height: width), from: near, to: far, stops: stops)
    (corner.layer as? CAGradientLayer)?.type = .radial
    return [
      GradientView(
        frame: CGRect(x: x, y: 0, width: width, height: size.height),
        from: CGPoint(x: near.x, y: 0.5), to: CGPoint(x: far.x, y: 0.5), stops: stops),
      GradientView(
        frame: CGRect(x: 0, y: y, width: size.width, height: width),
        from: CGPoint(x: 0.5, y: near.y), to: CGPoint(x: 0.5, y: far.y), stops: stops),
      corner,
    ]
  }
}

extension TransitionParameter {
  /// The color of the back of a sheet that curls up.
  static let sheetBack = TransitionParameter.color(
    "back", "#FFFFFF",
    "The color of the back, through which the front faintly shows, by default #48484A in the dark appearance."
  )
}

extension TransitionArguments {
  /// The color of the back of a sheet that curls up: white, and in the dark appearance systemGray3.
  var sheetBack: UIColor { color("back", dark: "#48484A") }
}
