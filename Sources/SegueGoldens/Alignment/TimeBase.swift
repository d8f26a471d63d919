// The relation of a recording's times to ours.

/// The time base of a recording: what it shows at its time s, our clip shows at
/// `start` + `rate` · s.
package struct TimeBase: Sendable, Hashable {
  /// The instant of our clip at the start of the recording, in seconds.
  package var start: Double
  /// The seconds of our clip per second of the recording.
  package var rate: Double

  /// Creates a time base.
  package init(start: Double, rate: Double) { (self.start, self.rate) = (start, rate) }

  /// Returns the instant of our clip at a time of the recording.
  package func instant(_ seconds: Double) -> Double { start + rate * seconds }
}

/// The regular clock that the delays of a GIF, which are hundredths of a second, were rounded from.
package struct GIFClock: Sendable, Hashable {
  /// The times, in seconds.
  package let times: [Double]
  /// The frames per second of the clock, or `nil` if no clock explains the times.
  package let framesPerSecond: Int?

  /// The error of a time that is rounded to hundredths, with a little for its sum.
  private static let error = 0.0051

  /// Creates the clock with the fewest frames per second that explains the times.
  package init(_ stored: [Double]) {
    for rate in 5...60 where stored.count > 4 {
      let ticks = stored.map { (($0 - stored[0]) * Double(rate)).rounded() }
      let explained = zip(stored, ticks).allSatisfy {
        abs($0 - stored[0] - $1 / Double(rate)) < Self.error
      }
      guard explained, zip(ticks, ticks.dropFirst()).allSatisfy({ $0 < $1 }) else { continue }
      (times, framesPerSecond) = (ticks.map { stored[0] + $0 / Double(rate) }, rate)
      return
    }
    (times, framesPerSecond) = (stored, nil)
  }
}
