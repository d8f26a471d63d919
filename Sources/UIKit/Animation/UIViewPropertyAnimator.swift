// A property animator: blocks whose common time line can be stopped, placed and turned round. The
// blocks are `ViewAnimation`s that ask the animator where they are; the time line itself is a value
// (`AnimatorTimeline`). SEMANTICS 5.

import Foundation
import SegueTiming

/// Animates changes of views, interruptibly.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  // MARK: Settings

  /// The pace it was made with.
  public let timingParameters: (any UITimingCurveProvider)?
  /// Seconds from start to end at the original pace.
  public let duration: TimeInterval
  /// Seconds from `startAnimation(afterDelay:)` to the start.
  public internal(set) var delay: TimeInterval = 0
  /// Whether touches reach views that animate.
  open var isUserInteractionEnabled = true {
    willSet { requireInactive("isUserInteractionEnabled") }
  }
  /// Whether hit testing is left to the model instead of what shows.
  open var isManualHitTestingEnabled = false
  /// Whether it may be paused and stopped.
  open var isInterruptible = true {
    willSet { requireInactive("isInterruptible") }
  }
  /// Whether a paused animator is placed by progress (evenly) or by time (along its curve).
  open var scrubsLinearly = true
  /// Whether it stays active at its end, without running its completions.
  open var pausesOnCompletion = false

  // MARK: State

  /// What it is up to.
  public internal(set) var state = UIViewAnimatingState.inactive
  var timeline: AnimatorTimeline
  /// The time line of the `y` of positions, if a spring has another velocity along it.
  var verticalTimeline: AnimatorTimeline?
  /// Started without blocks: the first block sets it going.
  var waitsForBlocks = false
  var pendingBlocks: [(run: () -> Void, delayFactor: Double)] = []
  var blocks: [ViewAnimation] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var endEvent: World.EventToken?

  // MARK: Making

  /// An animator of this pace; a spring with a mass brings its own duration.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let pacing = parameters.pacing
    let asked = duration.isFinite ? max(0, duration) : 0
    self.duration = pacing.duration(requested: asked)
    timeline = AnimatorTimeline(duration: self.duration, pacing: pacing)
    let duration = self.duration
    verticalTimeline = parameters.verticalPacing.map {
      AnimatorTimeline(duration: duration, pacing: $0)
    }
    super.init()
  }

  /// An animator that gets where it is going at once.
  @preconcurrency @MainActor
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// An animator with one of the curves that have names.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with the curve of these inner control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that has settled after `duration`.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // MARK: Blocks

  /// Adds changes to animate from `delayFactor` of the duration on; to a running animator, over what
  /// is left of its time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    require(state != .stopped, "animations cannot be added to a stopped animator")
    require(
      (0...1).contains(delayFactor), "a delay factor is from 0 to 1, and \(delayFactor) is not")
    guard state == .active else {
      pendingBlocks.append((animation, Double(delayFactor)))
      return
    }
    run(animation, delayFactor: Double(delayFactor))
    if waitsForBlocks { setOut() }
  }

  /// Adds changes to animate; to a running animator, over what is left of its time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds what to do at the end; forgotten after it.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Steering

  /// Whether time moves it.
  open var isRunning: Bool { state == .active && timeline.isMoving }

  /// Whether it runs back to the start; may change at any time.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set { reverse(newValue) }
  }

  /// How far it is, 0…1 in the direction it runs. Setting it pauses the animator.
  open var fractionComplete: CGFloat {
    get { shownFraction }
    set { scrub(to: newValue) }
  }

  /// Runs the blocks and sets out; a paused animator runs on.
  open func startAnimation() { start(afterDelay: 0) }

  /// Runs the blocks, and sets out after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    require(delay >= 0, "an animation cannot start \(-delay) seconds ago")
    require(
      state == .inactive, "startAnimation(afterDelay:) is for animators that have not started")
    start(afterDelay: delay)
  }

  /// Stops time, so that `fractionComplete` places it; an animator that has not started runs its
  /// blocks and stands at the start.
  open func pauseAnimation() { pause() }

  /// Runs a paused animator on, at another pace or speed. `durationFactor` is relative to the original
  /// duration; 0 stands for what is left of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    require(
      state == .active && !timeline.isMoving, "only a paused animator can be continued")
    resume(parameters, durationFactor: Double(durationFactor))
  }

  /// Leaves everything as it shows. Without finishing, the animator is then inactive and its
  /// completions are forgotten; else it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }

  /// Ends a stopped animator at the values of the end, of the start, or as it is.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finishStopped(at: finalPosition)
  }

  /// Makes an animator and starts it after `delay`. Inside an animation block it belongs to that
  /// block: it takes over its timing and cannot be interrupted by itself.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve)
    if let completion { animator.addCompletion(completion) }
    if UIKitState.current.animation.current?.animation == nil {
      animator.addAnimations(animations)
      animator.start(afterDelay: max(0, delay))
    } else {
      animator.isInterruptible = false
      animator.joinOuterBlock(animations, delay: delay, options: options)
    }
    return animator
  }

  // MARK: Illegal calls

  /// Apple raises an exception for a programmer's error; so do we, with a sentence.
  func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    precondition(condition, "UIViewPropertyAnimator: \(sentence())")
  }

  private func requireInactive(_ property: String) {
    require(state == .inactive, "\(property) cannot change while the animator is active")
  }
}
