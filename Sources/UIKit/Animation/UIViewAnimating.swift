// The protocols of objects that animate views interruptibly.

import Foundation

/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator has not started, or has finished.
  case inactive
  /// The animator is running or paused.
  case active
  /// The animator has been stopped, and waits for `finishAnimation(at:)`.
  case stopped
}

/// The position at which an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that the blocks set.
  case end
  /// At the values before the blocks.
  case start
  /// At values in between, where the animation was stopped.
  case current
}

/// The interface for the basic control of an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The current state of the animation.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running, as opposed to paused,
  /// stopped, or inactive.
  var isRunning: Bool { get }
  /// A Boolean value that indicates whether the animation runs toward its start.
  var isReversed: Bool { get set }
  /// The fraction of the animation that is complete, 0…1, in the direction in which it runs.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes a paused one.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation, so that `fractionComplete` can be set.
  func pauseAnimation()
  /// Stops the animation at the displayed values.
  ///
  /// - Parameter withoutFinishing: Whether the animation becomes inactive at once. If `false`, it
  ///   waits for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes an animation that was stopped by `stopAnimation(false)`, at the given position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// The interface for the control of an animation that consists of blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block whose changes are animated from `delayFactor` of the duration on.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called at the end of the animation, with the position at which it
  /// ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused animation with new timing parameters or another duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Adds the block without a delay.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Does nothing. Conforming types override this method to add the block.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing. Conforming types override this method to add the closure.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Resumes the animation with its original timing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
