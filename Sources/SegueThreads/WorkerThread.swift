// Threads of this process's own. Dispatch and Foundation do not report when the system cannot
// create a thread, and Dispatch then waits forever; work must continue with fewer threads, or fail.

import Foundation

/// A thread of this process.
package struct WorkerThread {
  private let identifier: pthread_t

  /// The size of a thread's stack in bytes.
  private static let stackBytes = 4 << 20

  /// Runs `body` on a new thread, which must be joined.
  /// - Throws: `ThreadError` if the system cannot create one.
  package init(_ body: @escaping @Sendable () -> Void) throws(ThreadError) {
    identifier = try Self.create(PTHREAD_CREATE_JOINABLE, body)
  }

  /// Waits for the thread to end.
  package func join() { pthread_join(identifier, nil) }

  /// Runs `body` on a new thread, which is not joined.
  /// - Throws: `ThreadError` if the system cannot create one.
  package static func detach(_ body: @escaping @Sendable () -> Void) throws(ThreadError) {
    _ = try create(PTHREAD_CREATE_DETACHED, body)
  }

  private static func create(_ state: Int, _ body: @escaping @Sendable () -> Void)
    throws(ThreadError) -> pthread_t
  {
    let box = Unmanaged.passRetained(ThreadBody(run: body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(state))
    pthread_attr_setstacksize(&attributes, stackBytes)
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
      throw ThreadError(code: code)
    }
    return thread
  }
}

/// The system could not create a thread.
package struct ThreadError: Error, Hashable {
  /// The system's error number.
  package let code: Int32

  /// Creates an error.
  package init(code: Int32) { self.code = code }
}

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void
  init(run: @escaping @Sendable () -> Void) { self.run = run }
}
