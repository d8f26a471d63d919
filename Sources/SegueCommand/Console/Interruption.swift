// SIGINT, SIGTERM and SIGHUP: one line, nothing half-written, gone within a second. One thread waits
// for the signals, so no code of ours runs inside a handler. It first asks the recording to stop in
// good order; an encoder in the middle of a long chunk does not hear that, so after a while the
// temporary files are removed from here and the process ends.

import Foundation
import SegueDiagnostics
import SegueFiles
import SegueProgram
import SegueRecording
import Synchronization

/// Ends the process on a signal.
final class Interruption: Sendable {
  /// Stops the recordings.
  let cancellation = Cancellation()
  private let received = Atomic<Int32>(0)
  private let console: Console

  /// Milliseconds that a recording gets to stop in good order.
  private static let patienceInMilliseconds: UInt32 = 500

  /// Nothing is watched yet.
  init(console: Console) { self.console = console }

  /// The exit code of the signal that came, if one came.
  var exitCode: ExitCode? { Self.exitCode(received.load(ordering: .acquiring)) }

  /// From now on the signals end the process in good order. Call on the main thread, before there
  /// are others: they inherit that the signals are blocked.
  func watch() {
    TemporaryFiles.prepare()
    // `nohup` ignores SIGHUP for us and means it. A shell also ignores SIGINT for what it starts with
    // `&`, but whoever sends it then means us.
    let watched = [SIGINT, SIGTERM] + (Self.isIgnored(SIGHUP) ? [] : [SIGHUP])
    var set = sigset_t()
    sigemptyset(&set)
    for signal in watched { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    // An ignored signal would be dropped, blocked or not.
    for signal in watched { Foundation.signal(signal, SIG_DFL) }
    let blocked = set
    do {
      try RecordingThread.start { self.wait(for: blocked) }
    } catch {
      // Nobody would take the signals: then they end the process in their own way.
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
  }

  private func wait(for signals: sigset_t) {
    var set = signals
    var number: Int32 = 0
    guard sigwait(&set, &number) == 0 else { return }
    received.store(number, ordering: .releasing)
    cancellation.cancel()
    // A program that we wait for does the same, and says so itself.
    let isPassedOn = ChildProcess.pass(number)
    usleep(Self.patienceInMilliseconds * (isPassedOn ? 1800 : 1000))
    TemporaryFiles.removeAll()
    console.sayLine(message)
    _exit((Self.exitCode(number) ?? .interrupted).rawValue)
  }

  /// What the user is told.
  var message: String { "segue: interrupted; no unfinished file is left" }

  /// Whether whoever started us wants no answer to this signal.
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
