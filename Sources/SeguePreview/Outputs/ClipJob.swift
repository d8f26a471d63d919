// A clip that is recorded while the preview goes on: the main actor gives a few frames at a time.

import SegueClips
import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueRaster
import SegueRecording

/// The recording of a clip.
@MainActor
final class ClipJob {
  private let recording: ClipRecording
  private let running: RunningRecording
  private let wakes: AsyncStream<Void>

  /// Starts to record a clip to a file.
  /// - Parameters:
  ///   - jobs: The number of frames that are drawn at the same time.
  ///   - progress: Called on any thread with the number of frames that are finished.
  /// - Throws: The errors of `ClipRecording` and its sink.
  init(
    _ recording: ClipRecording, jobs: Int, cancellation: Cancellation,
    progress: @escaping @Sendable (Int) -> Void
  ) throws {
    self.recording = recording
    let (wakes, waker) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.wakes = wakes
    let sink = try recording.makeSink(replacing: true)
    running = try Recorder(
      jobs: jobs, rasterizer: Rasterizer(workers: recording.total == 1 ? jobs : 1)
    ).begin(
      into: sink, cancellation: cancellation,
      hooks: RecordingHooks(progress: progress, wake: { waker.yield() })
    ) { try recording.frame(at: $0) }
  }

  /// The number of frames of the clip.
  var total: Int { recording.total }

  /// Records all frames.
  /// - Throws: The error that made the recording fail.
  func finish() async throws {
    var iterator = wakes.makeAsyncIterator()
    loop: while true {
      switch running.step({ try recording.frame(at: $0) }) {
      case .advanced: await Task.yield()
      case .waiting: _ = await iterator.next()
      case .ended: break loop
      }
    }
    _ = try running.end()
  }
}
