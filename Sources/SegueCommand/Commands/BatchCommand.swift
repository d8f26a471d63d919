// `segue batch INPUT… -o FOLDER`: many scenes, one warm process.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueRecording

/// Sets of scenes to clips.
struct BatchCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Render sets of scenes, many at a time, and go on where it ended.",
    discussion: """
      Inputs are scenes, folders of scenes, patterns in quotes, and lists of clips (.csv, .ndjson, \
      .json, .yaml). With --rows one scene is a template: {{title}} in it is what each row says of \
      title, and each row makes a clip. A broken scene does not stop the others; the exit code is then \
      1.
      """)

  @Argument(
    help: ArgumentHelp("Scenes, folders, patterns, lists of clips.", valueName: "input"))
  var inputs: [String]

  @Option(
    help: ArgumentHelp(
      "One clip for each row of this table (.csv, .ndjson, .json).", valueName: "file"))
  var rows: String?

  @OptionGroup var batch: BatchOptions
  @OptionGroup var look: LookOptions

  @Flag(help: "Make only what is missing or has changed.")
  var resume = false

  @Flag(help: "Replace what is there, whoever has made it.")
  var force = false

  @Flag(help: "End with the first clip that fails.")
  var failFast = false

  @Flag(help: "Describe the result as JSON on standard output.")
  var json = false

  @Flag(help: "Say how long it took, frames per second and peak memory.")
  var stats = false

  mutating func validate() throws {
    if rows != nil, inputs.count != 1 {
      throw ValidationError("\(inputs.count) inputs and --rows; expected one scene as the template")
    }
  }

  func perform(in session: Session) throws {
    let start = ContinuousClock.now
    var settings = batch.settings
    (settings.resumes, settings.replaces, settings.failsFast) = (resume, force, failFast)
    let work = try BatchWork(session: session, options: batch)
    let template = rows == nil ? "{name}" : "{name}-{index}"
    let results = try work.perform(try items(), template: template, settings)
    if json {
      try session.console.write(BatchManifest.text(results, renderer: .current))
    }
    if stats { tellStatistics(results, since: start, session) }
    if results.failures > 0 || results.skipped > 0 {
      throw SilentExit(code: .mismatch)
    }
  }

  private func items() throws -> [BatchItem] {
    let options = look.options
    var list = ClipList(options: options)
    if let rows { return try list.items(of: inputs[0], rows: rows) }
    return try BatchInputs(options: options, ignoring: batch.output).items(inputs)
  }

  private func tellStatistics(
    _ results: BatchResults, since start: ContinuousClock.Instant, _ session: Session
  ) {
    let parts = (ContinuousClock.now - start).components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    let frames = results.outcomes.reduce(0) { sum, outcome in
      if case .done(let record, .rendered) = outcome.state { sum + record.frames } else { sum }
    }
    let rate = seconds > 0 ? Int(Double(frames) / seconds) : 0
    session.console.sayLine(
      "stats: \(JSONText.number((seconds * 100).rounded() / 100).compact) s, \(frames) frames "
        + "rendered, \(rate) frames per second, peak memory \(peakResidentBytes() >> 20) MiB")
  }
}
