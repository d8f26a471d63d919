// SIGINT, SIGTERM and SIGHUP: one line of output, no unfinished files, and the end of the process
// within a second. One thread waits for the signals, so no code runs inside a handler. It first
// asks the recording to stop in an orderly way; since an encoder in the middle of a long chunk does
// not react, after a while the temporary files are removed from here and the process ends.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueProgram
import SegueRecording
import Synchronization

/// Ends the process on a signal.
final class Interruption: Sendable {
  /// The token that stops recordings.
  let cancellation = Cancellation()
  private let received = Atomic<Int32>(0)
  private let console: Console

  /// The time in milliseconds that a recording has to stop in an orderly way.
  private static let gracePeriodInMilliseconds: UInt32 = 500

  /// Creates an interruption that does not watch signals yet.
  init(console: Console) { self.console = console }

  /// The exit code of the signal that has arrived, or `nil`.
  var exitCode: ExitCode? { Self.exitCode(received.load(ordering: .acquiring)) }

  /// Starts to watch for signals, which then end the process in an orderly way. Call this on the
  /// main thread before other threads are created, so that they inherit the blocked signals.
  func watch() {
    TemporaryFiles.prepare()
    // `nohup` deliberately ignores SIGHUP. A shell also ignores SIGINT for processes that it starts
    // with `&`, but a SIGINT that is sent to such a process is meant for it.
    let watched = [SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
    var set = sigset_t()
    sigemptyset(&set)
    for signal in watched { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    // An ignored signal would be dropped even if it is blocked.
    for signal in watched { Foundation.signal(signal, SIG_DFL) }
    let blocked = set
    do {
      try RecordingThread.start { self.wait(for: blocked) }
    } catch {
      // No thread would receive the signals, so let them end the process by default.
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
  }

  private func wait(for signals: sigset_t) {
    var set = signals
    var number: Int32 = 0
    guard sigwait(&set, &number) == 0 else { return }
    received.store(number, ordering: .releasing)
    cancellation.cancel()
    // A child process that is being waited for handles the signal and prints the message itself.
    let isPassedOn = ChildProcess.pass(number)
    usleep(Self.gracePeriodInMilliseconds * (isPassedOn ? 1800 : 1000))
    TemporaryFiles.removeAll()
    console.writeLine(message)
    _exit((Self.exitCode(number) ?? .interrupted).rawValue)
  }

  /// The message that is shown to the user.
  var message: String { "segue: interrupted; no unfinished files remain" }

  /// Returns a Boolean value that indicates whether the parent process has set the signal to be
  /// ignored.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }

  private static func exitCode(_ signal: Int32) -> ExitCode? {
    switch signal {
    case 0: nil
    case SIGINT: .interrupted
    default: .terminated
    }
  }
}
