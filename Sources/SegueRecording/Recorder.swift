// From display lists to a finished file: the clock's side is sequential and stays on the main actor,
// the pixels' side runs on threads of its own, and order is restored before the sink.

import Foundation
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
    let start = ContinuousClock.now
    var puller = FramePuller()
    guard let first = try sink.cancelling({ try puller.next(from: source) }) else {
      sink.cancel()
      throw RecordingError.noFrames
    }
    let pipeline = RecordingPipeline(
      size: puller.size, format: sink.pixelFormat, jobs: jobs)
    let observer = cancellation.observe { pipeline.fail(RecordingError.cancelled) }
    defer { cancellation.remove(observer) }
    var started = 0
    do {
      started = try pipeline.start(
        jobs: min(jobs, pipeline.largestBuffers), rasterizer: rasterizer, sink: sink,
        progress: progress)
      try pipeline.submit(first.list)
      while let next = try puller.next(from: source) { try pipeline.submit(next.list) }
      pipeline.complete()
    } catch {
      pipeline.fail(error)
    }
    var statistics = try pipeline.finish()
    statistics.jobs = started
    statistics.stageSeconds = puller.seconds
    statistics.totalSeconds = seconds(since: start)
    return statistics
  }

  private func seconds(since start: ContinuousClock.Instant) -> Double {
    let parts = (ContinuousClock.now - start).components
    return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
  }
}

extension FrameSink {
  /// Runs `body`; if it throws, the sink is cancelled.
  fileprivate func cancelling<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      cancel()
      throw error
    }
  }
}

/// Asks the source for one frame after the other and notices those that repeat.
@MainActor
private struct FramePuller {
  /// A frame; without a list it repeats the one before.
  struct Frame {
    var list: DisplayList?
  }

  private(set) var seconds = 0.0
  private(set) var size = FrameSize(width: 0, height: 0)
  private var index = 0
  private var last: DisplayList?

  mutating func next(from source: @MainActor (Int) throws -> DisplayList?) throws -> Frame? {
    var pulled: DisplayList?
    let number = index
    seconds += try secondsTaken { pulled = try source(number) }
    guard let list = pulled else { return nil }
    index += 1
    if list == last { return Frame(list: nil) }
    let listSize = FrameSize(width: list.width, height: list.height)
    if last == nil { size = listSize }
    guard listSize == size else { throw RecordingError.sizeChanged(from: size, to: listSize) }
    last = list
    return Frame(list: list)
  }
}
