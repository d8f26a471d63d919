// Work on rows that do not depend on each other, by as many threads as a frame may use.

import Dispatch
import SeguePixels
import Synchronization

/// Splits rows among threads.
enum Bands {
  /// Fewer rows than this are not worth another thread.
  private static let fewest = 16

  /// Calls `body` for parts of `rows` that together are all of them, on so many threads; throws the first
  /// error.
  static func forEach(
    of rows: Range<Int>, workers: Int, _ body: @Sendable (Range<Int>) throws(PixelError) -> Void
  ) throws(PixelError) {
    let count = min(workers, rows.count / fewest)
    if count <= 1 { return try body(rows) }
    let failure = Mutex<PixelError?>(nil)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let start = rows.lowerBound + rows.count * index / count
      let end = rows.lowerBound + rows.count * (index + 1) / count
      do throws(PixelError) {
        try body(start..<end)
      } catch {
        failure.withLock { if $0 == nil { $0 = error } }
      }
    }
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
