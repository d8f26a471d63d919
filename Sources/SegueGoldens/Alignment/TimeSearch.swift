// The coarse search for the time base: every rate and every start, by the difference of small
// images of all pairs of frames.

/// Searches for the time base of a recording.
struct TimeSearch {
  /// The result of a search.
  struct Result {
    var base: TimeBase
    /// How much closer the frames are than frames at random, from 0 (not at all) to 1 (equal).
    var agreement: Double
  }

  /// The smallest and the largest rate, and the ratio of one rate to the next.
  private static let rates = (smallest: 0.25, largest: 4.0, ratio: 1.02)
  /// The maximum number of starts that are tried for each rate.
  private static let maximumStarts = 800.0
  /// How much worse a rate counts the further it is from 1.
  private static let preference = 0.02

  private let distances: [[Float]]
  private let mean: Double
  private let times: (recording: [Double], ours: [Double])

  /// Creates a search.
  /// - Parameters:
  ///   - recording: The recording, on a coarse grid.
  ///   - ours: Our clip on the same grid.
  init(_ recording: FrameStack, _ ours: FrameStack) {
    distances = recording.frames.map { frame in
      ours.frames.map {
        Float(
          FrameStack.difference(
            frame, $0, width: ours.width, columns: recording.columns, rows: recording.rows))
      }
    }
    let sum = distances.reduce(0) { $0 + $1.reduce(0) { $0 + Double($1) } }
    mean = sum / Double(max(1, recording.frames.count * ours.frames.count))
    times = (recording.times, ours.times)
  }

  /// Returns the time base with the smallest difference.
  /// - Parameter rate: The rate, or `nil` to search for it.
  func best(rate: Double?) -> Result {
    var best = (cost: Double.infinity, base: TimeBase(start: 0, rate: rate ?? 1))
    for rate in rate.map({ [$0] }) ?? Self.allRates {
      let longer = max(rate, 1 / rate)
      for start in starts(rate) {
        let base = TimeBase(start: start, rate: rate)
        let cost = cost(base) * (1 + Self.preference * (longer - 1)) + 1e-9 * abs(start)
        if cost < best.cost { best = (cost, base) }
      }
    }
    return Result(base: best.base, agreement: mean > 0 ? 1 - cost(best.base) / mean : 0)
  }

  private static var allRates: [Double] {
    var (rates, rate) = ([1.0], ratio)
    while rate <= Self.rates.largest {
      rates += [rate, 1 / rate]
      rate *= ratio
    }
    return rates
  }

  private static var ratio: Double { rates.ratio }

  private func starts(_ rate: Double) -> [Double] {
    let (first, last) = (times.ours[0], times.ours[times.ours.count - 1])
    let length = rate * (times.recording[times.recording.count - 1] - times.recording[0])
    let interval = (last - first) / Double(max(1, times.ours.count - 1))
    let step = max(interval / 2, (length + last - first) / Self.maximumStarts)
    let offset = rate * times.recording[0]
    return (0...Int((length + last - first) / step)).map {
      first - length + Double($0) * step - offset
    }
  }

  /// Returns the mean difference. Before our clip begins and after it has ended, it shows its first
  /// and its last frame. A frame that fits nowhere costs as much as one at random.
  private func cost(_ base: TimeBase) -> Double {
    var sum = 0.0
    var index = 0
    for frame in times.recording.indices {
      let instant = base.instant(times.recording[frame])
      while index + 1 < times.ours.count, times.ours[index + 1] <= instant { index += 1 }
      let row = distances[frame]
      var value = Double(row[index])
      if index + 1 < row.count, instant > times.ours[index] {
        let part = (instant - times.ours[index]) / (times.ours[index + 1] - times.ours[index])
        value += part * (Double(row[index + 1]) - value)
      }
      sum += min(value, mean)
    }
    return sum / Double(max(1, times.recording.count))
  }
}
