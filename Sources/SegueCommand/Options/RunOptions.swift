// `--jobs` and what a command tells, in one place so that they mean the same everywhere.

import ArgumentParser
import SegueBatch

/// How a command works and what it tells.
struct RunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Frames drawn at a time, or a share of the processors. Never changes the result.",
      valueName: "N|N%"), transform: written)
  var jobs: JobCount = .percent(100)

  @Option(help: "How progress is shown on standard error.")
  var progress: ProgressStyle = .auto

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(help: "Describe the result as JSON on standard output.")
  var json = false

  @Flag(help: "Say where the time went, frames per second and peak memory.")
  var stats = false

  /// Frames drawn at a time on this machine.
  var jobCount: Int { jobs.resolved(processors: JobCount.processors) }
}
