// The context that an animator receives. It contains the values that the plan of the presentation
// or navigation has determined, and reports the completion.

import Foundation
import SegueWorld

/// The context of one active transition.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The values for one of the two view controllers.
  struct Side {
    let controller: UIViewController
    /// The view that the animator moves; `nil` if it must not be moved.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  var from: Side
  var to: Side
  var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0

  /// The animator, for percent-driven transitions.
  weak var animator: UIViewControllerAnimatedTransitioning?
  /// The percent-driven interaction controller that has started the transition, or `nil`.
  weak var driver: UIPercentDrivenInteractiveTransition?
  /// The view animations that were created when the transition began, with the alongside animations
  /// last. Their completions may capture the context, so it does not retain them; the world does
  /// while they run. Animations that have ended are retained because they store the previous
  /// values.
  var animations: [ViewAnimation] {
    get { knownAnimations.compactMap(\.animation) }
    set {
      ended = []
      knownAnimations = newValue.map(KnownAnimation.init)
      for animation in newValue {
        animation.onEnd = { [weak self] animation in self?.ended.append(animation) }
      }
    }
  }
  private var knownAnimations: [KnownAnimation] = []
  private struct KnownAnimation { weak var animation: ViewAnimation? }
  private var ended: [ViewAnimation] = []
  /// The object by which the alongside animations follow a transition that an interaction
  /// controller of the app drives.
  var follower: Follower?
  /// The scrubber of the alongside animations, and the timing of their rest.
  struct Follower {
    let scrubber: PercentScrubber
    let rest: PercentScrubber.Rest
  }
  /// A Boolean value that indicates whether the animations have been created.
  private(set) var areAnimationsMade = false
  /// A closure that is called when the animations have been created.
  var onAnimationsMade: (() -> Void)?

  /// A closure that is called once, with whether the transition was completed.
  var onComplete: ((TransitionContext, Bool) -> Void)?
  /// A closure that is called when the interaction starts or ends.
  var onInteractionChange: ((TransitionContext) -> Void)?
  /// A closure that is called, after the warning, when the transition is completed again.
  var onRepeatedCompletion: ((Bool) -> Void)?
  private(set) var isCompleted = false

  init(
    container: UIView, isAnimated: Bool, style: UIModalPresentationStyle, from: Side, to: Side
  ) {
    containerView = container
    self.isAnimated = isAnimated
    presentationStyle = style
    (self.from, self.to) = (from, to)
  }

  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    side(of: viewController)?.initialFrame ?? .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    side(of: viewController)?.finalFrame ?? .zero
  }

  private func side(of controller: UIViewController) -> Side? {
    [from, to].first { $0.controller === controller }
  }

  /// The interruptible animator of the animator, which is queried once; `nil` if there is none.
  private(set) lazy var interruptibleAnimator: UIViewImplicitlyAnimating? = {
    guard isAnimated, let animator, !(animator is any SystemTransition) else { return nil }
    let found = animator.interruptibleAnimator(using: self)
    if let animator = found as? UIViewPropertyAnimator, !animator.isInterruptible { return nil }
    return found is NoInterruptibleAnimator ? nil : found
  }()

  func animationsMade() {
    areAnimationsMade = true
    onAnimationsMade?()
    if isInteractive { follower?.scrubber.place(at: Double(percentComplete)) }
  }

  // MARK: Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    if isInteractive, areAnimationsMade {
      follower?.scrubber.place(at: min(max(Double(percentComplete), 0), 1))
    }
  }

  func finishInteractiveTransition() {
    transitionWasCancelled = false
    endInteraction()
  }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    endInteraction()
  }

  func pauseInteractiveTransition() {
    transitionWasCancelled = false
    guard !isInteractive else { return }
    isInteractive = true
    if let percent = follower?.scrubber.hold(at: Double(percentComplete)) {
      percentComplete = CGFloat(percent)
    }
    onInteractionChange?(self)
  }

  private func endInteraction() {
    let wasInteractive = isInteractive
    isInteractive = false
    if let follower, wasInteractive {
      let start = min(max(Double(percentComplete), 0), 1)
      follower.scrubber.play(
        from: start, finishing: !transitionWasCancelled, follower.rest)
    }
    onInteractionChange?(self)
  }

  // MARK: Completion

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else {
      World.current.warn(
        "completeTransition was called a second time for the transition from "
          + "\(type(of: from.controller)) to \(type(of: to.controller)); "
          + "it must be called exactly once. The call is ignored.")
      onRepeatedCompletion?(didComplete)
      return
    }
    if isInteractive, areAnimationsMade, let driver { warnOfCompletion(under: driver) }
    isCompleted = true
    isInteractive = false
    if let scrubber = follower?.scrubber, scrubber.hasScrubbed {
      scrubber.end(finishing: didComplete)
    }
    onComplete?(self, didComplete)
    onComplete = nil
    onAnimationsMade = nil
    animations = []
    interruptibleAnimator = nil
    onInteractionChange = nil
  }
}
