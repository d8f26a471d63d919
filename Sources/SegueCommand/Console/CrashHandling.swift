// The last resort: a trap, an abort or a bad pointer is a bug of ours, answered by its exit code, one
// line, and no temporary file left behind. Everything here has to be safe in a signal handler: no
// allocation, no lock, no Swift object.

import CSegueProcess
import Foundation
import SegueFiles

enum CrashHandling {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static let stackBytes = 64 << 10

  /// From now on a crash of this thread or another ends the process with exit code 70. Whoever has
  /// set `SWIFT_BACKTRACE` wants to see where instead.
  static func prepare() {
    guard getenv("SWIFT_BACKTRACE") == nil else { return }
    TemporaryFiles.prepare()
    // A stack of its own, for when this thread's is exhausted.
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackBytes, alignment: 16)
    stack.ss_size = stackBytes
    sigaltstack(&stack, nil)
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals {
      sigaddset(&set, signal)
      var action = sigaction()
      action.__sigaction_handler.sa_handler = crashed
      action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
    // Whoever started us from a thread of Dispatch has handed down blocked signals.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

private let crashed: @convention(c) (Int32) -> Void = { _ in
  TemporaryFiles.removeAll()
  let call = segue_noted_call()
  if let call, call.pointee != 0 { sayCrash(of: call) }
  let message: StaticString =
    "segue: error: segue crashed. This is a bug of segue, or memory has run out; please report it\n"
  _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
  _exit(70)
}

/// Code that is not ours was running: its bug, told in one line. Safe in a signal handler.
private func sayCrash(of call: UnsafePointer<CChar>) -> Never {
  let beginning: StaticString = "segue: error: "
  let end: StaticString = " crashed; expected it to return. A line above may say why\n"
  _ = write(2, beginning.utf8Start, beginning.utf8CodeUnitCount)
  _ = write(2, call, strlen(call))
  _ = write(2, end.utf8Start, end.utf8CodeUnitCount)
  _exit(3)
}
