// `--jobs` and the options for output, declared once so that all commands share them.

import ArgumentParser
import SegueClips

/// The options for the execution and the output of a command.
struct RunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The number of frames to render in parallel, or a percentage of the processors. Does not "
        + "affect the result.",
      valueName: "N|N%"), transform: written)
  var jobs: JobCount = .percent(100)

  @Option(help: "How to show progress on standard error.")
  var progress: ProgressStyle = .auto

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Flag(help: "Print the result as JSON to standard output.")
  var json = false

  @Flag(help: "Print the time spent in each stage, frames per second, and peak memory.")
  var stats = false

  /// The number of frames that are rendered concurrently on this machine.
  var jobCount: Int { jobs.resolved(processors: JobCount.processors) }
}
