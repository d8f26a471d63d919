// A recording that advances frame by frame, so that the caller on the main actor can advance
// several recordings in turn. Frames are requested while the pipeline can accept them; then nothing
// is to be done until the `wake` callback.

import SegueDisplay
import SegueVideo

/// The callbacks of a running recording.
package struct RecordingHooks: Sendable {
  /// Called on the sink's thread with the number of frames that the sink has received.
  package var progress: @Sendable (Int) -> Void
  /// Called on the sink's thread with each frame that the sink receives as pixels, and its
  /// position.
  package var frame: (@Sendable (FramePixels, Int) -> Void)?
  /// Called when the sink has finished and its result is in its place. An error that it throws
  /// fails the recording.
  package var finished: (@Sendable () throws -> Void)?
  /// Called on any thread when the recording may be able to continue: a frame fits into the
  /// pipeline, or the recording has ended.
  package var wake: @Sendable () -> Void

  /// Creates callbacks.
  package init(
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    frame: (@Sendable (FramePixels, Int) -> Void)? = nil,
    finished: (@Sendable () throws -> Void)? = nil, wake: @escaping @Sendable () -> Void = {}
  ) {
    (self.progress, self.frame, self.finished, self.wake) = (progress, frame, finished, wake)
  }
}

/// A recording that is advanced step by step.
@MainActor
package final class RunningRecording {
  /// The results of a step.
  package enum Step: Sendable {
    /// A frame has been requested from the source, or the source has no more.
    case advanced
    /// The pipeline cannot accept a frame now, or all frames have been requested and are being
    /// processed.
    case waiting
    /// All threads have ended, so `end()` does not wait.
    case ended
  }

  private let start = ContinuousClock.now
  private let pipeline: RecordingPipeline
  private let cancellation: Cancellation
  private let observer: Int
  private let jobs: Int
  private var puller: FramePuller
  /// A frame that the pipeline could not accept yet.
  private var held: FramePuller.Frame?
  private var isFed = false
  /// The number of frames that have been requested with waiting.
  private var waitedFrames = 0
  private static let framesBetweenTidying = 1024

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

  /// Requests the next frame if the pipeline can accept it. Never waits.
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

  /// Requests the next frame, waiting until the pipeline can accept it.
  /// - Returns: `false` after the last frame.
  func stepWaiting(_ source: @MainActor (Int) throws -> DisplayList?) -> Bool {
    do {
      guard try hold(source) else { return false }
      try pipeline.submit(held?.list)
      held = nil
      tidyMemory()
      return true
    } catch {
      fail(error)
      return false
    }
  }

  /// Returns freed memory to the system from time to time, since a clip can have any length.
  private func tidyMemory() {
    waitedFrames += 1
    if waitedFrames % Self.framesBetweenTidying == 0 { FreedMemory.giveBack() }
  }

  /// Requests a frame unless one is held already.
  /// - Returns: `false` if there are no more.
  private func hold(_ source: @MainActor (Int) throws -> DisplayList?) throws -> Bool {
    if held != nil { return true }
    held = try puller.next(from: source)
    if held == nil {
      isFed = true
      pipeline.complete()
    }
    return held != nil
  }

  /// Stops the recording with an error.
  package func fail(_ error: any Error) {
    isFed = true
    pipeline.fail(error)
  }

  /// Waits for the end of the recording and returns its statistics.
  /// - Throws: The error that made the recording fail, if it has.
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
  /// Calls `body`, and cancels the sink if it throws.
  fileprivate func cancelling<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      cancel()
      throw error
    }
  }
}

/// Requests frames from the source in order and detects those that repeat.
@MainActor
private struct FramePuller {
  /// A frame. Without a list, it repeats the one before.
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
