// What can be started, paused, scrubbed, reversed and continued: the protocols that property
// animators and interruptible transitions share.

import Foundation

/// Whether an animator is at work.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing has begun, or all is over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waits for `finishAnimation(at:)`.
  case stopped
}

/// Where an animation ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its target values.
  case end
  /// At its original values.
  case start
  /// Where it is.
  case current
}

/// Something that can be played, paused and scrubbed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether it is at work.
  var state: UIViewAnimatingState { get }
  /// Whether it is at work and not paused.
  var isRunning: Bool { get }
  /// Whether it plays backwards.
  var isReversed: Bool { get set }
  /// How far it is, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Plays, from the beginning or from where it was paused.
  func startAnimation()
  /// Plays after so many seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses; an animator that has not begun begins and pauses at once.
  func pauseAnimation()
  /// Stops where it is: for good, or until `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Something that animates the changes made in blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin after this part of the whole.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is told where the animation ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Plays on from where it was paused, with other timing.
  func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Adds the changes without delay.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Plays on with the timing it had.
  public func continueAnimation(
    withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
  ) { startAnimation() }
}

/// Something that says how time becomes progress.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}
