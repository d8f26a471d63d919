// `-o`, `--format` and `--force`.

import ArgumentParser
import SegueClips

/// The options for the output of a clip.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file; a directory or a pattern (%04d) for a PNG sequence; or - for standard output.",
      valueName: "path"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The format, if the path does not determine it: mp4, mov, png, y4m, or rawvideo.",
      valueName: "name"), transform: OutputFormat.written)
  var format: OutputFormat?

  @Flag(help: "Replace existing files.")
  var force = false
}
