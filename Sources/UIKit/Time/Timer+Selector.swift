// Timers with target and action, which Foundation has not on Linux: these names are free, so they are
// virtual in every file.

import Foundation
import QuartzCore

extension Timer {
  /// A timer whose time runs, and which has `aTarget` perform `aSelector`. Like Apple's, it keeps its
  /// target until it is over.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
    userInfo: Any?, repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      aSelector.timerAction(for: aTarget), every: ti, repeats: yesOrNo, info: userInfo)
    VirtualClock.add(timer, to: .current, forMode: .default)
    return timer
  }

  /// The same with a time that runs from now; inside a world it need not be added to a run loop.
  /// `userInfo` is not kept.
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

/// Runs `body` on the main actor: now inside a world, soon elsewhere.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if World.isRunningHere {
    MainActor.assumeIsolated { body() }
  } else {
    Task { @MainActor in body() }
  }
}
