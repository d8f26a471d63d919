// Observers of a player's time. The next call follows from the player's clock, so that no error
// accumulates.

import Foundation
import SegueWorld

/// An observer of a player's time, and what `addPeriodicTimeObserver` returns.
@MainActor
final class TimeObserver: NSObject {
  /// When an observer is called.
  enum Times {
    /// At multiples of a number of seconds.
    case every(Double)
    /// At these times, in order.
    case at([Double])
  }

  let times: Times
  let action: @MainActor (CMTime) -> Void
  var event: World.EventToken?

  init(_ times: Times, _ action: @escaping @MainActor (CMTime) -> Void) {
    (self.times, self.action) = (times, action)
    super.init()
  }

  /// Returns the time of the movie at which the next call is due, from `place` on; `nil` for none
  /// before the movie ends or repeats.
  func next(after place: Double, isForward: Bool, duration: Double) -> Double? {
    switch times {
    case .every(let interval):
      let count = place / interval
      let next =
        isForward
        ? ((count + Self.tolerance).rounded(.down) + 1) * interval
        : ((count - Self.tolerance).rounded(.up) - 1) * interval
      return (0...duration).contains(next) ? next : nil
    case .at(let times):
      let due = times.filter { $0 >= 0 && $0 <= duration }
      return isForward
        ? due.first { $0 > place + Self.tolerance }
        : due.last { $0 < place - Self.tolerance }
    }
  }

  /// The part of a second, or of an interval, that clocks may be off.
  private static let tolerance = 1e-6
}

extension AVPlayer {
  /// Calls a closure while the player plays, whenever its time is a multiple of `interval`, and when
  /// it starts, stops and moves. The queue has no effect: it is called in the app's world.
  /// - Returns: What `removeTimeObserver(_:)` takes.
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @MainActor (CMTime) -> Void
  ) -> Any {
    let seconds = interval.seconds
    let observer = TimeObserver(.every(seconds.isFinite ? max(seconds, 0.001) : 1e9), block)
    add(observer)
    notify(observer)
    return observer
  }

  /// Calls a closure whenever the player plays past one of `times`. The queue has no effect: it is
  /// called in the app's world.
  /// - Returns: What `removeTimeObserver(_:)` takes.
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @MainActor () -> Void
  ) -> Any {
    let seconds = times.map(\.timeValue.seconds).filter(\.isFinite).sorted()
    let observer = TimeObserver(.at(seconds)) { _ in block() }
    add(observer)
    return observer
  }
}
