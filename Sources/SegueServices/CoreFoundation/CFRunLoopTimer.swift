// Timers of Core Foundation, and work for the next turn of a run loop. All of them run on the world's clock;
// there is one run loop, that of the main thread.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UIKit

/// A number of bits of options. None has an effect.
public typealias CFOptionFlags = UInt
/// An index, or a number that orders timers. Timers of the same instant fire in the order of their creation.
public typealias CFIndex = Int

/// A timer of a run loop.
public final class CFRunLoopTimer: NSObject, @unchecked Sendable {
  // Unchecked: a timer is used on the main thread.

  let interval: CFTimeInterval
  let order: CFIndex
  var tolerance: CFTimeInterval = 0
  private(set) var fireDate: CFAbsoluteTime
  private(set) var isValid = true
  private(set) var isScheduled = false
  private let block: (CFRunLoopTimer?) -> Void
  private var clock: Timer?

  init(
    _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ order: CFIndex,
    _ block: @escaping (CFRunLoopTimer?) -> Void
  ) {
    (self.fireDate, self.interval, self.order) = (fireDate, max(0, interval), order)
    self.block = block
  }

  func add() {
    guard isValid, !isScheduled else { return }
    isScheduled = true
    start()
  }

  func remove() {
    isScheduled = false
    clock?.invalidate()
    clock = nil
  }

  func invalidate() {
    remove()
    isValid = false
  }

  func move(to date: CFAbsoluteTime) {
    fireDate = date
    if isScheduled { start() }
  }

  private func start() {
    clock?.invalidate()
    let delay = max(0, fireDate - CFAbsoluteTimeGetCurrent())
    clock = SegueClock.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in self.fire() }
  }

  private func fire() {
    if interval > 0 { fireDate += interval } else { isValid = false }
    block(self)
    if isValid, isScheduled { start() }
  }
}

/// Creates a timer, which fires once it is added to a run loop.
/// - Parameters:
///   - fireDate: The first time, in seconds since the beginning of 2001.
///   - interval: The interval of the following times in seconds; 0 for none.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval,
  _ flags: CFOptionFlags, _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  CFRunLoopTimer(fireDate, interval, order, block ?? { _ in })
}

/// Adds a timer to the run loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  timer.add()
}

/// Removes a timer from the run loop. It can be added again.
public func CFRunLoopRemoveTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) { timer.remove() }

/// Returns whether a timer has been added to the run loop.
public func CFRunLoopContainsTimer(
  _ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!
) -> Bool { timer.isScheduled }

/// Stops a timer permanently.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// Returns whether a timer may fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

/// Returns whether a timer fires more than once.
public func CFRunLoopTimerDoesRepeat(_ timer: CFRunLoopTimer!) -> Bool { timer.interval > 0 }

/// Returns the interval of a timer in seconds; 0 if it fires once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer.interval }

/// Returns the number that was given for the order of timers.
public func CFRunLoopTimerGetOrder(_ timer: CFRunLoopTimer!) -> CFIndex { timer.order }

/// Returns the next time of a timer, in seconds since the beginning of 2001.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  timer.fireDate
}

/// Changes the next time of a timer.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer.move(to: fireDate)
}

/// Returns the time in seconds by which a timer may be late.
public func CFRunLoopTimerGetTolerance(_ timer: CFRunLoopTimer!) -> CFTimeInterval {
  timer.tolerance
}

/// Sets the time in seconds by which a timer may be late. It has no effect: no timer is late.
public func CFRunLoopTimerSetTolerance(_ timer: CFRunLoopTimer!, _ tolerance: CFTimeInterval) {
  timer.tolerance = tolerance
}

/// Performs a block in the next turn of the run loop.
public func CFRunLoopPerformBlock(
  _ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (@Sendable () -> Void)!
) {
  guard let block else { return }
  _ = SegueClock.scheduledTimer(withTimeInterval: 0, repeats: false) { _ in block() }
}

/// Wakes the run loop up. It has no effect: what is scheduled runs in any case.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
