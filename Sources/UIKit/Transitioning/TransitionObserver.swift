// An interface for checks of animators: the observer is notified of all events of a transition at
// the very instant, while the views are still as the animator has left them.

import Foundation
import SegueWorld

/// An object that observes the transitions of a world.
@preconcurrency @MainActor
package protocol TransitionObserver: AnyObject {
  /// Called when a transition has been requested and nothing has changed yet.
  func transitionWasAskedFor(_ record: TransitionRecord)
  /// Called when the container exists and the views are where the animator expects them, before the
  /// animator is called.
  func transitionWasPrepared(_ record: TransitionRecord)
  /// Called when `completeTransition(_:)` has been called, before UIKit moves a view.
  func transition(_ record: TransitionRecord, willComplete didComplete: Bool)
  /// Called when `completeTransition(_:)` has been called again.
  func transitionWasCompletedAgain(_ record: TransitionRecord, didComplete: Bool)
  /// Called when the transition has ended.
  func transitionDidEnd(_ record: TransitionRecord)
}

extension TransitionRecord {
  /// The values that the animator received.
  package struct Stage {
    /// The container in which the transition takes place.
    package private(set) weak var container: UIView?
    /// The view at the beginning, if the animator moves it; otherwise `nil`.
    package private(set) weak var fromView: UIView?
    /// The view at the end, if the animator moves it; otherwise `nil`.
    package private(set) weak var toView: UIView?
    /// The final frame of the arriving view, in the container.
    package let finalFrame: CGRect

    @MainActor init(_ context: TransitionContext) {
      container = context.containerView
      (fromView, toView) = (context.from.view, context.to.view)
      finalFrame = context.to.finalFrame
    }
  }

  /// The duration of the transition according to the animator, in seconds.
  package var duration: Double {
    animator.map { Double($0.transitionDuration(using: context)) } ?? 0
  }

  /// A Boolean value that indicates whether the interaction has decided to cancel the transition.
  package var isCancelling: Bool { context?.transitionWasCancelled ?? wasCancelled }

  /// Returns the frame at which the arriving view is currently displayed, in the container's
  /// coordinates.
  package func shownFrame(ofArrivingView view: UIView) -> CGRect? {
    guard let container = stage?.container, view.isDescendant(of: container) else { return nil }
    let seconds = World.current.now.seconds
    var frame = view.layer.shownProperties(atSeconds: seconds).frame
    var above = view.superview
    while let parent = above, parent !== container {
      let shown = parent.layer.shownProperties(atSeconds: seconds)
      frame = parent.layer.mapToSuperlayer(showing: shown).moved(frame)
      above = parent.superview
    }
    return frame
  }
}

extension UIView {
  /// A Boolean value that indicates whether UIKit has inserted this view as the container of a
  /// transition.
  package var isTransitionContainer: Bool {
    self is UITransitionView || self is UIViewControllerWrapperView
  }
}
