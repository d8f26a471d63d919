// A property animator: blocks whose common timeline can be paused, scrubbed, and reversed. The
// blocks are `ViewAnimation`s that query the animator for their position; the timeline itself is a
// value (`AnimatorTimeline`). SEMANTICS 5.

import Foundation
import SegueTiming
import SegueWorld

/// An object that animates changes of views and allows them to be paused, reversed, and stopped.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  // MARK: Settings

  /// The timing parameters with which the animator was created.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The time from start to end with the original timing parameters, in seconds.
  open private(set) var duration: TimeInterval
  /// The delay of `startAnimation(afterDelay:)`, in seconds.
  open internal(set) var delay: TimeInterval = 0
  /// A Boolean value that indicates whether views receive touches while they are animated. The
  /// default is `true`.
  open var isUserInteractionEnabled = true {
    willSet { requireInactive("isUserInteractionEnabled") }
  }
  /// A Boolean value that indicates whether hit testing uses the model values rather than the
  /// displayed ones. The default is `false`.
  open var isManualHitTestingEnabled = false
  /// A Boolean value that indicates whether the animator can be paused and stopped. The default is
  /// `true`.
  open var isInterruptible = true {
    willSet { requireInactive("isInterruptible") }
  }
  /// A Boolean value that indicates whether scrubbing a paused animator is linear, or follows its
  /// timing curve. The default is `true`.
  open var scrubsLinearly = true
  /// A Boolean value that indicates whether the animator stays active at its end and does not call
  /// its completions. The default is `false`.
  open var pausesOnCompletion = false

  // MARK: State

  /// The current state of the animator.
  open internal(set) var state = UIViewAnimatingState.inactive
  var timeline: AnimatorTimeline
  /// The timeline of the `y` of positions, if a spring has a different velocity along it.
  var verticalTimeline: AnimatorTimeline?
  /// A Boolean value that indicates whether the animator was started without blocks and waits for
  /// the first.
  var waitsForBlocks = false
  var pendingBlocks: [(run: () -> Void, delayFactor: Double)] = []
  var blocks: [ViewAnimation] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  var endEvent: World.EventToken?

  // MARK: Creating an animator

  /// Creates an animator with the given timing parameters.
  ///
  /// - Parameter duration: The duration in seconds. A spring that is defined by a mass or by a
  ///   perceived duration uses its own instead.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let timing = parameters.timing
    let asked = duration.isFinite ? max(0, duration) : 0
    self.duration = timing.duration(requested: asked)
    timeline = AnimatorTimeline(duration: self.duration, timing: timing)
    let duration = self.duration
    verticalTimeline = parameters.verticalTiming.map {
      AnimatorTimeline(duration: duration, timing: $0)
    }
    super.init()
  }

  /// Creates an animator with a duration of 0.
  @preconcurrency @MainActor
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator with one of the standard curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic curve that has the given inner control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that has settled after `duration` seconds.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  // MARK: Blocks

  /// Adds a block whose changes are animated from `delayFactor` (0…1) of the duration on. A block
  /// that is added to a running animator takes the time that remains.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    require(state != .stopped, "animations cannot be added to a stopped animator")
    require(
      (0...1).contains(delayFactor), "a delay factor is from 0 to 1, and \(delayFactor) is not")
    guard state == .active else {
      pendingBlocks.append((animation, Double(delayFactor)))
      return
    }
    run(animation, delayFactor: Double(delayFactor))
    if waitsForBlocks { beginMotion() }
  }

  /// Adds a block whose changes are animated. A block that is added to a running animator takes the
  /// time that remains.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a closure that is called at the end of the animation, with the position at which it
  /// ended. It is removed afterward.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Controlling the animation

  /// A Boolean value that indicates whether the animator is running, as opposed to paused, stopped,
  /// or inactive.
  open var isRunning: Bool { state == .active && timeline.isMoving }

  /// A Boolean value that indicates whether the animation runs toward its start. It can be changed
  /// at any time.
  open var isReversed: Bool {
    get { timeline.isReversed }
    set { reverse(newValue) }
  }

  /// The fraction of the animation that is complete, 0…1, in the direction in which it runs.
  /// Setting it pauses the animator.
  open var fractionComplete: CGFloat {
    get { shownFraction }
    set { scrub(to: newValue) }
  }

  /// Runs the blocks and starts the animation. A paused animator is resumed.
  open func startAnimation() { start(afterDelay: 0) }

  /// Runs the blocks, and starts the animation after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    require(delay >= 0, "an animation cannot start \(-delay) seconds ago")
    require(
      state == .inactive, "startAnimation(afterDelay:) is for animators that have not started")
    start(afterDelay: delay)
  }

  /// Pauses the animation, so that `fractionComplete` can be set. An animator that has not started
  /// runs its blocks and pauses at the start.
  open func pauseAnimation() { pause() }

  /// Resumes a paused animation with new timing parameters or another duration.
  ///
  /// - Parameter parameters: The new timing parameters; `nil` keeps the original ones.
  /// - Parameter durationFactor: The duration of the rest as a factor of the original duration; 0
  ///   for the time that remains.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    require(
      state == .active && !timeline.isMoving, "only a paused animator can be continued")
    resume(parameters, durationFactor: Double(durationFactor))
  }

  /// Stops the animation at the displayed values.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive at once, without calling
  ///   its completions. If `false`, it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }

  /// Finishes a stopped animator at the values of the end or of the start, or at the current ones.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    finishStopped(at: finalPosition)
  }

  /// Creates an animator and starts it after `delay` seconds. Inside an animation block, the
  /// animator belongs to that block: it inherits the block's timing and is not interruptible on its
  /// own.
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

  // MARK: Programming errors

  /// Stops the program with a message if `condition` is false, where Apple's implementation raises
  /// an exception.
  func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    precondition(condition, "UIViewPropertyAnimator: \(sentence())")
  }

  private func requireInactive(_ property: String) {
    require(state == .inactive, "\(property) cannot change while the animator is active")
  }
}
