// `segue batch INPUT… -o FOLDER`: records many scenes in one process.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueRecording
import SegueStage

/// Records sets of scenes.
struct BatchCommand: AppPlayingCommand, RenderingCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Render many scenes in parallel, resuming where the last run stopped.",
    discussion: """
      Inputs are scenes, folders of scenes, quoted patterns, and lists of clips (.csv, .ndjson, \
      .json, .yaml). With --rows, one scene is a template: each row produces a clip, in which \
      {{title}} is replaced by the row's value of title. An invalid scene does not stop the others; \
      the exit code is then 1.
      """.examples(
        "segue batch scenes -o output",
        "segue batch list.csv -o output --jobs 4"))

  @Argument(
    help: ArgumentHelp("Scenes, folders, patterns, or lists of clips.", valueName: "input"),
    completion: .anyFile)
  var inputs: [String]

  @Option(
    help: ArgumentHelp(
      "A table (.csv, .ndjson, .json), each row of which produces one clip.", valueName: "file"),
    completion: .anyFile)
  var rows: String?

  @OptionGroup var batch: BatchOptions
  @OptionGroup var rate: RateOptions
  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  @Flag(help: "Render only clips that are missing or have changed.")
  var resume = false

  @Flag(help: "Replace existing files, including files that segue did not write.")
  var force = false

  @Flag(help: "Let lists name scenes outside of their own folders.")
  var allowOutside = false

  @Flag(help: "Stop after the first clip that fails.")
  var failFast = false

  @Flag(help: "Print the result as JSON to standard output.")
  var json = false

  @Flag(help: "Print the elapsed time, frames per second, and peak memory.")
  var stats = false

  mutating func validate() throws {
    try EncodingOptions.rejectDraft(of: clipOptions)
    if rows != nil, inputs.count != 1 {
      throw ValidationError(
        "--rows with \(inputs.count) inputs; expected one scene as the template")
    }
  }

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var progressStyle: ProgressStyle { batch.styleOnErrors }
  var writtenPaths: [String] { [batch.output] }
  var printsOnlyErrors: Bool { batch.quiet }

  func app() throws -> AppReference? {
    // All rows are of the same scene.
    try .named(in: rows == nil ? items().map(\.source.path) : inputs)
  }

  func perform(in session: Session) throws {
    let start = ContinuousClock.now
    var settings = batch.settings
    (settings.resumes, settings.replaces, settings.failsFast) = (resume, force, failFast)
    let work = try BatchWork(session: session, options: batch)
    let template = rows == nil ? "{name}" : "{name}-{index}"
    let items = try items { column in
      guard batch.name?.contains("{\(column.name)}") != true else { return }
      session.report([column.warning], quiet: batch.quiet, style: batch.styleOnErrors)
    }
    let results = try work.perform(items, template: template, settings)
    if json {
      try BatchManifest.write(results, renderer: .current) { try session.console.write($0) }
    }
    if stats { emitStatistics(results, since: start, session) }
    if results.failures > 0 || results.skipped > 0 {
      throw SilentExit(code: .mismatch)
    }
  }

  /// Returns the clips.
  /// - Parameter unused: Takes the columns of lists that have no effect on a scene.
  private func items(unused: (UnusedColumn) -> Void = { _ in }) throws -> [BatchItem] {
    let options = clipOptions
    var list = ClipList(options: options)
    if let rows { return try list.items(of: inputs[0], rows: rows) }
    return try BatchInputs(
      options: options, ignoring: batch.output, allowsOutside: allowOutside,
      linkTargets: assetOptions.assetRoots
    ).items(inputs, unused: unused)
  }

  private func emitStatistics(
    _ results: BatchResults, since start: ContinuousClock.Instant, _ session: Session
  ) {
    let parts = (ContinuousClock.now - start).components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    let frames = results.outcomes.reduce(0) { sum, outcome in
      if case .done(let made, .rendered) = outcome.state { sum + made.frames } else { sum }
    }
    let rate = seconds > 0 ? Int(Double(frames) / seconds) : 0
    session.console.writeLine(
      "stats: \(JSONText.number((seconds * 100).rounded() / 100).compact) s, \(frames) frames "
        + "rendered, \(rate) frames per second, peak memory \(peakResidentBytes() >> 20) MiB")
  }
}
