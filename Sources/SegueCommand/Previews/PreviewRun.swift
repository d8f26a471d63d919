// The run of `segue preview`: the preview on the main thread, the server and the observer of files on
// threads of their own, until a signal arrives.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SeguePreview
import SegueRecording

/// Serves the preview until it is interrupted.
@MainActor
struct PreviewRun {
  let command: PreviewCommand
  let session: Session

  /// Runs until a signal arrives.
  /// - Throws: `RecordingError.cancelled` after a signal; `Failure` if the server cannot start, or
  ///   stopped by itself.
  func perform() throws {
    // Files are saved from the page, so those that were read are outputs, too.
    try InputFiles.$current.withValue(nil) { try serve() }
  }

  private func serve() throws {
    let preview = try PreviewSession(
      sources: sources, transitions: session.transitions, isReadOnly: command.readOnly,
      jobs: command.jobs.resolved(processors: JobCount.processors))
    defer { preview.close() }
    let observer = try FileObserver { paths in
      Task { @MainActor in preview.filesDidChange(paths) }
    }
    defer { observer.stop() }
    observer.observe(preview.files)
    preview.onFilesChange = { observer.observe($0) }
    let end = End()
    let watch = session.cancellation.observe { Task { @MainActor in end.throwing(nil) } }
    defer { session.cancellation.remove(watch) }
    let server = try PreviewServer.start(port: command.port ?? 0, session: preview) { failure in
      Task { @MainActor in end.throwing(failure) }
    }
    defer { server.stop() }
    try session.console.write(server.address.url + "\n")
    report(preview)
    if command.open { openPage(server.address.url) }
    while end.result == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    try end.result?.get()
    throw RecordingError.cancelled
  }

  /// How the run ends.
  @MainActor
  private final class End {
    var result: Result<Void, any Error>?

    /// Ends the run, unless it has ended.
    func throwing(_ error: (any Error)?) {
      result = result ?? error.map { .failure($0) } ?? .success(())
    }
  }

  /// Prints the mistakes of the files, which the page shows, too.
  private func report(_ preview: PreviewSession) {
    for document in preview.documents where !document.diagnostics.isEmpty {
      let failure = Failure(.scene, document.diagnostics)
      for line in SegueTool.lines(failure) { session.console.writeLine(line) }
    }
  }

  private func openPage(_ url: String) {
    do throws(Failure) {
      try Browser.open(url)
    } catch {
      for line in SegueTool.lines(error) { session.console.writeLine(line) }
    }
  }
}
