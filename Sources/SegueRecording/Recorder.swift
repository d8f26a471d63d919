// The path from display lists to a finished file: display lists are produced sequentially on the
// main actor, pixels on threads of their own, and the order is restored before the sink.

import SegueDisplay
import SegueRaster
import SegueVideo

/// Records frames into a sink.
///
/// ```swift
/// let recorder = Recorder(jobs: 4)
/// let statistics = try recorder.record(into: sink) { index in
///   try stage.frame(at: FrameTime(index: index, rateNumerator: 60))
/// }
/// ```
public struct Recorder: Sendable {
  /// The number of frames that are rasterized concurrently, at least 1.
  public var jobs: Int
  /// The rasterizer that renders display lists.
  public var rasterizer: any FrameRasterizer

  /// Creates a recorder that rasterizes `jobs` frames concurrently.
  public init(jobs: Int = 1, rasterizer: any FrameRasterizer) {
    self.jobs = max(1, jobs)
    self.rasterizer = rasterizer
  }

  /// Requests frames 0, 1, 2, … from `source` until it returns `nil`, and passes them to `sink` in
  /// order. A list that equals the one before is not rendered again.
  ///
  /// The main actor is blocked until the recording has ended, since a world's clock must not move
  /// in between. On any error everything stops, the sink is cancelled and the error is thrown.
  /// - Parameters:
  ///   - sink: The sink, which receives the frames on a thread of its own. It is finished or
  ///     cancelled on return.
  ///   - cancellation: A token that stops the recording from any thread.
  ///   - progress: Called on the sink's thread with the number of frames received.
  ///   - source: Returns the display lists in order, and `nil` after the last.
  /// - Returns: The statistics of the recording.
  /// - Throws: An error of the source, the rasterizer or the sink, or `RecordingError`.
  @MainActor
  public func record(
    into sink: any FrameSink, cancellation: Cancellation = Cancellation(),
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    source: @MainActor (Int) throws -> DisplayList?
  ) throws -> RecordingStatistics {
    let running = try begin(
      into: sink, cancellation: cancellation, hooks: RecordingHooks(progress: progress),
      source: source)
    while running.stepWaiting(source) {}
    return try running.end()
  }

  /// Starts a recording that is advanced step by step, so that several can run at the same time.
  ///
  /// The other parameters are those of `record`.
  /// - Parameter hooks: The callbacks of the recording, which are called on threads of its own.
  /// - Throws: The same errors as `record`. The sink is then cancelled.
  @MainActor
  package func begin(
    into sink: any FrameSink, cancellation: Cancellation, hooks: RecordingHooks,
    source: @MainActor (Int) throws -> DisplayList?
  ) throws -> RunningRecording {
    try RunningRecording(
      self, into: sink, cancellation: cancellation, hooks: hooks, source: source)
  }
}
