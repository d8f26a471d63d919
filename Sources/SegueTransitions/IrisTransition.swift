import UIKit

/// A transition in which the new screen opens in a circle from the center of the old one.
/// Dismissing and popping close the circle.
public final class IrisTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: TransitionDirection
  private let duration: TimeInterval

  /// Creates a transition with the given direction and duration in seconds.
  public init(_ direction: TransitionDirection, duration: TimeInterval = 0.5) {
    (self.direction, self.duration) = (direction, duration)
  }

  /// Returns the duration of the transition, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Opens or closes the circle through which the upper screen is visible.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let arrives = direction == .forward
    screens.addDestination(onTop: arrives)
    let upper = arrives ? screens.to : screens.from
    let circle = Self.circle(around: upper?.bounds ?? .zero)
    upper?.mask = circle
    if arrives { circle.transform = Self.closed }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      circle.transform = arrives ? .identity : Self.closed
    } completion: { _ in
      upper?.mask = nil
      screens.complete()
    }
  }

  /// The scale of the closed circle, less than a pixel. A scale of 0 would make it vanish
  /// immediately instead of shrinking.
  private static let closed = CGAffineTransform(scaleX: 0.001, y: 0.001)

  /// Returns a disc that extends into the corners of `bounds`.
  private static func circle(around bounds: CGRect) -> UIView {
    let width = bounds.width * bounds.width + bounds.height * bounds.height
    let side = width.squareRoot()
    let circle = UIView(
      frame: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    )
    circle.backgroundColor = .black
    circle.layer.cornerRadius = side / 2
    return circle
  }
}
