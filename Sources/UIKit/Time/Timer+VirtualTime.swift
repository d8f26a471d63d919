// Timers on virtual time: real ones, fired by the world's clock. A closure that takes anything like a
// timer fits where one that takes a timer is asked for, so an overload that asks for that is the more
// special one and comes before Foundation's, in every file, for closures that are content with it.
// The others have the very signature of Foundation's: found instead of it where a file imports UIKit
// alone, and giving way where both are seen.

import Foundation
import QuartzCore

/// What a timer's closure may want of its timer.
public protocol RunningTimer: AnyObject {
  /// Seconds between two runs; 0 if it does not repeat.
  var timeInterval: TimeInterval { get }
  /// Whether it may still run.
  var isValid: Bool { get }
  /// Whatever the caller wants to keep with it.
  var userInfo: Any? { get }
  /// Runs now.
  func fire()
  /// Has it never run again.
  func invalidate()
}

extension Foundation.Timer: RunningTimer {
  /// A timer whose time runs from now: inside a world that world's, else, once it is added to a run
  /// loop, the machine's.
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

  // MARK: In every file

  /// A timer whose time runs.
  @preconcurrency @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any RunningTimer) -> Void
  ) -> Timer {
    VirtualClock.scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      block(timer)
    }
  }

  /// A timer whose time runs from now; inside a world it need not be added to a run loop.
  @preconcurrency
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any RunningTimer) -> Void
  ) {
    self.init(virtualTimeInterval: interval, repeats: repeats) { timer in block(timer) }
  }

  // MARK: In files that import UIKit alone

  /// A timer whose time runs.
  @_disfavoredOverload @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    VirtualClock.scheduledTimer(withTimeInterval: interval, repeats: repeats, block: block)
  }

  /// A timer whose time runs from now; inside a world it need not be added to a run loop.
  @_disfavoredOverload
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(virtualTimeInterval: interval, repeats: repeats, block: block)
  }
}

extension RunLoop {
  /// Nothing inside a world, where the time of timers runs from their making.
  @_disfavoredOverload
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    VirtualClock.add(timer, to: self, forMode: mode)
  }
}
