// Foundation's own timers, fired by the world's clock. Their fire date is the distant future, so no
// run loop ever fires them, too. On Linux such an object is never freed, so the world holds the
// timer's action, for as long as the timer runs.

import Foundation
import QuartzCore
import SegueWorld

/// The action of a timer.
final class TimerAction: Sendable {
  let run: @Sendable (Timer) -> Void

  init(_ run: @escaping @Sendable (Timer) -> Void) { self.run = run }

  /// The closure that the timer itself retains.
  var block: @Sendable (Timer) -> Void {
    guard World.isRunningHere else { return run }
    return { [weak self] timer in self?.run(timer) }
  }

  /// Returns the fire date of a timer on the system's clock: the distant future inside a world.
  static func fireDate(after delay: TimeInterval) -> Date {
    World.isRunningHere ? .distantFuture : RealTime.date.addingTimeInterval(delay)
  }

  /// Fires `timer` after `delay` seconds, and then at every interval, as long as it is valid. Has
  /// no effect outside a world.
  func start(_ timer: Timer, after delay: TimeInterval) {
    guard World.isRunningHere else { return }
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated {
      let first = World.current.now + VirtualTime(seconds: max(delay.isFinite ? delay : 0, 0))
      schedule(timer, from: first, count: 0)
    }
  }

  /// Schedules `timer` to fire `count` intervals after the first time.
  @MainActor
  private func schedule(_ timer: Timer, from first: VirtualTime, count: Int) {
    let span = VirtualTime(seconds: Double(count) * timer.timeInterval)
    World.current.schedule(at: first + span) { [self] in
      guard timer.isValid else { return }
      timer.fire()
      if timer.isValid { schedule(timer, from: first, count: count + 1) }
    }
  }
}

/// A timer that stores a `userInfo` for its target.
final class SelectorTimer: Timer {
  private var info: Any?

  override var userInfo: Any? { info }

  convenience init(_ action: TimerAction, every interval: TimeInterval, repeats: Bool, info: Any?) {
    self.init(
      fire: TimerAction.fireDate(after: interval), interval: interval, repeats: repeats,
      block: action.block)
    self.info = info
    action.start(self, after: interval)
  }
}
