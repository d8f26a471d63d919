// Takes an animator's own animations forwards and backwards with a finger. It stops the view
// animations that the animator makes and places them by the percentage; each keeps its own delay,
// duration and curve, so only the way from percentage to time is linear. An animator that can be
// interrupted is scrubbed instead. Source: SEMANTICS section 6.

import Foundation
import SegueTiming

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

  /// Takes hold of a transition that is running.
  open func pause() {
    guard let context, !context.isCompleted else { return }
    if let scrubbed = scrubbed ?? context.interruptibleAnimator {
      guard scrubbed.state == .active else { return }
      self.scrubbed = scrubbed
      scrubbed.pauseAnimation()
      percentComplete = scrubbed.fractionComplete
    } else {
      percentComplete = elapsedPercent(context)
    }
    phase = .held
    place()
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
    guard let verdict = early else { return }
    early = nil
    letGo(verdict)
  }

  private func reset(to context: TransitionContext) {
    self.context = context
    duration = CGFloat(context.animator?.transitionDuration(using: context) ?? 0)
    if phase != .expected { percentComplete = 0 }
    scrubbed = nil
    context.onAnimationsMade = { [weak self] in self?.takeHold() }
  }

  private func place() {
    if let scrubbed {
      if scrubbed.state == .active { scrubbed.fractionComplete = percentComplete }
      return
    }
    let time = Double(percentComplete * duration)
    for animation in context?.animations ?? [] { animation.seek(toLocalTime: time) }
  }

  private func elapsedPercent(_ context: TransitionContext) -> CGFloat {
    guard duration > 0, let first = context.animations.first else { return percentComplete }
    let time = first.localTime(at: World.current.now.seconds)
    return min(max(CGFloat(time) / duration, 0), 1)
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
    if let scrubbed { letGo(of: scrubbed, verdict) } else { play(context, verdict) }
  }

  private var speed: Double { completionSpeed > 0 ? Double(completionSpeed) : 1 }

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
      withTimingParameters: timingCurve, durationFactor: left / CGFloat(speed))
  }

  private func play(_ context: TransitionContext, _ verdict: Verdict) {
    let (length, start) = (Double(duration), Double(percentComplete))
    let end: Double = verdict == .finish ? 1 : 0
    let rest = abs(end - start) * length / speed
    let (begin, curve) = (World.current.now.seconds, completionCurve.cubic)
    for animation in context.animations {
      animation.steer { seconds in
        let part = rest > 0 ? min(max((seconds - begin) / rest, 0), 1) : 1
        return length * (start + (end - start) * curve.value(at: part))
      }
    }
    World.current.schedule(
      at: World.current.now + VirtualTime(seconds: rest), phase: .animationEnd
    ) { self.end(context.animations, verdict) }
  }

  private func end(_ animations: [ViewAnimation], _ verdict: Verdict) {
    if verdict == .cancel { return animations.rollBack() }
    let length = Double(duration)
    let ordered = animations.enumerated().sorted {
      ($0.element.endLocalTime, $0.offset) < ($1.element.endLocalTime, $1.offset)
    }
    for (_, animation) in ordered {
      if animation.endLocalTime > length { animation.resume() } else { animation.complete() }
    }
  }
}
