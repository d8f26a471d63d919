import UIKit

extension TransitionScreens {
  /// A Boolean value that indicates whether both screens take part. A transition that uncovers its
  /// new screen needs both.
  var areComplete: Bool { from != nil && to != nil }

  /// Adds a plain view of `color`, transparent at first, directly above `screen` in the container.
  /// It has the frame of the screen; give it the transforms of the screen. Remove it at the end.
  func addVeil(_ color: UIColor = .black, above screen: UIView?) -> UIView {
    let veil = UIView(frame: screen?.frame ?? .zero)
    veil.backgroundColor = color
    veil.alpha = 0
    veil.isUserInteractionEnabled = false
    add(veil, above: screen)
    return veil
  }

  /// Adds a view that blurs everything below `screen`, or below what is above it, as far as its
  /// effect is set. It covers the container and has no effect at first. Remove it at the end.
  func addBlur(above screen: UIView?) -> UIVisualEffectView {
    let blur = UIVisualEffectView(effect: nil)
    blur.frame = container.bounds
    blur.isUserInteractionEnabled = false
    add(blur, above: screen)
    return blur
  }

  private func add(_ view: UIView, above screen: UIView?) {
    guard let screen, screen.superview === container else { return }
    container.insertSubview(view, aboveSubview: screen)
  }

  /// Returns the point at the given fractions of the container's width and height.
  func place(_ fractions: CGPoint) -> CGPoint {
    CGPoint(x: fractions.x * width, y: fractions.y * height)
  }
}
