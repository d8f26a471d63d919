// The pipeline of a recording: display lists arrive from the main actor, several threads render
// them into pixels, and one thread passes the pixels to the sink in order. All shared state is
// guarded by one condition; frames take milliseconds, so it is never contended.
//
// Memory is bounded twice: at most `largestBuffers` frame buffers exist, which are reused, and at
// most `maximumQueueLength` entries wait. A buffer is assigned to the oldest frame that has none, so the
// frames with buffers are always older than those that wait, and the sink never deadlocks.

import Foundation
import SegueDisplay
import SeguePixels
import SegueVideo

final class RecordingPipeline: @unchecked Sendable {
  // Unchecked: all mutable state is accessed only under `condition`, except the contents of
  // buffers, each of which belongs to one entry and therefore to one thread at a time.

  /// A frame in the pipeline.
  final class Entry {
    /// The display list to render, or `nil` to repeat the frame before.
    let list: DisplayList?
    var result: Result?
    init(list: DisplayList?) { self.list = list }
  }

  /// A frame in the form in which the sink receives it.
  enum Result {
    case pixels(FramePixels)
    case packed([UInt8])
    case repeated
  }

  let size: FrameSize
  let format: FramePixelFormat
  private(set) var largestBuffers: Int
  private let maximumQueueLength: Int
  let hooks: RecordingHooks
  private let condition = NSCondition()
  private var unrasterized: [Entry] = []
  private var queue: [Entry] = []
  private var freeBuffers: [FramePixels] = []
  private var madeBuffers = 0
  private var threads = 0
  private var isComplete = false
  private var failure: (any Error)?
  private var statistics = RecordingStatistics()

  /// The maximum size of all frame buffers in bytes, regardless of the number of jobs.
  private static let maximumBufferBytes = 4 << 30

  init(
    size: FrameSize, format: FramePixelFormat, jobs: Int,
    hooks: RecordingHooks = RecordingHooks()
  ) {
    (self.size, self.format, self.hooks) = (size, format, hooks)
    let affordable = Self.maximumBufferBytes / max(1, 4 * size.width * size.height)
    largestBuffers = max(2, min(2 * jobs + 1, affordable))
    maximumQueueLength = largestBuffers + 16
    statistics.size = size
  }

  // MARK: Calls from the main actor

  /// Queues a frame, waiting while the queue is full. `nil` repeats the frame before.
  /// - Throws: The error that made the recording fail, if it has.
  func submit(_ list: DisplayList?) throws {
    condition.lock()
    defer { condition.unlock() }
    while queue.count >= maximumQueueLength && failure == nil { condition.wait() }
    if let failure { throw failure }
    enqueue(list)
  }

  /// Queues a frame without waiting.
  /// - Returns: `false` if the queue is full.
  func trySubmit(_ list: DisplayList?) throws -> Bool {
    condition.lock()
    defer { condition.unlock() }
    if let failure { throw failure }
    guard queue.count < maximumQueueLength else { return false }
    enqueue(list)
    return true
  }

  private func enqueue(_ list: DisplayList?) {
    let entry = Entry(list: list)
    if list == nil { entry.result = .repeated } else { unrasterized.append(entry) }
    queue.append(entry)
    condition.broadcast()
  }

  /// Marks the end of the frames.
  func complete() { change { isComplete = true } }

  /// Stops everything with an error. Only the first error is kept.
  func fail(_ error: any Error) {
    change { failure = failure ?? error }
    hooks.wake()
  }

  /// Counts a thread that is about to start, or one that has ended.
  func countThread(_ difference: Int) {
    change { threads += difference }
    hooks.wake()
  }

  /// A Boolean value that indicates whether all threads have ended.
  var hasEnded: Bool {
    condition.lock()
    defer { condition.unlock() }
    return threads == 0
  }

  /// Waits for all threads to end.
  /// - Throws: The error that made the recording fail, if it has.
  func finish() throws -> RecordingStatistics {
    condition.lock()
    defer { condition.unlock() }
    while threads > 0 { condition.wait() }
    if let failure { throw failure }
    statistics.buffers = madeBuffers
    return statistics
  }

  // MARK: Calls from the rasterizing threads

  /// Returns the oldest frame that has not been rasterized, with a buffer for it, or `nil` if there
  /// are no more.
  func nextToRasterize() throws -> (Entry, DisplayList, FramePixels)? {
    condition.lock()
    defer { condition.unlock() }
    while failure == nil {
      if let entry = unrasterized.first, let list = entry.list, let buffer = try takeBuffer() {
        unrasterized.removeFirst()
        return (entry, list, buffer)
      }
      if isComplete && unrasterized.isEmpty { return nil }
      condition.wait()
    }
    return nil
  }

  private func takeBuffer() throws -> FramePixels? {
    if let buffer = freeBuffers.popLast() { return buffer }
    guard madeBuffers < largestBuffers else { return nil }
    do {
      let buffer = try makeBuffer()
      madeBuffers += 1
      return buffer
    } catch PixelError.memory where madeBuffers > 0 {
      // Continue with the buffers that exist.
      largestBuffers = madeBuffers
      return nil
    }
  }

  private func makeBuffer() throws(PixelError) -> FramePixels {
    switch format {
    case .rgba8: .rgba8(try PixelBuffer(width: size.width, height: size.height))
    case .yCbCr420: .yCbCr420(try YCbCrPlanes(width: size.width, height: size.height))
    }
  }

  /// Accepts a finished frame and the times it took.
  func deliver(_ entry: Entry, _ result: Result, rasterSeconds: Double, packSeconds: Double) {
    change {
      entry.result = result
      statistics.rasterizedFrames += 1
      statistics.rasterSeconds += rasterSeconds
      statistics.packSeconds += packSeconds
    }
  }

  /// Returns a buffer to the pool when it is no longer read.
  func recycle(_ buffer: FramePixels) { change { freeBuffers.append(buffer) } }

  // MARK: Calls from the sink's thread

  /// Returns the next frame in order, waiting for it, or `nil` after the last frame or if the
  /// recording has failed.
  func nextForSink() -> Result? {
    defer { hooks.wake() }
    condition.lock()
    defer { condition.unlock() }
    while failure == nil {
      if let result = queue.first?.result {
        queue.removeFirst()
        condition.broadcast()
        return result
      }
      if isComplete && queue.isEmpty { return nil }
      condition.wait()
    }
    return nil
  }

  /// Counts a frame that the sink has received, and the time it took.
  /// - Returns: The number of frames so far.
  func countFrame(sinkSeconds: Double) -> Int {
    var count = 0
    change {
      statistics.frames += 1
      statistics.sinkSeconds += sinkSeconds
      count = statistics.frames
    }
    return count
  }

  /// Counts time in the sink that belongs to no frame.
  func countSink(seconds: Double) { change { statistics.sinkSeconds += seconds } }

  /// The error that made the recording fail, if it has.
  var error: (any Error)? {
    condition.lock()
    defer { condition.unlock() }
    return failure
  }

  private func change(_ body: () -> Void) {
    condition.lock()
    body()
    condition.broadcast()
    condition.unlock()
  }
}
