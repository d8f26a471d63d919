// SIGINT, SIGTERM and SIGHUP: one line of output, no unfinished files, and the end of the process
// within a second. One thread waits for the signals, so no code runs inside a handler. It first
// asks the recording to stop in an orderly way; since an encoder in the middle of a long chunk does
// not react, after a while the temporary files are removed from here and the process ends. Where no
// thread can be created, a handler ends the process at once.

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
  private let isReported = Mutex(false)
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
    let signals = EndingSignals.block()
    do {
      try RecordingThread.start { self.wait(for: signals) }
    } catch {
      EndingSignals.handle(by: endAtOnce)
    }
  }

  private func wait(for signals: sigset_t) {
    var set = signals
    var number: Int32 = 0
    guard sigwait(&set, &number) == 0 else { return }
    received.store(number, ordering: .releasing)
    cancellation.cancel()
    // A child process that is being waited for handles the signal and, if it can be heard, prints the
    // message itself.
    let isPassedOn = ChildProcess.pass(number)
    usleep(Self.gracePeriodInMilliseconds * (isPassedOn ? 1800 : 1000))
    TemporaryFiles.removeAll()
    report()
    _exit((Self.exitCode(number) ?? .interrupted).rawValue)
  }

  /// Writes the message to the console, unless another thread has. While another thread is writing
  /// it, waits for its end: the caller ends the process.
  func report() {
    isReported.withLock { isReported in
      guard !isReported else { return }
      isReported = true
      console.writeLine("segue: interrupted; no unfinished files remain", as: .error)
    }
  }

  fileprivate static func exitCode(_ signal: Int32) -> ExitCode? {
    switch signal {
    case 0: nil
    case SIGINT: .interrupted
    default: .terminated
    }
  }
}

/// Ends the process from inside a signal handler. Async-signal-safe.
private let endAtOnce: @convention(c) (Int32) -> Void = { number in
  TemporaryFiles.removeAll()
  let message: StaticString = "segue: interrupted; no unfinished files remain\n"
  _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
  _exit(number == SIGINT ? 130 : 143)
}
