import UIKit

/// A view that shows a linear gradient of one color with changing opacity.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates a gradient from `start` to `end`, in unit coordinates.
  /// - Parameter stops: Locations from 0 to 1 and the opacity of the color at each of them.
  init(
    frame: CGRect, color: UIColor = .black, from start: CGPoint, to end: CGPoint,
    stops: [(location: CGFloat, opacity: CGFloat)]
  ) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    guard let gradient = layer as? CAGradientLayer else { return }
    (gradient.startPoint, gradient.endPoint) = (start, end)
    gradient.colors = stops.map { color.withAlphaComponent($0.opacity).cgColor }
    gradient.locations = stops.map { NSNumber(value: Double($0.location)) }
  }

  /// Replaces the colors, one for each location.
  func show(_ colors: [UIColor]) {
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
  }

  required init?(coder: NSCoder) { nil }
}

extension TransitionScreens {
  /// Adds the shadow that a sheet as large as the container casts beyond one of its edges. It has
  /// the place of a sheet that fills the container; give it the transform of the sheet.
  /// - Parameters:
  ///   - side: The edge, as the vector from the center toward it.
  ///   - sheet: The sheet, directly below which the shadow is added.
  func addEdgeShadow(_ side: CGVector, below sheet: UIView?) -> UIView {
    let (width, opacity): (CGFloat, CGFloat) = (24, 0.28)
    let bounds = container.bounds
    let place =
      side.dx != 0
      ? CGRect(x: side.dx < 0 ? -width : bounds.width, y: 0, width: width, height: bounds.height)
      : CGRect(x: 0, y: side.dy < 0 ? -width : bounds.height, width: bounds.width, height: width)
    let near = CGPoint(x: 0.5 - side.dx / 2, y: 0.5 - side.dy / 2)
    let far = CGPoint(x: 0.5 + side.dx / 2, y: 0.5 + side.dy / 2)
    let shadow = GradientView(
      frame: place, from: near, to: far,
      stops: [(0, opacity), (0.25, opacity * 0.55), (0.55, opacity * 0.2), (1, 0)])
    insert(shadow, below: sheet)
    return shadow
  }

  /// Adds the shadow that a card as large as the container casts on all sides. Give it the transform
  /// of the card.
  func addCardShadow(below card: UIView?, cornerRadius: CGFloat) -> UIView {
    let shadow = UIView(frame: container.bounds)
    shadow.isUserInteractionEnabled = false
    let layer = shadow.layer
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.45, 18, .zero)
    layer.shadowPath =
      UIBezierPath(roundedRect: shadow.bounds, cornerRadius: cornerRadius).cgPath
    insert(shadow, below: card)
    return shadow
  }

  /// Returns the transform with which a view in the container, such as a shadow, follows a screen
  /// that fills the container and has the transform `transform`.
  func following(_ transform: CGAffineTransform, _ view: UIView) -> CGAffineTransform {
    let (x, y) = (view.center.x - width / 2, view.center.y - height / 2)
    var result = transform
    result.tx += transform.a * x + transform.c * y - x
    result.ty += transform.b * x + transform.d * y - y
    return result
  }

  /// Adds a plain view over a screen, which fades it toward a color. It is part of the screen and
  /// moves with it.
  func addShade(_ screen: UIView?, color: UIColor = .black) -> UIView {
    let shade = UIView(frame: screen?.bounds ?? .zero)
    shade.backgroundColor = color
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
    screen?.addSubview(shade)
    return shade
  }

  /// Adds a plain view behind both screens, if both of them take part.
  func addBackdrop(_ color: UIColor) -> UIView {
    let backdrop = UIView(frame: container.bounds)
    backdrop.backgroundColor = color
    backdrop.layer.zPosition = -10_000
    if from != nil, to != nil { container.insertSubview(backdrop, at: 0) }
    return backdrop
  }

  /// Adds a view to the container, directly below another one if that is there.
  func insert(_ view: UIView, below sibling: UIView?) {
    if let sibling, sibling.superview === container {
      container.insertSubview(view, belowSubview: sibling)
    } else {
      container.addSubview(view)
    }
  }
}

extension TransitionParameter {
  /// The color behind screens that do not fill the container while they move.
  static let background = TransitionParameter.color(
    "background", "#000000", "The color behind the screens.")
}
