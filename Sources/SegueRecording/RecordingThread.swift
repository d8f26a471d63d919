// A dedicated thread for work that blocks.

import SegueFiles
import SegueThreads

/// Creation of threads for work that blocks.
package enum RecordingThread {
  /// Runs `body` on a new, detached thread, as a part of the current run.
  /// - Throws: `RecordingError.noThread` if the system cannot create one.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(RecordingError) {
    do throws(ThreadError) { try WorkerThread.detach(InputFiles.carrying(body)) } catch {
      throw .noThread(code: error.code)
    }
  }
}
