// Timers on virtual time. Files that import UIKit alone get this type; beside `import Foundation`,
// the name stands for Foundation's, which never fires here.

import Foundation

/// Runs a block after some virtual time, once or again and again.
@preconcurrency @MainActor
public final class Timer: NSObject {
  /// Seconds between two runs.
  public let timeInterval: TimeInterval
  /// Whether it may still run.
  public private(set) var isValid = true
  /// Whatever the caller wants to keep with it.
  public let userInfo: Any? = nil

  private let repeats: Bool
  private let block: (Timer) -> Void

  /// A timer that runs nothing until it is fired.
  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = max(interval.isFinite ? interval : 0, 0.0001)
    (self.repeats, self.block) = (repeats, block)
    super.init()
  }

  /// A timer whose time runs.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.scheduleNext()
    return timer
  }

  /// Runs the block now; a timer that does not repeat is over then.
  public func fire() {
    guard isValid else { return }
    if !repeats { isValid = false }
    block(self)
  }

  /// Has it never run again.
  public func invalidate() { isValid = false }

  private func scheduleNext() {
    let world = World.current
    world.schedule(at: world.now + VirtualTime(seconds: timeInterval)) {
      self.fire()
      if self.isValid { self.scheduleNext() }
    }
  }
}
