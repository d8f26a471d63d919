// The entries of one property in `animateKeyframes`, each with a start time, a duration and a
// target value. SEMANTICS 3.

import CoreGraphics

/// The entries of one property over relative time 0…1.
///
/// At each time the entry that began last applies. It starts from the track's own value at its
/// beginning, so an entry that begins during another one replaces it without a jump. Between
/// entries the value is held.
public struct KeyframeTrack: Sendable, Equatable {
  private struct Entry: Equatable {
    let start, duration: Double
    let value: AnimatableValue
    var end: Double { start + duration }
  }

  private let initial: AnimatableValue
  private var entries: [Entry] = []

  /// Creates a track that holds `initial` until its first entry.
  public init(initial: AnimatableValue) { self.initial = initial }

  /// Adds an entry that changes the value to `value`, from relative time `start` on, within
  /// `duration`; a duration of 0 is a step. Of entries with equal start times, the one added last
  /// is treated as the later one.
  ///
  /// Times that are negative or not numbers are treated as 0.
  public mutating func add(start: Double, duration: Double, value: AnimatableValue) {
    func time(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }
    let entry = Entry(start: time(start), duration: time(duration), value: value)
    let place = entries.firstIndex { $0.start > entry.start } ?? entries.endIndex
    entries.insert(entry, at: place)
  }

  /// Returns the value at relative time `tau`. For repeated queries, keep the result of
  /// `sequence(mode:)`.
  public func value(at tau: Double, mode: CalculationMode = .linear) -> AnimatableValue {
    sequence(mode: mode).value(at: tau)
  }

  /// Returns the whole track as values at key times.
  ///
  /// In discrete mode a value appears at the end of its entry; one whose entry is replaced before
  /// its end never appears.
  public func sequence(mode: CalculationMode = .linear) -> KeyframeSequence {
    var knots = [Knot(time: 0, value: initial)]
    for (index, entry) in entries.enumerated() {
      let cut = index + 1 < entries.count ? entries[index + 1].start : .infinity
      Self.hold(until: entry.start, &knots)
      if entry.end <= cut {
        knots.append(Knot(time: entry.end, value: entry.value))
      } else if mode != .discrete {
        let start = knots[knots.count - 1].value
        let progress = (cut - entry.start) / entry.duration
        let reached = start.interpolated(to: entry.value, progress: progress)
        knots.append(Knot(time: cut, value: reached))
      }
    }
    Self.hold(until: 1, &knots)
    return KeyframeSequence(
      values: knots.map(\.value), uncheckedTimes: knots.map(\.time), mode: mode)
  }

  private struct Knot {
    let time: Double
    let value: AnimatableValue
  }

  /// Repeats the last value at `time`, if that is later.
  private static func hold(until time: Double, _ knots: inout [Knot]) {
    let last = knots[knots.count - 1]
    if time > last.time { knots.append(Knot(time: time, value: last.value)) }
  }
}
