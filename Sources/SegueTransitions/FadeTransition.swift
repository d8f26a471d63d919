import UIKit

/// The new screen fades in on top of the old one; on the way back the upper screen fades out.
public final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// Between what it fades.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Two screens of a navigation controller: both views are the animator's to place. Used for a
    /// dismissal that keeps the presenter's view in the window, this takes that view out of its own
    /// place, and the window is left empty, as on iOS.
    case navigation
    /// A presented screen and its presenter, whose view is left alone unless UIKit hands it out.
    case modal
  }

  private let direction: TransitionDirection
  private let kind: Kind
  private let duration: TimeInterval

  /// A fade of `duration` seconds.
  public init(_ direction: TransitionDirection, kind: Kind, duration: TimeInterval = 0.5) {
    (self.direction, self.kind, self.duration) = (direction, kind, duration)
  }

  /// Seconds in all.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Fades the upper screen.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let arrives = direction == .there
    screens.addDestination(onTop: arrives)
    if screens.to == nil, kind == .navigation { takePresentersView(screens) }
    if arrives { screens.to?.alpha = 0 }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      if arrives {
        screens.to?.alpha = 1
      } else {
        screens.from?.alpha = 0
      }
    } completion: { _ in
      screens.complete()
    }
  }

  /// What a pop animator does when it is used for a dismissal, and why it must not be.
  private func takePresentersView(_ screens: TransitionScreens) {
    guard let view = screens.context.viewController(forKey: .to)?.view else { return }
    screens.container.insertSubview(view, at: 0)
  }
}
