// `segue watch FOLDER -o FOLDER`: a batch that is repeated whenever something changes.

import ArgumentParser
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueStage

/// Records the scenes of a folder again whenever it changes.
struct WatchCommand: RenderingCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Render a folder of scenes, and render changed scenes again until stopped.",
    discussion: """
      Changes are detected by hashes of scenes, images, movies, and fonts. Errors are reported and do \
      not stop the command; press Ctrl-C to stop it.
      """.examples(
        "segue watch scenes -o output",
        "segue watch scenes -o output --jobs 2"))

  @Argument(help: ArgumentHelp("A folder of scenes.", valueName: "folder"), completion: .directory)
  var folder: String

  @OptionGroup var batch: BatchOptions
  @OptionGroup var rate: RateOptions
  @OptionGroup var size: SizeOptions
  @OptionGroup var touches: TouchOptions
  @OptionGroup var frames: FrameOptions
  @OptionGroup var timing: TimingOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var progressStyle: ProgressStyle { batch.styleOnErrors }

  @Flag(help: "Replace existing files, including files that segue did not write.")
  var force = false

  mutating func validate() throws { try EncodingOptions.rejectDraft(of: clipOptions) }

  func perform(in session: Session) throws {
    guard OutputChecks.isDirectory(folder) else {
      throw UsageProblem("\(folder) is not a folder; expected a folder of scenes")
    }
    try OutputChecks.makeDirectory(batch.output)
    guard OutputChecks.fileIdentity(folder) != OutputChecks.fileIdentity(batch.output) else {
      throw UsageProblem(
        "the output \(batch.output) is also the input; expected a different folder")
    }
    let work = try BatchWork(session: session, options: batch)
    let watch = try FolderWatcher(folder, ignoring: batch.output)
    repeat {
      try InputFiles.collecting { try makeRound(work, session) }
      if !batch.quiet { session.console.writeLine("segue: waiting for changes in \(folder)") }
      guard watch.wait(session.cancellation) else { break }
      try watch.refresh()
    } while !session.cancellation.isCancelled
    throw RecordingError.cancelled
  }

  /// Records one batch of the current scenes. Errors are reported, and the batch is repeated at the
  /// next change.
  @MainActor
  private func makeRound(_ work: BatchWork, _ session: Session) throws {
    var settings = batch.settings
    (settings.resumes, settings.replaces) = (true, force)
    do {
      let items = try BatchInputs(options: clipOptions, ignoring: batch.output).items([folder])
      _ = try work.perform(items, template: "{name}", settings)
    } catch {
      if session.cancellation.isCancelled { throw error }
      guard !(error is SilentExit) else { return }
      for line in SegueTool.lines(Failure(error)) {
        session.console.writeLine(line, as: .error)
      }
    }
  }
}
