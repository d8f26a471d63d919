// A dedicated thread for work that blocks.

import SegueThreads

/// Creation of threads for work that blocks.
package enum RecordingThread {
  /// Runs `body` on a new, detached thread.
  /// - Throws: `RecordingError.noThread` if the system cannot create one.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(RecordingError) {
    do throws(ThreadError) { try WorkerThread.detach(body) } catch {
      throw .noThread(code: error.code)
    }
  }
}
