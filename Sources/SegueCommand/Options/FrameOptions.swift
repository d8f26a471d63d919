// `--fps`, `--frames`, `--from` and `--to`, in one place so that they mean the same everywhere.

import ArgumentParser
import SegueBatch
import SegueScenes

/// Frames per second.
struct RateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Frames per second instead of the scene's: 60 or 30000/1001.", valueName: "N|N/D"),
    transform: RateOptions.rate)
  var fps: FrameRate?

  @Sendable private static func rate(_ text: String) throws -> FrameRate {
    do throws(UsageProblem) { return try ClipOption.rate(text) } catch {
      throw ValidationError(error.description)
    }
  }
}

/// Which frames.
struct FrameOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Only frames A to B, both included, counted from 0; every step-th.",
      valueName: "A-B[:step]"), transform: written)
  var frames: FrameRange?

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("Only frames at or after this time in seconds.", valueName: "seconds"),
    transform: written)
  var start: ExactSeconds?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("Only frames before this time in seconds.", valueName: "seconds"),
    transform: written)
  var end: ExactSeconds?

  mutating func validate() throws {
    if frames != nil && (start != nil || end != nil) {
      throw ValidationError("--frames and --from/--to exclude each other; expected one of them")
    }
    if let start, let end, start.seconds >= end.seconds {
      throw ValidationError(
        "--from is \(start.seconds) and --to is \(end.seconds); expected --from before --to")
    }
  }

  /// These, among the options of a clip.
  func apply(to options: inout ClipOptions) {
    (options.frames, options.start, options.end) = (frames, start, end)
  }
}
