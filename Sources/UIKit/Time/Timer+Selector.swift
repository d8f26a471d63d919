// Timers with target and action, which Foundation lacks on Linux. As these names are not taken, the
// timers are virtual in every file.

import Foundation
import QuartzCore
import SegueWorld

extension Timer {
  /// Creates and starts a timer that makes `aTarget` perform `aSelector`. As on Apple's platforms,
  /// it retains its target until it is invalidated.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      aSelector.timerAction(for: aTarget), every: ti, repeats: yesOrNo, info: userInfo)
    SegueClock.add(timer, to: .current, forMode: .default)
    return timer
  }

  /// Creates a timer that never fires, for a property that a running timer replaces: `Timer()`.
  ///
  /// - Parameter idle: Never given; an initializer without parameters would be that of `NSObject`.
  public convenience init(idle: Void = ()) {
    self.init(virtualTimeInterval: 0, repeats: false) { _ in }
    invalidate()
  }

  /// Creates a timer that runs from now on; inside a world it need not be added to a run loop.
  /// `userInfo` is not stored.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) {
    let action = aSelector.timerAction(for: aTarget)
    self.init(virtualTimeInterval: ti, repeats: yesOrNo) { action.run($0) }
  }
}

extension Selector {
  fileprivate func timerAction(for target: Any) -> TimerAction {
    nonisolated(unsafe) let target = target as AnyObject
    return TimerAction { timer in
      nonisolated(unsafe) let timer = timer
      onMainActor { self.perform(on: target, sender: timer) }
    }
  }
}

/// Runs `body` on the main actor: at once inside a world, asynchronously otherwise.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if World.isRunningHere {
    MainActor.assumeIsolated { body() }
  } else {
    Task { @MainActor in body() }
  }
}
