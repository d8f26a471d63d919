// How a batch is worked through, for `batch` and `watch`.

import ArgumentParser
import SegueBatch

/// How a batch is worked through.
struct BatchOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder that the clips go to.", valueName: "folder"))
  var output: String

  @Option(
    help: ArgumentHelp(
      "What clips are called: text with {name}, {index}, {folder} and columns of rows.",
      valueName: "template"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "What clips are, where their names do not tell: mp4 (the default), mov, png, y4m or rawvideo.",
      valueName: "format"), transform: OutputFormat.written)
  var format: OutputFormat?

  @Option(
    help: ArgumentHelp(
      "Clips made at a time, or a share of the processors. Never changes the result.",
      valueName: "N|N%"), transform: written)
  var jobs: JobCount = .percent(100)

  @Option(
    help: ArgumentHelp("Try a clip again after exit codes 6 and 7, so often.", valueName: "N"))
  var retries: Int = 0

  @Option(
    help: ArgumentHelp(
      "Begin no clip that would make all under way take more, by estimate.", valueName: "size"),
    transform: written)
  var maxMemory: ByteCount?

  @Option(help: "How progress is shown.")
  var progress: ProgressStyle = .auto

  @Option(
    help: ArgumentHelp(
      "Show progress on this descriptor instead of standard error.", valueName: "N"))
  var progressFd: Int?

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(inversion: .prefixedNo, help: "Write report.html, with thumbnails.")
  var report = true

  private static let mostRetries = 100

  mutating func validate() throws {
    guard (0...Self.mostRetries).contains(retries) else {
      throw ValidationError("--retries is \(retries); expected 0…\(Self.mostRetries)")
    }
    if let progressFd, !(1...1_000_000).contains(progressFd) {
      throw ValidationError("--progress-fd is \(progressFd); expected a descriptor from 1 on")
    }
    if output.isEmpty { throw ValidationError("-o is empty; expected a folder") }
  }

  /// As the batch takes them.
  var settings: BatchSettings {
    var settings = BatchSettings()
    settings.jobs = jobs.resolved(processors: JobCount.processors)
    (settings.retries, settings.mostMemory) = (retries, maxMemory?.bytes)
    settings.takesThumbnails = report
    return settings
  }
}
