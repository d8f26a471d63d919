// Takes an animator's own animations forwards and backwards with a finger: it has the animator make
// them, and places them by the percentage. An animator that can be interrupted is scrubbed instead.
// Source: SEMANTICS section 6.

import Foundation

/// An interaction controller that drives an ordinary animator.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// No transition; asked for but not begun; under the finger; playing by itself; decided.
  private enum Phase { case idle, expected, held, running, over }
  private enum Verdict { case finish, cancel }

  private weak var context: TransitionContext?
  private var phase = Phase.idle
  private var early: Verdict?
  private var scrubbed: UIViewImplicitlyAnimating?
  private var scrubber: PercentScrubber?

  /// How long the animator's transition is, in seconds.
  open private(set) var duration: CGFloat = 0
  /// How far the transition has been taken, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// How much faster or slower than the animator the rest plays; nothing or less counts as 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The curve of the rest for animators that can be interrupted; the animator's own if nil.
  open var timingCurve: UITimingCurveProvider?
  /// Whether the transition begins under the finger.
  open var wantsInteractiveStart = true

  /// A driver for one transition after another.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Has the animator make its animations, and stops them at the beginning.
  open func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    reset(to: context)
    phase = .held
    guard let animator = context.animator else { return }
    scrubbed = context.interruptibleAnimator
    if let scrubbed {
      if scrubbed.state != .stopped { scrubbed.pauseAnimation() }
    } else {
      animator.animateTransition(using: context)
    }
  }

  /// Takes the transition to `percentComplete`.
  open func update(_ percentComplete: CGFloat) {
    guard phase == .held || phase == .expected else { return }
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    guard phase == .held else { return }
    place()
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes hold of a transition that is running, towards its end or back to its beginning.
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

  /// Lets go: the transition goes on to its end.
  open func finish() { letGo(.finish) }

  /// Lets go: the transition goes back to its beginning.
  open func cancel() { letGo(.cancel) }

  // MARK: The transition's side

  /// A transition has been asked for: what is decided from now on is meant for it.
  func expect() {
    phase = .expected
    percentComplete = 0
    early = nil
  }

  /// A transition begins without the finger.
  func attend(_ context: TransitionContext) {
    expect()
    reset(to: context)
    phase = .running
  }

  /// The animations have been made, the alongside ones too: they stop where they belong. What was
  /// decided before they existed is done now.
  func takeHold() {
    guard phase == .held else { return }
    place()
    // What was said before the transition began shows from now on.
    if percentComplete > 0 { context?.updateInteractiveTransition(percentComplete) }
    guard let verdict = early else { return }
    early = nil
    letGo(verdict)
  }

  private func reset(to context: TransitionContext) {
    self.context = context
    duration = CGFloat(context.animator?.transitionDuration(using: context) ?? 0)
    if phase != .expected { percentComplete = 0 }
    scrubbed = nil
    scrubber = PercentScrubber(context)
    context.onAnimationsMade = { [weak self] in self?.takeHold() }
  }

  private func place() {
    if let scrubbed {
      if scrubbed.state == .active { scrubbed.fractionComplete = percentComplete }
    } else {
      scrubber?.place(at: Double(percentComplete))
    }
  }

  // MARK: Letting go

  private func letGo(_ verdict: Verdict) {
    guard phase == .held || phase == .expected else { return }
    guard phase == .held, let context, context.areAnimationsMade else {
      early = verdict
      return
    }
    phase = .over
    switch verdict {
    case .finish: context.finishInteractiveTransition()
    case .cancel: context.cancelInteractiveTransition()
    }
    if let scrubbed {
      letGo(of: scrubbed, verdict)
    } else {
      scrubber?.play(from: Double(percentComplete), finishing: verdict == .finish, rest)
    }
  }

  private func letGo(of animator: UIViewImplicitlyAnimating, _ verdict: Verdict) {
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

  /// A value that it observes by a key path in a string has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
