// Work on independent rows, by as many threads as a frame may use.

import SeguePixels
import SegueThreads
import Synchronization

/// Divides rows among threads.
enum RowPartition {
  /// The minimum number of rows for which an additional thread is worthwhile.
  private static let minimumRowsPerThread = 16

  /// Calls `body` on up to `workers` threads for parts that together are all of `rows`; throws the
  /// first error.
  static func forEach(
    of rows: Range<Int>, workers: Int, _ body: @Sendable (Range<Int>) throws(PixelError) -> Void
  ) throws(PixelError) {
    let count = min(workers, rows.count / minimumRowsPerThread)
    if count <= 1 { return try body(rows) }
    let failure = Mutex<PixelError?>(nil)
    ParallelCalls.perform(count) { index in
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
