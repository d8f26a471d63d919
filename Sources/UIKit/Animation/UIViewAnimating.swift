// What anything that animates views interruptibly can be asked to do.

import Foundation

/// What an animator is up to.
public enum UIViewAnimatingState: Int, Sendable {
  /// Has not started, or is over.
  case inactive
  /// Runs, or is paused.
  case active
  /// Was stopped, and waits for `finishAnimation(at:)`.
  case stopped
}

/// Where an animation has ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that the blocks set.
  case end
  /// At the values from before.
  case start
  /// Somewhere between.
  case current
}

/// Basic control of an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// What it is up to.
  var state: UIViewAnimatingState { get }
  /// Whether time moves it.
  var isRunning: Bool { get }
  /// Whether it runs back to the start.
  var isReversed: Bool { get set }
  /// How far it is, 0…1 in the direction it runs.
  var fractionComplete: CGFloat { get set }
  /// Starts, or runs on.
  func startAnimation()
  /// Starts after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops time, so that it can be placed by hand.
  func pauseAnimation()
  /// Leaves everything as it shows; without finishing, that was all.
  func stopAnimation(_ withoutFinishing: Bool)
  /// After `stopAnimation(false)`: places the values and ends.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Control of an animation that consists of blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to animate, from `delayFactor` of the duration on.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what to do at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Runs a paused animation on, at another pace or speed.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
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
  /// Starts again at the pace it had.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}
