// A recording under way, frame by frame: whoever drives it on the main actor may drive others between two
// frames. Frames are pulled while the pipeline has room; then there is nothing to do until it says so.

import SegueDisplay
import SegueVideo

/// What a recording tells while it goes on.
package struct RecordingHooks: Sendable {
  /// The number of frames that the sink has taken, on the sink's thread.
  package var progress: @Sendable (Int) -> Void
  /// A frame that the sink takes as pixels, and its position, on the sink's thread.
  package var frame: (@Sendable (FramePixels, Int) -> Void)?
  /// The sink has finished: its result is in its place. What this throws fails the recording.
  package var finished: (@Sendable () throws -> Void)?
  /// There may be something to do: room for a frame, or the end. On any thread.
  package var wake: @Sendable () -> Void

  /// These hooks.
  package init(
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    frame: (@Sendable (FramePixels, Int) -> Void)? = nil,
    finished: (@Sendable () throws -> Void)? = nil, wake: @escaping @Sendable () -> Void = {}
  ) {
    (self.progress, self.frame, self.finished, self.wake) = (progress, frame, finished, wake)
  }
}

/// A recording under way.
@MainActor
package final class RunningRecording {
  /// What a step has done.
  package enum Step: Sendable {
    /// A frame has been pulled, or it was found that there is none left.
    case advanced
    /// There is no room for a frame now, or all have been pulled and are being worked on.
    case waiting
    /// All threads have ended: `end()` does not wait.
    case ended
  }

  private let start = ContinuousClock.now
  private let pipeline: RecordingPipeline
  private let cancellation: Cancellation
  private let observer: Int
  private let jobs: Int
  private var puller: FramePuller
  /// A frame that found no room.
  private var held: FramePuller.Frame?
  private var isFed = false

  init(
    _ recorder: Recorder, into sink: any FrameSink, cancellation: Cancellation,
    hooks: RecordingHooks, source: @MainActor (Int) throws -> DisplayList?
  ) throws {
    var puller = FramePuller()
    guard let first = try sink.cancelling({ try puller.next(from: source) }) else {
      sink.cancel()
      throw RecordingError.noFrames
    }
    let pipeline = RecordingPipeline(
      size: puller.size, format: sink.pixelFormat, jobs: recorder.jobs, hooks: hooks)
    (self.pipeline, self.puller) = (pipeline, puller)
    self.cancellation = cancellation
    observer = cancellation.observe { pipeline.fail(RecordingError.cancelled) }
    held = first
    do {
      jobs = try pipeline.start(
        jobs: min(recorder.jobs, pipeline.largestBuffers), rasterizer: recorder.rasterizer,
        sink: sink)
    } catch {
      jobs = 0
      fail(error)
    }
  }

  /// Pulls the next frame if there is room for it. Never waits.
  package func step(_ source: @MainActor (Int) throws -> DisplayList?) -> Step {
    guard !isFed else { return pipeline.hasEnded ? .ended : .waiting }
    do {
      guard try hold(source) else { return .advanced }
      guard try pipeline.trySubmit(held?.list) else { return .waiting }
      held = nil
    } catch {
      fail(error)
    }
    return .advanced
  }

  /// Pulls the next frame, waiting for room; false after the last.
  func stepWaiting(_ source: @MainActor (Int) throws -> DisplayList?) -> Bool {
    do {
      guard try hold(source) else { return false }
      try pipeline.submit(held?.list)
      held = nil
      return true
    } catch {
      fail(error)
      return false
    }
  }

  /// Has a frame in hand; false when there is none left.
  private func hold(_ source: @MainActor (Int) throws -> DisplayList?) throws -> Bool {
    if held != nil { return true }
    held = try puller.next(from: source)
    if held == nil {
      isFed = true
      pipeline.complete()
    }
    return held != nil
  }

  /// Stops everything.
  package func fail(_ error: any Error) {
    isFed = true
    pipeline.fail(error)
  }

  /// Waits for the end; what it cost.
  /// - Throws: what made the recording fail, if it has.
  package func end() throws -> RecordingStatistics {
    defer { cancellation.remove(observer) }
    var statistics = try pipeline.finish()
    statistics.jobs = jobs
    statistics.stageSeconds = puller.seconds
    let parts = (ContinuousClock.now - start).components
    statistics.totalSeconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    return statistics
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
