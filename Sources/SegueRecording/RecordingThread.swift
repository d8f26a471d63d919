// A dedicated thread for work that blocks. Foundation's `Thread` does not report when the system
// cannot create one; a recording must then continue with fewer threads, or fail, but never hang.

import Foundation
import SegueFiles

/// Creation of threads for work that blocks.
package enum RecordingThread {
  /// Runs `body` on a new, detached thread, as a part of the current run.
  /// - Throws: `RecordingError.noThread` if the system cannot create one.
  package static func start(_ body: @escaping @Sendable () -> Void) throws {
    let box = Unmanaged.passRetained(ThreadBody(run: InputFiles.carrying(body)))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 4 << 20)
    var thread = pthread_t()
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        guard let argument else { return nil }
        Unmanaged<ThreadBody>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    guard code == 0 else {
      box.release()
      throw RecordingError.noThread(code: code)
    }
  }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(run: @escaping @Sendable () -> Void) { self.run = run }
}
