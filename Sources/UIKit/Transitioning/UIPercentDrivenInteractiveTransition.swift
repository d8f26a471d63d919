// Scrubs the animations of an animator: it has the animator create them, and places them at the
// percentage. An interruptible animator is scrubbed instead. Source: SEMANTICS section 6.

import Foundation

/// An interaction controller that drives an animator by a percentage.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The phases: no transition; requested but not begun; interactive; running by itself; decided.
  private enum Phase { case idle, expected, held, running, over }
  private enum Verdict { case finish, cancel }

  private weak var context: TransitionContext?
  private var phase = Phase.idle
  private var earlyVerdict: Verdict?
  private var scrubbed: UIViewImplicitlyAnimating?
  private var scrubber: PercentScrubber?

  /// The duration of the transition according to the animator, in seconds.
  open private(set) var duration: CGFloat = 0
  /// The fraction of the transition that is complete, 0…1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition relative to that of the animator. The default is 1;
  /// values of 0 and less count as 1.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the rest of the transition. The default is `easeInOut`.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing curve of the rest for interruptible animators; `nil` for that of the animator.
  open var timingCurve: UITimingCurveProvider?
  /// A Boolean value that indicates whether the transition starts interactively. The default is
  /// `true`.
  open var wantsInteractiveStart = true

  /// Creates an interaction controller, which can be used for several transitions in succession.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Has the animator create its animations, and pauses them at the beginning.
  open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    reset(to: context)
    phase = .held
    context.driver = self
    guard let animator = context.animator else { return }
    scrubbed = context.interruptibleAnimator
    if let scrubbed {
      if scrubbed.state != .stopped { scrubbed.pauseAnimation() }
    } else {
      animator.animateTransition(using: context)
    }
  }

  /// Sets the fraction of the transition that is complete, clamped to 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard phase == .held || phase == .expected else { return }
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    guard phase == .held else { return }
    place()
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Makes a running transition interactive, whether it runs to its end or back to its beginning.
  open func pause() {
    guard phase == .running || phase == .over, let context, !context.isCompleted else { return }
    if let scrubbed = scrubbed ?? context.interruptibleAnimator {
      guard scrubbed.state == .active else { return }
      self.scrubbed = scrubbed
      scrubbed.pauseAnimation()
      if scrubbed.isReversed { scrubbed.isReversed = false }
      percentComplete = scrubbed.fractionComplete
    } else {
      percentComplete = CGFloat(scrubber?.hold(at: Double(percentComplete)) ?? 0)
    }
    phase = .held
    context.updateInteractiveTransition(percentComplete)
    context.pauseInteractiveTransition()
  }

  /// Ends the interaction. The transition runs to its end.
  open func finish() { endInteraction(.finish) }

  /// Ends the interaction. The transition runs back to its beginning.
  open func cancel() { endInteraction(.cancel) }

  // MARK: Interface to the transition

  /// Prepares for a transition that has been requested, to which later calls refer.
  func expect() {
    phase = .expected
    percentComplete = 0
    earlyVerdict = nil
  }

  /// Prepares for a transition that does not start interactively.
  func prepareNoninteractive(_ context: TransitionContext) {
    expect()
    reset(to: context)
    phase = .running
  }

  /// Places the animations, including the alongside ones, after they have been created, and carries
  /// out a decision that was made before.
  func placeCreatedAnimations() {
    guard phase == .held else { return }
    place()
    // A percentage that was set before the transition began is reported from now on.
    if percentComplete > 0 { context?.updateInteractiveTransition(percentComplete) }
    guard let verdict = earlyVerdict else { return }
    earlyVerdict = nil
    endInteraction(verdict)
  }

  private func reset(to context: TransitionContext) {
    self.context = context
    duration = CGFloat(context.animator?.transitionDuration(using: context) ?? 0)
    if phase != .expected { percentComplete = 0 }
    scrubbed = nil
    scrubber = PercentScrubber(context)
    context.onAnimationsMade = { [weak self] in self?.placeCreatedAnimations() }
  }

  private func place() {
    if let scrubbed {
      if scrubbed.state == .active { scrubbed.fractionComplete = percentComplete }
    } else {
      scrubber?.place(at: Double(percentComplete))
    }
  }

  // MARK: Ending the interaction

  private func endInteraction(_ verdict: Verdict) {
    guard phase == .held || phase == .expected else { return }
    guard phase == .held, let context, context.areAnimationsMade else {
      earlyVerdict = verdict
      return
    }
    phase = .over
    switch verdict {
    case .finish: context.finishInteractiveTransition()
    case .cancel: context.cancelInteractiveTransition()
    }
    if let scrubbed {
      endInteraction(of: scrubbed, verdict)
    } else {
      scrubber?.play(from: Double(percentComplete), finishing: verdict == .finish, rest)
    }
  }

  private func endInteraction(of animator: UIViewImplicitlyAnimating, _ verdict: Verdict) {
    guard animator.state == .active else { return }
    let left = verdict == .finish ? 1 - percentComplete : percentComplete
    guard left > 0 else {
      animator.stopAnimation(false)
      animator.finishAnimation(at: verdict == .finish ? .end : .start)
      return
    }
    if verdict == .cancel { animator.isReversed = true }
    animator.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: left / CGFloat(rest.speed))
  }

  /// Called when a value observed by a string key path has changed. Does nothing by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
