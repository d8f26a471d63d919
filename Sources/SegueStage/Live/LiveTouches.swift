// Touches that reach a running playback from outside, one event at a time, at instants that have
// not been played yet. Each event is performed as a `touch` step performs it, so that the step made
// of the recorded locations repeats the session exactly.

import SegueScenes
import SegueWorld
import UIKit

/// The touches of a live session.
@MainActor
package final class LiveTouches {
  /// The unit of recorded times: one microsecond, so that times in scenes are short and exact.
  private static let unit: Int64 = 1_000
  /// The number of units of recorded locations in one point.
  private static let places = 100.0

  private let world: World
  private let makeNumber: @MainActor () -> Int
  /// The instant at which the session began, or `nil` before.
  package private(set) var start: VirtualTime?
  private var fingers: [Finger] = []
  /// The last instant of an event since the beginning. Each event has an instant of its own, as
  /// events of a screen have.
  private var lastTime = VirtualTime(nanoseconds: -unit)

  private struct Finger {
    /// The number by which the caller identifies the finger.
    let name: Int
    /// The number of the touch in the playback.
    let number: Int
    var samples: [SceneFinger.Sample]
    var end: TouchEnd?
  }

  init(in world: World, makeNumber: @escaping @MainActor () -> Int) {
    (self.world, self.makeNumber) = (world, makeNumber)
  }

  /// Begins the session at the current instant.
  func begin() {
    start = world.now
    // Recognizers may wait for a finger without any scheduled event, which is not a stall here.
    world.schedule(at: .distantFuture) {}
  }

  /// Returns the earliest time since the beginning at which a new event can occur.
  package var earliestTime: VirtualTime {
    let played = start.map { world.now - $0 } ?? .zero
    let next = VirtualTime(nanoseconds: max(played.nanoseconds, lastTime.nanoseconds))
    return VirtualTime(nanoseconds: (next.nanoseconds / Self.unit + 1) * Self.unit)
  }

  // MARK: Events

  /// Begins a touch of `finger`. A finger that is already down is ignored.
  /// - Parameters:
  ///   - time: The time since the beginning of the session. It is moved to the earliest possible
  ///     time if that is later.
  /// - Returns: The time of the event, or `nil` if it was ignored.
  @discardableResult
  package func began(_ finger: Int, at point: CGPoint, time: VirtualTime) -> VirtualTime? {
    guard let start, active(finger) == nil, let point = Self.rounded(point) else { return nil }
    let time = take(time)
    let number = makeNumber()
    let sample = SceneFinger.Sample(seconds: time.seconds, point: point)
    fingers.append(Finger(name: finger, number: number, samples: [sample]))
    world.touches.schedule(.init(number, .began, at: point), at: start + time)
    return time
  }

  /// Moves the touch of `finger`.
  /// - Returns: The time of the event, or `nil` if the finger is not down or has not moved.
  @discardableResult
  package func moved(_ finger: Int, to point: CGPoint, time: VirtualTime) -> VirtualTime? {
    guard let start, let index = active(finger), let point = Self.rounded(point),
      fingers[index].samples.last?.point != point
    else { return nil }
    let time = take(time)
    add(point, time, to: index)
    world.touches.schedule(.init(fingers[index].number, .moved, at: point), at: start + time)
    return time
  }

  /// Ends the touch of `finger` where it is.
  /// - Returns: The time of the event, or `nil` if the finger is not down.
  @discardableResult
  package func ended(_ finger: Int, _ end: TouchEnd, time: VirtualTime) -> VirtualTime? {
    guard let start, let index = active(finger), let last = fingers[index].samples.last else {
      return nil
    }
    let time = take(time)
    add(last.point, time, to: index)
    fingers[index].end = end
    let number = fingers[index].number
    world.touches.schedule(.init(number, .moved, at: last.point), at: start + time)
    world.schedule(at: start + time, phase: .input) { [unowned world] in
      world.touches.schedule(
        .init(number, end == .release ? .ended : .cancelled), at: world.now)
    }
    return time
  }

  /// The fingers that are down, as the caller identifies them.
  package var fingersDown: [Int] { fingers.filter { $0.end == nil }.map(\.name) }

  /// The recorded touches, with times since the beginning of the session.
  package var recorded: [SceneFinger] {
    fingers.map { SceneFinger(samples: $0.samples, end: $0.end ?? .cancel) }
  }

  // MARK: Parts

  private func active(_ finger: Int) -> Int? {
    fingers.lastIndex { $0.name == finger && $0.end == nil }
  }

  private func add(_ point: CGPoint, _ time: VirtualTime, to index: Int) {
    fingers[index].samples.append(.init(seconds: time.seconds, point: point))
  }

  /// Returns `time` in whole units, or the earliest possible time if that is later.
  private func take(_ time: VirtualTime) -> VirtualTime {
    let whole = VirtualTime(nanoseconds: time.nanoseconds / Self.unit * Self.unit)
    lastTime = max(whole, earliestTime)
    return lastTime
  }

  private static func rounded(_ point: CGPoint) -> CGPoint? {
    guard point.x.isFinite, point.y.isFinite, abs(point.x) < 1e6, abs(point.y) < 1e6 else {
      return nil
    }
    func rounded(_ value: CGFloat) -> CGFloat { (value * places).rounded() / places }
    return CGPoint(x: rounded(point.x), y: rounded(point.y))
  }
}
