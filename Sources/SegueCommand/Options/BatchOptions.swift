// The options of a batch, for `batch` and `watch`.

import ArgumentParser
import SegueBatch
import SegueClips
import SegueDiagnostics

/// The options of a batch.
struct BatchOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write the clips to.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(
    help: ArgumentHelp(
      "The names of the clips: text with {name}, {index}, {folder}, and the columns of the rows.",
      valueName: "template"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The format of clips whose names do not determine it: mp4 (the default), mov, webm, gif, apng, "
        + "webp, png, jpg, avif, y4m, or rawvideo.",
      valueName: "format"), completion: .formats, transform: OutputFormat.written)
  var format: OutputFormat?

  @Option(
    help: ArgumentHelp(
      "The number of clips to render in parallel, or a percentage of the processors. Does not "
        + "affect the result.",
      valueName: "N|N%"), transform: written)
  var jobs: JobCount = .percent(100)

  @Option(
    help: ArgumentHelp(
      "How often to retry a clip that fails with exit code 6 or 7.", valueName: "N"))
  var retries: Int = 0

  @Option(
    help: ArgumentHelp(
      "Start no clip that would raise the estimated memory of all running clips above this size.",
      valueName: "size"),
    transform: written)
  var maxMemory: ByteCount?

  @Option(help: "How to show progress.")
  var progress: ProgressStyle = .auto

  @Option(
    help: ArgumentHelp(
      "The file descriptor to write progress to, instead of standard error.", valueName: "N"))
  var progressFd: Int?

  @Flag(name: .shortAndLong, help: "Print only errors.")
  var quiet = false

  @Flag(inversion: .prefixedNo, help: "Write report.html, with thumbnails.")
  var report = true

  private static let maximumRetries = 100
  private static let smallestMemory = 1 << 20

  mutating func validate() throws {
    guard (0...Self.maximumRetries).contains(retries) else {
      throw ValidationError("--retries is \(retries); expected 0…\(Self.maximumRetries)")
    }
    if let progressFd, !(1...1_000_000).contains(progressFd) {
      throw ValidationError(
        "--progress-fd is \(progressFd); expected a file descriptor of 1 or more")
    }
    if let maxMemory, maxMemory.bytes < Self.smallestMemory {
      throw ValidationError(
        "--max-memory is \(maxMemory.bytes) bytes; expected at least 1M, such as 512M")
    }
    if output.isEmpty { throw ValidationError("-o is empty; expected a folder") }
    let stem = Clip.withoutExtension(output)
    if OutputFormat.isKnown(suffix: output.dropFirst(stem.count + 1).lowercased()),
      !OutputChecks.isDirectory(output)
    {
      throw ValidationError(
        "-o is \(QuotedText.escaped(output)), which ends like a clip; expected a folder for all clips, "
          + "such as \(QuotedText.escaped(stem))/. --format chooses the format")
    }
  }

  /// The style of the progress on standard error, where it is written unless a descriptor is given.
  var styleOnErrors: ProgressStyle { progressFd == nil ? progress : .auto }

  /// The settings of the batch.
  var settings: BatchSettings {
    var settings = BatchSettings()
    settings.jobs = jobs.resolved(processors: JobCount.processors)
    (settings.retries, settings.maximumMemory) = (retries, maxMemory?.bytes)
    settings.takesThumbnails = report
    return settings
  }
}
