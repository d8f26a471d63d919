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
  /// A Boolean value that indicates whether positions refer to a scene file of the user.
  var hasPlaces = true

  /// Records a clip with the given options to the output of `plan`.
  /// - Parameters:
  ///   - maximum: The maximum size of the file, or `nil` for any size.
  ///   - again: Creates the clip again with other options, to try whether it is small enough.
  func record(
    _ clip: Clip, options: ClipOptions, to plan: OutputPlan, fitting maximum: ByteCount? = nil,
    again: @escaping @MainActor (ClipOptions) throws -> Clip
  ) throws -> ClipResult {
    let recording = try ClipRecording(clip, options: options, to: plan)
    session.report(
      clip.document.longTimes(frames: recording.total), run, hasPlaces: hasPlaces)
    if let maximum { return try fit(recording, options, maximum, again) }
    report(recording.notes)
    let result = try record(recording, replacing: force)
    session.report(warningsOf: recording.clip, run, hasPlaces: hasPlaces)
    return result
  }

  /// Records a clip with the best settings with which its file is small enough.
  private func fit(
    _ recording: ClipRecording, _ options: ClipOptions, _ maximum: ByteCount,
    _ again: @escaping @MainActor (ClipOptions) throws -> Clip
  ) throws -> ClipResult {
    let attempts = SizeLadder.attempts(
      options, shape: recording.shape, quality: recording.plan.qualitySteps(options),
      isImage: recording.plan.isImage)
    let fitting = FittingRun(session: session, run: run, force: force, maximum: maximum)
    return try fitting.record(to: recording.plan, attempts) { options, plan in
      let attempt = try ClipRecording(again(options), options: options, to: plan)
      let result = try record(attempt, replacing: false)
      return FittingRun.Recorded(result: result) {
        report(attempt.notes)
        session.report(warningsOf: attempt.clip, run, hasPlaces: hasPlaces)
      }
    }
  }

  /// Reports what the user might not expect of the output.
  func report(_ notes: [String]) {
    for note in notes { session.note(note, quiet: run.quiet, style: run.progress) }
  }

  /// Records a clip to its output.
  func record(_ recording: ClipRecording, replacing: Bool) throws -> ClipResult {
    let clip = recording.clip
    let sink = try recording.makeSink(replacing: replacing)
    let total = recording.total
    let reporter = ProgressReporter(
      console: session.console, options: run, name: clip.name, total: total)
    let recorder = Recorder(jobs: run.jobCount, rasterizer: rasterizer(frames: total))
    defer { reporter.end() }
    let statistics = try recorder.record(
      into: sink, cancellation: session.cancellation, progress: { reporter.report($0) },
      source: { try recording.frame(at: $0) })
    reporter.end()
    return recording.result(statistics)
  }

  /// Returns a rasterizer that uses all threads for a single frame, and one thread per frame
  /// otherwise.
  private func rasterizer(frames: Int) -> Rasterizer {
    Rasterizer(workers: frames == 1 ? run.jobCount : 1)
  }
}
