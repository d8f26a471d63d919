// One round of a batch: from its items to its clips, its manifest and its report, and the output
// about it.

import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueScenes
import SegueStage

/// Performs batches with the options of one command.
@MainActor
struct BatchWork {
  let session: Session
  let options: BatchOptions
  let progress: BatchProgress

  init(session: Session, options: BatchOptions) throws {
    (self.session, self.options) = (session, options)
    progress = try BatchProgress(console: session.console, options: options)
  }

  /// Records the clips of `items`.
  /// - Parameter template: The template for their names, which `--name` overrides.
  /// - Throws: Any error that ends the batch early.
  func perform(_ items: [BatchItem], template: String, _ settings: BatchSettings) throws
    -> BatchResults
  {
    let names = OutputNames(
      template: options.name ?? template, isDefault: options.name == nil, format: options.format)
    let plan = try BatchPlan(items, in: options.output, names: names)
    let renderer = try session.renderer()
    defer { progress.end() }
    let run = try BatchRun(
      plan, settings: settings, transitions: session.transitions, renderer: renderer,
      cancellation: session.cancellation
    ) { progress.take($0, plan) }
    let results = try run.run()
    progress.end()
    try write(results, renderer, run.thumbnails)
    progress.finish(results)
    // The clip that caused the error has already been reported.
    if let fault = run.fault { throw SilentExit(code: fault.exitCode) }
    return results
  }

  private func write(
    _ results: BatchResults, _ renderer: RendererVersion, _ thumbnails: ThumbnailStore?
  ) throws {
    do {
      try BatchManifest.write(results, renderer: renderer)
      guard options.report else { return }
      try BatchReport(results, thumbnails: thumbnails).write()
    } catch {
      throw Failure.ofOutput(error)
    }
  }
}
