// From display lists to a finished file: the clock's side is sequential and stays on the main actor,
// the pixels' side runs on threads of its own, and order is restored before the sink.

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
  /// How many frames are rasterized at a time; at least 1.
  public var jobs: Int
  /// What turns lists into pixels.
  public var rasterizer: any FrameRasterizer

  /// A recorder that rasterizes `jobs` frames at a time.
  public init(jobs: Int = 1, rasterizer: any FrameRasterizer) {
    self.jobs = max(1, jobs)
    self.rasterizer = rasterizer
  }

  /// Pulls frames 0, 1, 2, … from `source` until it returns `nil`, and hands them to `sink` in order.
  /// A list equal to the one before is not drawn again.
  ///
  /// The main actor is held until all is done: a world's clock must not move in between. On any
  /// error everything stops, the sink is cancelled and the error thrown.
  /// - Parameters:
  ///   - sink: Takes the frames on a thread of its own; it is finished or cancelled on return.
  ///   - cancellation: Stops the recording from any thread.
  ///   - progress: Called on the sink's thread with the number of frames taken.
  ///   - source: The display list of a frame, in order; `nil` after the last.
  /// - Returns: What it cost.
  /// - Throws: What the source, the rasterizer or the sink threw, or `RecordingError`.
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

  /// Begins a recording that goes on step by step, so that several can go on at a time.
  ///
  /// - Parameters: as those of `record`, and
  ///   - hooks: what the recording tells, on threads of its own.
  /// - Throws: as `record`; then the sink is cancelled.
  @MainActor
  package func begin(
    into sink: any FrameSink, cancellation: Cancellation, hooks: RecordingHooks,
    source: @MainActor (Int) throws -> DisplayList?
  ) throws -> RunningRecording {
    try RunningRecording(
      self, into: sink, cancellation: cancellation, hooks: hooks, source: source)
  }
}
