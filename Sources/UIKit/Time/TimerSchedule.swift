// Foundation's own timers, fired by the world's clock. Their machine's clock is set to the distant
// future, so no run loop ever fires them too. On Linux such an object is never freed, so what it does
// is kept elsewhere: by the world, for as long as the timer's time runs.

import Foundation
import QuartzCore

/// What a timer does.
final class TimerAction: Sendable {
  let run: @Sendable (Timer) -> Void

  init(_ run: @escaping @Sendable (Timer) -> Void) { self.run = run }

  /// What the timer itself is to hold.
  var block: @Sendable (Timer) -> Void {
    guard World.isRunningHere else { return run }
    return { [weak self] timer in self?.run(timer) }
  }

  /// When a timer is to fire by the machine's clock: never, inside a world.
  static func fireDate(after delay: TimeInterval) -> Date {
    World.isRunningHere ? .distantFuture : RealTime.date.addingTimeInterval(delay)
  }

  /// Fires `timer` after `delay`, and then every interval of it, for as long as it is valid; nothing
  /// where no world is running.
  func start(_ timer: Timer, after delay: TimeInterval) {
    guard World.isRunningHere else { return }
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated {
      let first = World.current.now + VirtualTime(seconds: max(delay.isFinite ? delay : 0, 0))
      schedule(timer, from: first, count: 0)
    }
  }

  /// Has `timer` fire so many intervals after the first time.
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

/// A timer that keeps something for its target.
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
