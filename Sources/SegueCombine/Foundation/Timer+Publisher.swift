// Timers that publish the time.

import Foundation
import OpenCombine
import UIKit

extension Timer {
  /// Returns a publisher of the date at every interval, once it is connected.
  /// - Parameters:
  ///   - interval: The time between two values, in seconds.
  ///   - tolerance: It has no effect.
  ///   - runLoop: The run loop of the timer; inside a world it has no effect.
  ///   - mode: The mode of the run loop; inside a world it has no effect.
  ///   - options: It has no effect.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date at every interval.
  public final class TimerPublisher: ConnectablePublisher {
    /// The values are dates.
    public typealias Output = Date
    /// The publisher does not fail.
    public typealias Failure = Never

    /// The time between two values, in seconds.
    public let interval: TimeInterval
    /// The tolerance, which has no effect.
    public let tolerance: TimeInterval?
    /// The run loop of the timer.
    public let runLoop: RunLoop
    /// The mode of the run loop.
    public let mode: RunLoop.Mode
    /// Settings, which have no effect.
    public let options: RunLoop.SchedulerOptions?
    private let list = ConduitList<Date, Never>()

    /// Creates a publisher.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance, self.options) = (interval, tolerance, options)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    /// Begins a subscription, which receives values once the publisher is connected.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Date, Downstream.Failure == Never {
      list.subscribe(subscriber)
    }

    /// Starts a timer. It runs until the result is cancelled or deallocated.
    public func connect() -> any Cancellable {
      let tick = sendable { [list] in list.send(SegueClock.date) }
      let timer = Timer(virtualTimeInterval: interval, repeats: true) { _ in tick() }
      SegueClock.add(timer, to: runLoop, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}
