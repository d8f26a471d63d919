// The object an animator talks to. It holds the answers that the bookkeeping of the presentation or
// the navigation has worked out, and passes on the one thing that matters, the end.

import Foundation

/// One transition under way.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// What the bookkeeping knows about one of the two controllers.
  struct Side {
    let controller: UIViewController
    /// The view to be moved; nil when it is to be left alone.
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

  /// The animator that plays, for the percent driver.
  weak var animator: UIViewControllerAnimatedTransitioning?
  /// The view animations made when the transition began, the alongside ones last. Their completions
  /// know the context, so it does not hold them; the world does, for as long as they play. Those that
  /// are over are held for their memory of what was before.
  var animations: [ViewAnimation] {
    get { knownAnimations.compactMap(\.animation) }
    set {
      ended = []
      knownAnimations = newValue.map(KnownAnimation.init)
      for animation in newValue {
        animation.whenOver = { [weak self] animation in self?.ended.append(animation) }
      }
    }
  }
  private var knownAnimations: [KnownAnimation] = []
  private struct KnownAnimation { weak var animation: ViewAnimation? }
  private var ended: [ViewAnimation] = []
  /// Has the alongside animations follow a transition that code of the app's own steers.
  var follower: Follower?
  /// How they do.
  struct Follower {
    let scrubber: PercentScrubber
    let rest: PercentScrubber.Rest
  }
  /// Whether those are all there.
  private(set) var areAnimationsMade = false
  /// Called when they are.
  var onAnimationsMade: (() -> Void)?

  /// Called once, with whether the transition went through.
  var onComplete: ((TransitionContext, Bool) -> Void)?
  /// Called when a gesture takes hold or lets go.
  var onInteractionChange: ((TransitionContext) -> Void)?
  /// Called when it is completed once more, after the complaint.
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

  /// The animator's interruptible animator, asked for once; nil if it has none.
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

  // MARK: The gesture's side

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
    if isInteractive, areAnimationsMade {
      follower?.scrubber.place(at: min(max(Double(percentComplete), 0), 1))
    }
  }

  func finishInteractiveTransition() {
    transitionWasCancelled = false
    letGo()
  }

  func cancelInteractiveTransition() {
    transitionWasCancelled = true
    letGo()
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

  private func letGo() {
    let wasInteractive = isInteractive
    isInteractive = false
    if let follower, wasInteractive {
      let start = min(max(Double(percentComplete), 0), 1)
      follower.scrubber.play(
        from: start, finishing: !transitionWasCancelled, follower.rest)
    }
    onInteractionChange?(self)
  }

  // MARK: The end

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else {
      World.current.transitions.complain(
        "completeTransition was called a second time for the transition from "
          + "\(type(of: from.controller)) to \(type(of: to.controller)); "
          + "it must be called exactly once. The call is ignored.")
      onRepeatedCompletion?(didComplete)
      return
    }
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
