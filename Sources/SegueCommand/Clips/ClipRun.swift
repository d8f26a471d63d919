// The recording of one clip from its first frame to its finished file, with its output.

import SegueClips
import SegueDiagnostics
import SegueRaster
import SegueRecording

/// Records clips with the options of one run.
@MainActor
struct ClipRun {
  let session: Session
  let run: RunOptions
  let force: Bool

  /// Records a clip with the given options to the output of `plan`.
  func record(_ clip: Clip, options: ClipOptions, to plan: OutputPlan) throws -> ClipResult {
    let recording = try ClipRecording(clip, options: options, to: plan)
    for note in recording.notes {
      session.note(note, quiet: run.quiet, style: run.progress)
    }
    let sink = try recording.makeSink(replacing: force)
    let total = recording.total
    let reporter = ProgressReporter(
      console: session.console, options: run, name: clip.name, total: total)
    let recorder = Recorder(jobs: run.jobCount, rasterizer: rasterizer(frames: total))
    defer { reporter.end() }
    let statistics = try recorder.record(
      into: sink, cancellation: session.cancellation, progress: { reporter.report($0) },
      source: { try recording.frame(at: $0) })
    reporter.end()
    session.report(warningsOf: clip, run)
    return recording.result(statistics)
  }

  /// Returns a rasterizer that uses all threads for a single frame, and one thread per frame
  /// otherwise.
  private func rasterizer(frames: Int) -> Rasterizer {
    Rasterizer(workers: frames == 1 ? run.jobCount : 1)
  }
}
