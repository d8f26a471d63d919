// Work on a thread of its own, whose result is polled from the main actor.

import SegueRecording
import Synchronization

/// Work that runs on a thread of its own.
final class BackgroundWork<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)

  /// Starts `body` on a new thread. `wake` is called when it has ended.
  init(wake: @escaping @Sendable () -> Void, _ body: @escaping @Sendable () throws -> Value) throws
  {
    try RecordingThread.start { [self] in
      let value = Result { try body() }
      result.withLock { $0 = value }
      wake()
    }
  }

  /// The result, once the work has ended.
  var ended: Result<Value, any Error>? { result.withLock { $0 } }
}
