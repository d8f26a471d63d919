// `-o`, `--format` and `--force`.

import ArgumentParser
import SegueBatch

/// Where a clip goes.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "A file, a directory or pattern (%04d) for a PNG sequence, or - for standard output.",
      valueName: "path"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "The format, where the path does not tell: mp4, mov, png, y4m or rawvideo.",
      valueName: "name"), transform: OutputFormat.written)
  var format: OutputFormat?

  @Flag(help: "Replace what is there.")
  var force = false
}
