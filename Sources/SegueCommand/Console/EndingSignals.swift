// The signals that end the command. They are blocked from the first instruction on, so that one that
// arrives while the process prepares itself is answered like any other.

import Foundation

/// The signals that end the command in an orderly way.
enum EndingSignals {
  /// The signals. `nohup` deliberately ignores SIGHUP. A shell also ignores SIGINT for processes
  /// that it starts with `&`, but a SIGINT that is sent to such a process is meant for it.
  private static var all: [Int32] { [SIGINT, SIGTERM] + (isIgnored(SIGHUP) ? [] : [SIGHUP]) }

  /// Blocks the signals for this thread and those that it creates.
  /// - Returns: The signals.
  @discardableResult
  static func block() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in all { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    // An ignored signal would be dropped even if it is blocked.
    for signal in all { Foundation.signal(signal, SIG_DFL) }
    return set
  }

  /// Has `handler` called when one of the signals arrives, or has arrived.
  static func handle(by handler: @escaping @convention(c) (Int32) -> Void) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in all {
      sigaddset(&set, signal)
      var action = sigaction()
      action.__sigaction_handler.sa_handler = handler
      sigaction(signal, &action, nil)
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Returns a Boolean value that indicates whether the parent process has set the signal to be
  /// ignored.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
