import UIKit

/// The new screen opens in a circle from the middle of the old one; on the way back the circle closes.
public final class IrisTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: TransitionDirection
  private let duration: TimeInterval

  /// A transition that goes this way, in `duration` seconds.
  public init(_ direction: TransitionDirection, duration: TimeInterval = 0.5) {
    (self.direction, self.duration) = (direction, duration)
  }

  /// Seconds in all.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Opens or closes the circle through which the upper screen is seen.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let arrives = direction == .there
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

  /// To scale 0 nothing shrinks, it vanishes at once; this is less than a pixel.
  private static let closed = CGAffineTransform(scaleX: 0.001, y: 0.001)

  /// A disc that reaches into the corners of `bounds`.
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
