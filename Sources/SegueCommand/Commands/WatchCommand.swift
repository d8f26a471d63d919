// `segue watch FOLDER -o FOLDER`: a batch that begins again whenever something changes.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueRecording

/// A folder of scenes, made again as it changes.
struct WatchCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Render a folder of scenes, and again what changes, until stopped.",
    discussion: """
      What has changed is told by hashes of scenes, pictures, movies and fonts. Errors are told, and do \
      not end it. Ctrl-C does.
      """)

  @Argument(help: ArgumentHelp("A folder of scenes.", valueName: "folder"))
  var folder: String

  @OptionGroup var batch: BatchOptions
  @OptionGroup var look: LookOptions

  func perform(in session: Session) throws {
    guard OutputChecks.isDirectory(folder) else {
      throw UsageProblem("\(folder): expected a folder of scenes")
    }
    try OutputChecks.makeDirectory(batch.output)
    guard OutputChecks.fileIdentity(folder) != OutputChecks.fileIdentity(batch.output) else {
      throw UsageProblem("the output \(batch.output) is also the input; expected another folder")
    }
    let work = try BatchWork(session: session, options: batch)
    let watch = try FolderWatch(folder, ignoring: batch.output)
    repeat {
      try makeRound(work, session)
      if !batch.quiet { session.console.sayLine("segue: waiting for changes in \(folder)") }
      guard watch.wait(session.cancellation) else { break }
      try watch.refresh()
    } while !session.cancellation.isCancelled
    throw RecordingError.cancelled
  }

  /// One batch of what there is now. What is wrong with it is told, and tried again at the next change.
  @MainActor
  private func makeRound(_ work: BatchWork, _ session: Session) throws {
    var settings = batch.settings
    settings.resumes = true
    do {
      let items = try BatchInputs(options: look.options, ignoring: batch.output).items([folder])
      _ = try work.perform(items, template: "{name}", settings)
    } catch {
      if session.cancellation.isCancelled { throw error }
      guard !(error is SilentExit) else { return }
      SegueTool.lines(Failure(error)).forEach { session.console.sayLine($0) }
    }
  }
}
