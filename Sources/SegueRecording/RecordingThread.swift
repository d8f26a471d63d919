// A thread of its own for work that blocks. Foundation's `Thread` does not say when the system has
// none to give; then a recording must go on with fewer, or fail, but never hang.

import Foundation

package enum RecordingThread {
  /// Has `body` run on a new thread, which nobody joins.
  /// - Throws: `RecordingError.noThread` when the system gives none.
  package static func start(_ body: @escaping @Sendable () -> Void) throws {
    let box = Unmanaged.passRetained(ThreadBody(run: body))
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
