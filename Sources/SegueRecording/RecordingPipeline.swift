// The middle of a recording: display lists come in from the main actor, several threads turn them
// into pixels, one thread hands the pixels to the sink in order. Everything shared is guarded by one
// condition; frames take milliseconds, so it is never contended.
//
// Memory is bounded twice: at most `largestBuffers` frame buffers exist, reused over and over, and at
// most `longestQueue` entries wait. A buffer is given to the oldest frame that has none, so the
// holders of buffers are always older than those who wait, and the sink never waits for nothing.

import Foundation
import SegueDisplay
import SeguePixels
import SegueVideo

final class RecordingPipeline: @unchecked Sendable {
  // Unchecked: all mutable state is touched only under `condition`, except the contents of buffers,
  // each of which belongs to one entry and hence to one thread at a time.

  /// A frame on its way.
  final class Entry {
    /// What is to be drawn; `nil` repeats the frame before.
    let list: DisplayList?
    var result: Result?
    init(list: DisplayList?) { self.list = list }
  }

  /// A frame as the sink gets it.
  enum Result {
    case pixels(FramePixels)
    case packed([UInt8])
    case repeated
  }

  let size: FrameSize
  let format: FramePixelFormat
  private(set) var largestBuffers: Int
  private let longestQueue: Int
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

  /// The most bytes of frame buffers, however many jobs there are.
  private static let mostBufferBytes = 4 << 30

  init(
    size: FrameSize, format: FramePixelFormat, jobs: Int,
    hooks: RecordingHooks = RecordingHooks()
  ) {
    (self.size, self.format, self.hooks) = (size, format, hooks)
    let affordable = Self.mostBufferBytes / max(1, 4 * size.width * size.height)
    largestBuffers = max(2, min(2 * jobs + 1, affordable))
    longestQueue = largestBuffers + 16
    statistics.size = size
  }

  // MARK: From the main actor

  /// Queues a frame; waits while the queue is full. `nil` repeats the frame before.
  /// - Throws: What made the recording fail, if it has.
  func submit(_ list: DisplayList?) throws {
    condition.lock()
    defer { condition.unlock() }
    while queue.count >= longestQueue && failure == nil { condition.wait() }
    if let failure { throw failure }
    enqueue(list)
  }

  /// As `submit`, but never waits: false while the queue is full.
  func trySubmit(_ list: DisplayList?) throws -> Bool {
    condition.lock()
    defer { condition.unlock() }
    if let failure { throw failure }
    guard queue.count < longestQueue else { return false }
    enqueue(list)
    return true
  }

  private func enqueue(_ list: DisplayList?) {
    let entry = Entry(list: list)
    if list == nil { entry.result = .repeated } else { unrasterized.append(entry) }
    queue.append(entry)
    condition.broadcast()
  }

  /// Says that no more frames come.
  func complete() { change { isComplete = true } }

  /// Stops everything. Only the first error counts.
  func fail(_ error: any Error) {
    change { failure = failure ?? error }
    hooks.wake()
  }

  /// Counts a thread that is about to start, or one that has ended.
  func countThread(_ difference: Int) {
    change { threads += difference }
    hooks.wake()
  }

  /// Whether every thread has ended.
  var hasEnded: Bool {
    condition.lock()
    defer { condition.unlock() }
    return threads == 0
  }

  /// Waits for every thread to end.
  /// - Throws: What made the recording fail, if it has.
  func finish() throws -> RecordingStatistics {
    condition.lock()
    defer { condition.unlock() }
    while threads > 0 { condition.wait() }
    if let failure { throw failure }
    statistics.buffers = madeBuffers
    return statistics
  }

  // MARK: From the rasterizing threads

  /// The oldest frame not rasterized yet, with a buffer for it; `nil` when there is no more to do.
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
      // Go on with those that there are.
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

  /// Hands in a finished frame and what it cost.
  func deliver(_ entry: Entry, _ result: Result, rasterSeconds: Double, packSeconds: Double) {
    change {
      entry.result = result
      statistics.rasterizedFrames += 1
      statistics.rasterSeconds += rasterSeconds
      statistics.packSeconds += packSeconds
    }
  }

  /// Takes back a buffer that nobody reads any more.
  func recycle(_ buffer: FramePixels) { change { freeBuffers.append(buffer) } }

  // MARK: From the sink's thread

  /// The next frame in order, waiting for it; `nil` after the last, or when the recording has failed.
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

  /// Counts a frame that the sink has taken, and the time it took. Returns how many there are.
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

  /// What made the recording fail, if it has.
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
