// The verdict on a recording: whether its errors are within the tolerances, and the lines that
// report them.

/// The verdict on an aligned recording.
package struct AlignmentVerdict: Sendable {
  /// What was found.
  package let result: AlignmentResult
  /// The largest 95th percentiles of the errors that count as equal, in points and milliseconds.
  package let maximumPoints, maximumMilliseconds: Double

  /// Creates a verdict.
  package init(_ result: AlignmentResult, points: Double, milliseconds: Double) {
    self.result = result
    (maximumPoints, maximumMilliseconds) = (points, milliseconds)
  }

  /// A Boolean value that indicates whether both errors are within the tolerances. What was not
  /// measured is.
  package var isEqual: Bool {
    (result.position?.percentile95 ?? 0) <= maximumPoints
      && (result.timing?.percentile95 ?? 0) <= maximumMilliseconds
  }

  /// The report, one line for each of place, colors, time base and errors.
  package var lines: [String] {
    [placeLine, colorLine, timeLine, positionLine, timingLine].compactMap { $0 } + [verdictLine]
  }

  private var placeLine: String {
    let place = result.place
    return "place: at (\(Self.text(place.x, 2)), \(Self.text(place.y, 2))) of the recording, "
      + "\(Self.text(place.scale, 4)) pixels per point; correlation \(Self.text(result.correlation, 3))"
  }

  private var colorLine: String? {
    result.colors.map { colors in
      let parts = ["red", "green", "blue"].enumerated().map { index, name in
        let offset = colors.offsets[index]
        return "\(name) \(Self.text(colors.gains[index], 3)) x \(offset < 0 ? "-" : "+") "
          + Self.text(abs(offset), 1)
      }
      return "colors: the recording has " + parts.joined(separator: ", ")
    }
  }

  private var timeLine: String {
    var text = "time: the recording's second 0 is ours \(Self.text(result.base.start, 4)), "
    text +=
      result.base.rate == 1
      ? "at the same rate" : "and its second is \(Self.text(result.base.rate, 4)) of ours"
    if let clock = result.clock { text += "; delays read as \(clock) frames per second" }
    if result.repeated > 0 { text += "; \(result.repeated) repeated frames" }
    if result.dropped > 0 { text += "; \(result.dropped) dropped frames" }
    return text + "; agreement \(Self.text(result.timeAgreement, 3))"
  }

  private var positionLine: String {
    guard let position = result.position else {
      return "position: not measured, since no edges move"
    }
    return "position: " + Self.line(position, "points") + ", \(position.count) edges"
  }

  private var timingLine: String {
    guard let timing = result.timing else {
      return "timing: not measured, since nothing moves fast enough"
    }
    return "timing: " + Self.line(timing, "ms") + ", \(timing.count) frames"
  }

  private var verdictLine: String {
    let limits = "\(Self.text(maximumPoints, 2)) points and \(Self.text(maximumMilliseconds, 1)) ms"
    return isEqual
      ? "equal: 95% of the errors are within \(limits)"
      : "differs: expected 95% of the errors within \(limits)"
  }

  private static func line(_ summary: ErrorSummary, _ unit: String) -> String {
    "median \(text(summary.median, 2)) \(unit), 95th percentile \(text(summary.percentile95, 2)), "
      + "worst \(text(summary.worst, 2)) at t \(text(summary.worstInstant, 3)) "
      + "(frame \(summary.worstFrame) of the recording)"
  }

  /// Returns the value rounded to the given number of decimals.
  static func text(_ value: Double, _ decimals: Int) -> String {
    let factor = (0..<decimals).reduce(1.0) { product, _ in product * 10 }
    let rounded = (value * factor).rounded() / factor
    return "\(rounded == 0 ? 0 : rounded)"
  }
}
