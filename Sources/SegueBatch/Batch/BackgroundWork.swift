// Something done on a thread of its own, and asked after from the main actor.

import SegueRecording
import Synchronization

/// Work under way.
final class BackgroundWork<Value: Sendable>: Sendable {
  private let result = Mutex<Result<Value, any Error>?>(nil)

  /// Begins `body`; `wake` is called when it has ended.
  init(wake: @escaping @Sendable () -> Void, _ body: @escaping @Sendable () throws -> Value) throws
  {
    try RecordingThread.start { [self] in
      let value = Result { try body() }
      result.withLock { $0 = value }
      wake()
    }
  }

  /// What came of it, once it has ended.
  var ended: Result<Value, any Error>? { result.withLock { $0 } }
}
