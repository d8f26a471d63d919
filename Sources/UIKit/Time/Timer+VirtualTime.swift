// Timers on virtual time: real timers, fired by the world's clock. An overload whose closure takes
// `any SegueTimer` is more specific than Foundation's and takes precedence in every file, for
// closures that need no more than that. The others have the same signature as Foundation's: they
// are found instead of it in files that import UIKit alone, and yield where both are visible.

import Foundation
import QuartzCore

/// The interface of a timer for its closure.
public protocol SegueTimer: AnyObject {
  /// The interval between two firings in seconds; 0 if the timer does not repeat.
  var timeInterval: TimeInterval { get }
  /// A Boolean value that indicates whether the timer has not been invalidated.
  var isValid: Bool { get }
  /// The object that the caller has associated with the timer.
  var userInfo: Any? { get }
  /// Fires the timer at once.
  func fire()
  /// Stops the timer permanently.
  func invalidate()
}

extension Foundation.Timer: SegueTimer {
  /// Creates a timer that runs from now on: on the world's clock inside a world, otherwise on the
  /// system's clock once it has been added to a run loop.
  public convenience init(
    virtualTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    let action = TimerAction(block)
    self.init(
      fire: TimerAction.fireDate(after: interval), interval: interval, repeats: repeats,
      block: action.block)
    action.start(self, after: interval)
  }

  // MARK: Overloads for every file

  /// Creates and starts a timer.
  @preconcurrency @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any SegueTimer) -> Void
  ) -> Timer {
    SegueClock.scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      block(timer)
    }
  }

  /// Creates a timer that runs from now on; inside a world it need not be added to a run loop.
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any SegueTimer) -> Void
  ) {
    self.init(virtualTimeInterval: interval, repeats: repeats) { timer in block(timer) }
  }

  // MARK: Overloads for files that import UIKit alone

  /// Creates and starts a timer.
  @_disfavoredOverload @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    SegueClock.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }

  /// Creates a timer that runs from now on; inside a world it need not be added to a run loop.
  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(virtualTimeInterval: interval, repeats: repeats, block: block)
  }
}

extension RunLoop.Mode {
  /// The mode of a run loop while a scroll view is tracking a finger. All modes are equivalent.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension RunLoop {
  /// Adds a timer to the run loop. Has no effect inside a world, where timers run from their
  /// creation.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    SegueClock.add(timer, to: self, forMode: mode)
  }
}
