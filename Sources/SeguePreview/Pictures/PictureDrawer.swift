// The thread that draws pictures and puts them into messages. It is a thread of its own, since the
// tasks of the server must not wait for a picture.

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import SegueRecording
import Synchronization

/// A picture to be drawn.
struct PictureJob: Sendable {
  /// What is drawn.
  let list: DisplayList
  /// What the page learns of it.
  let header: PictureHeader
  /// The pictures of the page, or `nil` if the picture is independent of them.
  let history: PictureHistory?
  /// A Boolean value that indicates whether the picture is sent whole in any case.
  var startsAnew = false
  /// A Boolean value that indicates whether the picture is a frame that is kept for the next time.
  var isKept = false
  /// Called on the drawing thread with the message.
  let deliver: @Sendable (Result<PictureMessage, any Error>) -> Void
}

/// Draws pictures one after the other.
final class PictureDrawer: @unchecked Sendable {
  // Unchecked: the jobs are accessed only under `condition`.

  private let condition = NSCondition()
  private var jobs: [PictureJob] = []
  private var isStopped = false
  private let encoder: PictureEncoder

  /// Creates a drawer with a thread.
  /// - Parameters:
  ///   - workers: The number of threads that draw one picture.
  ///   - store: Where frames are kept, which other drawers may use as well.
  /// - Throws: `RecordingError.noThread`.
  init(workers: Int, store: PictureStore) throws {
    encoder = PictureEncoder(Rasterizer(workers: workers), store: store)
    try RecordingThread.start { [self] in run() }
  }

  /// Ends the thread after the picture that is being drawn. Further jobs are dropped.
  func stop() {
    condition.withLock {
      isStopped = true
      jobs = []
      condition.signal()
    }
  }

  /// Draws a picture after those that have been requested before.
  func draw(_ job: PictureJob) {
    condition.withLock {
      guard !isStopped else { return }
      jobs.append(job)
      condition.signal()
    }
  }

  private func run() {
    while let job = next() { job.deliver(Result { try encoder.message(job) }) }
  }

  private func next() -> PictureJob? {
    condition.withLock {
      while jobs.isEmpty && !isStopped { condition.wait() }
      return isStopped ? nil : jobs.removeFirst()
    }
  }
}
