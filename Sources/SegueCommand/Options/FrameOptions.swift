// `--fps`, `--frames`, `--from` and `--to`, declared once so that all commands share them.

import ArgumentParser
import SegueClips
import SegueScenes

/// The option for the frame rate.
struct RateOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The frame rate to use instead of the scene's, such as 60 or "
        + "30000/1001.", valueName: "N|N/D"),
    transform: RateOptions.rate)
  var fps: FrameRate?

  @Sendable private static func rate(_ text: String) throws -> FrameRate {
    do throws(UsageProblem) { return try ClipOption.rate(text) } catch {
      throw ValidationError(error.description)
    }
  }
}

/// The options that select frames.
struct FrameOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Render only frames A through B, counted from 0, and of these every step-th.",
      valueName: "A-B[:step]"), transform: written)
  var frames: FrameRange?

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "Render only frames at or after this time in seconds.", valueName: "seconds"),
    transform: written)
  var start: ExactSeconds?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("Render only frames before this time in seconds.", valueName: "seconds"),
    transform: written)
  var end: ExactSeconds?

  mutating func validate() throws {
    if frames != nil && (start != nil || end != nil) {
      throw ValidationError("--frames and --from/--to cannot be combined; expected one of them")
    }
    if let start, let end, start.seconds >= end.seconds {
      throw ValidationError(
        "--from is \(start.seconds) and --to is \(end.seconds); expected --from before --to")
    }
  }

  /// Applies these options to those of a clip.
  func apply(to options: inout ClipOptions) {
    (options.frames, options.start, options.end) = (frames, start, end)
  }
}
