// What each rule of the lint means and how to mend violations: the words of
// Documentation/Guide/LINT.md, which a test compares with these.

extension LintRule {
  /// A description of what violates the rule and why it matters, in a few sentences.
  package var explanation: String {
    switch self {
    case .neverCompletes:
      """
      `completeTransition` is not called although nothing is scheduled anymore, or the \
      transition takes 10 s longer than `transitionDuration`, not counting the time under a \
      finger. UIKit waits forever, and the app takes no touches. The usual cause is an early \
      `return`, or a completion that calls it only `if finished`.
      """
    case .completesTwice:
      """
      `completeTransition` is called a second time. UIKit ignores the second call; the first \
      one was too early and removed the views from an animation that was still running. The \
      usual cause is two animations that both report the end.
      """
    case .ignoresCancellation:
      """
      `completeTransition(true)` although the interaction was cancelled, or `false` although \
      it finished. UIKit then assumes a screen that was not shown.
      """
    case .leftoverView:
      """
      A view that was added to the container or the window during the transition is still \
      there after the instant of its end. Screens, whatever wraps them, and what the \
      presentation controller adds are expected there. A forgotten snapshot takes every touch, \
      even if it has faded.
      """
    case .changedAfterCancel:
      """
      After a cancellation a view is not as it was when the transition was requested: \
      transform, alpha, anchor point, hidden, corner radius, clipping; for the two screens \
      also their size and, in the window, their center. UIKit rolls back what animation blocks \
      have changed and nothing else. For a screen that is outside the window (the presenter, \
      the lower one of a navigation) it is a warning; a screen that was never shown is not \
      checked. After a *success* the rule does not apply: UIKit resets nothing, and a \
      presenter that stays dimmed is often intended.
      """
    case .positionJump:
      """
      From just before an event to just after it, a corner of a visible view moves by more \
      than 2 points, or by more than 0.3 % of the window's longer side if that is larger (a \
      spring that UIKit considers settled may be a thousandth off). Views that are added or \
      removed in the instant are not compared. Content that scrolls, and views that are moved \
      step by step at least 20 times a second, are not considered to jump. Causes: an anchor \
      point changed without moving the view, `removeAllAnimations`, scale to 0 (which UIKit \
      does not animate), an interrupted transition that restarts at 0.
      """
    case .velocityJump:
      """
      A view starts moving more than 20 longer sides of the window per second faster than \
      before: the whole screen in three frames at 60 per second. The usual cause is \
      `initialSpringVelocity` in points per second; its unit is distances of the motion. Only \
      increases of speed count. That a view stops abruptly under a finger, and that the rest \
      after `finish()` or `cancel()` starts from rest, is UIKit's own design \
      (`completionCurve` is ease-in-out) and is not reported.
      """
    case .endsOffFrame:
      """
      When `completeTransition(true)` is called, an edge of the arriving view is displayed \
      more than half a point from `finalFrame(for:)`. UIKit places an untransformed view there \
      afterwards, with a jump. A card is not reported: a view that the animator gives a smaller \
      size, within the container, over a presenter that stays (`overFullScreen`, \
      `overCurrentContext` or `custom`), where no presentation controller specifies another frame.
      """
    case .emptyWindow:
      """
      After the end the screen in front (the last one presented; in a navigation its top) is \
      not in the window, is hidden or less than 1 % opaque, or is outside the window's bounds. \
      Whether something covers it is not checked. The classic case is a pop animator used to \
      dismiss: where `view(forKey: .to)` is nil it moves the presenter's view into the \
      container, and UIKit removes both.
      """
    case .invalidDuration:
      """
      `transitionDuration(using:)` returns 0, a negative number, or one that is not finite, for \
      a transition that is animated. Whatever the animator does, UIKit animates bars and \
      `animate(alongsideTransition:)` for that long, so that they jump, and a percent-driven \
      interaction has no range to move through. A negative number and one that is not finite \
      are errors.
      """
    case .ignored:
      """
      A touch that nothing answers, one that requests what is impossible, or a call that UIKit \
      ignores, such as presenting from a screen that already presents. The script then does \
      something other than it seems to.
      """
    case .playStopped:
      """
      The script cannot continue: a step has nothing to dismiss, or its transition reverted \
      itself, as with `completeTransition(finished)` of an animation that another one has \
      replaced.
      """
    }
  }

  /// What to do about a violation; `nil` where the explanation says it.
  package var remedy: String? {
    switch self {
    case .neverCompletes:
      """
      exactly one call on every path through the animator.
      """
    case .completesTwice:
      """
      report it from the one that ends last.
      """
    case .ignoresCancellation:
      """
      `completeTransition(!context.transitionWasCancelled)`.
      """
    case .leftoverView:
      """
      remove what you add, before the call of `completeTransition` or right after it.
      """
    case .changedAfterCancel:
      """
      restore in the completion what you changed outside of blocks, whichever way it ended.
      """
    case .positionJump:
      """
      start from where a view is displayed: `beginFromCurrentState`, additive animations, or \
      after an interruption `percentComplete` *plus* the finger's contribution.
      """
    case .velocityJump:
      """
      divide the gesture's velocity by the distance that is left.
      """
    case .endsOffFrame:
      """
      animate to `finalFrame(for:)`.
      """
    case .emptyWindow:
      """
      move only the views that `view(forKey:)` returns.
      """
    case .invalidDuration:
      """
      return the seconds that the animator takes; for no animation, present, push or dismiss \
      with `animated: false`.
      """
    case .ignored, .playStopped: nil
    }
  }
}
