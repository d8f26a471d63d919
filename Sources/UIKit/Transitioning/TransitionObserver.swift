// For whoever looks for faults in animators: told of every turn that a transition takes, at the very
// instant, while the views are still as the animator has them.

import Foundation

/// Watches the transitions of a world.
@preconcurrency @MainActor
package protocol TransitionObserver: AnyObject {
  /// A transition has been asked for; nothing has been touched yet.
  func transitionWasAskedFor(_ record: TransitionRecord)
  /// The container is there and the screens are where the animator expects them; it has not been
  /// called yet.
  func transitionWasPrepared(_ record: TransitionRecord)
  /// `completeTransition(didComplete)` has been called; UIKit has not moved a view yet.
  func transition(_ record: TransitionRecord, willComplete didComplete: Bool)
  /// `completeTransition` has been called once more.
  func transitionWasCompletedAgain(_ record: TransitionRecord, didComplete: Bool)
  /// Everything that belongs to the end has been done.
  func transitionDidEnd(_ record: TransitionRecord)
}

extension TransitionRecord {
  /// What the animator has been handed.
  package struct Stage {
    /// Where the transition takes place.
    package private(set) weak var container: UIView?
    /// The views that are the animator's to move; nil for those that it is to leave alone.
    package private(set) weak var fromView: UIView?
    /// The views that are the animator's to move; nil for those that it is to leave alone.
    package private(set) weak var toView: UIView?
    /// Where the arriving view is to be at the end, in the container.
    package let finalFrame: CGRect

    @MainActor init(_ context: TransitionContext) {
      container = context.containerView
      (fromView, toView) = (context.from.view, context.to.view)
      finalFrame = context.to.finalFrame
    }
  }

  /// Seconds that the animator says it takes.
  package var duration: Double {
    animator.map { Double($0.transitionDuration(using: context)) } ?? 0
  }

  /// Whether a gesture has decided that the transition goes back.
  package var isCancelling: Bool { context?.transitionWasCancelled ?? wasCancelled }

  /// The frame in which the arriving view shows now, in the container's coordinates.
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
  /// Whether UIKit has put this view there for a transition to take place in.
  package var isTransitionContainer: Bool {
    self is UITransitionView || self is UIViewControllerWrapperView
  }
}
