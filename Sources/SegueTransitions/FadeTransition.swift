import UIKit

/// A transition in which the new screen fades in over the old one. Dismissing and popping fade the
/// upper screen out.
public final class FadeTransition: NSObject, UIViewControllerAnimatedTransitioning {
  /// The kind of screens between which the transition fades.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Two screens of a navigation controller: the animator positions both views. Used for a
    /// dismissal that keeps the presenter's view in the window, it removes that view from its place
    /// and leaves the window empty, as on iOS.
    case navigation
    /// A presented screen and its presenter, whose view is left alone unless UIKit provides it.
    case modal
  }

  private let direction: TransitionDirection
  private let kind: Kind
  private let duration: TimeInterval

  /// Creates a fade with the given duration in seconds.
  public init(_ direction: TransitionDirection, kind: Kind, duration: TimeInterval = 0.5) {
    (self.direction, self.kind, self.duration) = (direction, kind, duration)
  }

  /// Returns the duration of the transition, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  /// Fades the upper screen in or out.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let screens = TransitionScreens(transitionContext)
    let arrives = direction == .forward
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

  /// Moves the presenter's view into the container, as a pop animator does that is used for a
  /// dismissal. This is a mistake there: the window is left empty afterwards.
  private func takePresentersView(_ screens: TransitionScreens) {
    guard let view = screens.context.viewController(forKey: .to)?.view else { return }
    screens.container.insertSubview(view, at: 0)
  }
}
