// The options of `segue compare --align`.

import ArgumentParser
import SegueClips

/// The options for the comparison with a recording.
struct AlignmentOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      """
      Compare with a recording of a screen: find its place, scale, colors and time base, track edges, and \
      report the errors of position and timing.
      """))
  var align = false

  @Option(
    help: ArgumentHelp(
      "With --align: the largest error of 95% of the edges, in points (default: 2).",
      valueName: "points"))
  var maxPoints: Double?

  @Option(
    name: .customLong("max-ms"),
    help: ArgumentHelp(
      "With --align: the largest error of 95% of the frames, in milliseconds (default: 10).",
      valueName: "ms"))
  var maxMilliseconds: Double?

  @Option(
    help: ArgumentHelp(
      "With --align: the pixels per point of the actual movie (default: 1). A scene has its own.",
      valueName: "factor"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "With --align: the seconds of the actual clip per second of the recording, instead of finding "
        + "it.", valueName: "ratio"))
  var rate: Double?

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "With --align: use only frames of the recording at or after this time.", valueName: "seconds"),
    transform: written)
  var start: ExactSeconds?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp(
      "With --align: use only frames of the recording before this time.", valueName: "seconds"),
    transform: written)
  var end: ExactSeconds?

  mutating func validate() throws {
    let numbers = [
      ("--max-points", maxPoints, 0.0...100_000), ("--max-ms", maxMilliseconds, 0...100_000),
      ("--scale", scale, 0.01...16), ("--rate", rate, 0.01...100),
    ]
    for (name, value, range) in numbers {
      guard let value, !range.contains(value) else { continue }
      throw ValidationError(
        "\(name) is \(value); expected \(range.lowerBound) to \(range.upperBound)")
    }
    if let start, let end, start.seconds >= end.seconds {
      throw ValidationError(
        "--from is \(start.seconds) and --to is \(end.seconds); expected --from before --to")
    }
    let given =
      numbers.first { $0.1 != nil }?.0 ?? (start == nil ? nil : "--from")
      ?? (end == nil ? nil : "--to")
    if !align, let given {
      throw ValidationError("\(given) is given without --align; expected both, or neither")
    }
  }

  /// The times of the recording that are used.
  var times: Range<Double> { (start?.seconds ?? 0)..<(end?.seconds ?? .infinity) }
}
