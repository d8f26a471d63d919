// `--speed`, `--hold`, `--boomerang` and `--loop`, declared once so that all commands share them.

import ArgumentParser
import SegueClips

/// The options for the speed and the order of a clip's frames.
struct TimingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The speed of the clip, such as 0.5 for slow motion, from 1/100 to 100. The frame rate stays "
        + "the same.", valueName: "ratio"), transform: written)
  var speed: PlaybackSpeed?

  @Option(
    help: ArgumentHelp(
      "Extend the first and the last frame by this many seconds.", valueName: "seconds"),
    transform: written)
  var hold: ExactSeconds?

  @Flag(help: "Play the clip forward, then backward.")
  var boomerang = false

  @Option(
    name: .customLong("loop"),
    help: ArgumentHelp("The number of times that the clip plays.", valueName: "N|forever"),
    transform: written)
  var loops: LoopCount?

  /// Applies these options to those of a clip.
  func apply(to options: inout ClipOptions) {
    (options.speed, options.hold) = (speed, hold)
    (options.isBoomerang, options.loops) = (boomerang, loops)
  }
}
