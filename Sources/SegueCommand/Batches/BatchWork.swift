// One round of a batch: from its items to its clips, its manifest and its report, and what is told of it.

import SegueBatch
import SegueDiagnostics
import SegueFiles
import SegueScenes
import SegueStage

/// Works through batches with the options of one command.
@MainActor
struct BatchWork {
  let session: Session
  let options: BatchOptions
  let progress: BatchProgress

  init(session: Session, options: BatchOptions) throws {
    (self.session, self.options) = (session, options)
    progress = try BatchProgress(console: session.console, options: options)
  }

  /// Makes the clips of `items`.
  /// - Parameter template: what they are called, where `--name` does not say.
  /// - Throws: whatever ends the batch before its end.
  func perform(_ items: [BatchItem], template: String, _ settings: BatchSettings) throws
    -> BatchResults
  {
    let names = OutputNames(template: options.name ?? template, format: options.format)
    let plan = try BatchPlan(items, in: options.output, names: names)
    let renderer = try session.renderer()
    defer { progress.end() }
    let run = try BatchRun(
      plan, settings: settings, transitions: session.transitions, renderer: renderer,
      cancellation: session.cancellation
    ) { progress.take($0, plan) }
    let results = try run.run()
    progress.end()
    try BatchManifest.write(results, renderer: renderer)
    if options.report {
      try BatchReport(results, thumbnails: run.thumbnails?.texts() ?? [:]).write()
    }
    progress.finish(results)
    // The clip that met it has been told already.
    if let fault = run.fault { throw SilentExit(code: fault.exitCode) }
    return results
  }
}
