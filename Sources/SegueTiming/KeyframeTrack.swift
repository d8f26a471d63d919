// One property in `animateKeyframes`: entries that say "from here on, go there". SEMANTICS 3.

import CoreGraphics

/// The entries of one property over relative time 0…1.
///
/// At each time the entry that began last governs; it starts from the track's own value there, so an
/// entry that begins while another runs cuts that one off without a jump. Between entries the value
/// holds.
public struct KeyframeTrack: Sendable, Equatable {
  private struct Entry: Equatable {
    let start, duration: Double
    let value: AnimatableValue
    var end: Double { start + duration }
  }

  private let initial: AnimatableValue
  private var entries: [Entry] = []

  /// A track that holds `initial` until its first entry.
  public init(initial: AnimatableValue) { self.initial = initial }

  /// Has the track go to `value` from relative time `start` on, within `duration`; 0 is a step. Of
  /// entries that start together the later added one counts as the later.
  ///
  /// Times below 0 and ones that are not numbers count as 0.
  public mutating func add(start: Double, duration: Double, value: AnimatableValue) {
    func time(_ value: Double) -> Double { value > 0 && value.isFinite ? value : 0 }
    let entry = Entry(start: time(start), duration: time(duration), value: value)
    let place = entries.firstIndex { $0.start > entry.start } ?? entries.endIndex
    entries.insert(entry, at: place)
  }

  /// The value at relative time `tau`. To ask often, keep `sequence(mode:)`.
  public func value(at tau: Double, mode: CalculationMode = .linear) -> AnimatableValue {
    sequence(mode: mode).value(at: tau)
  }

  /// The whole track as values at key times.
  ///
  /// In discrete mode a value shows from its entry's end; one that is cut off never does.
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
