// Handling of crashes: a trap, an abort or an invalid pointer is a bug of the command. It results
// in its exit code and one line, and no temporary file is left behind. Everything here has to be
// async-signal-safe: no allocation, no lock, no Swift object.

import CSegueProcess
import Foundation
import SegueFiles
import SegueProgram

enum CrashHandling {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
  private static let stackBytes = 64 << 10

  /// Installs handlers so that a crash of any thread ends the process with exit code 70. If
  /// `SWIFT_BACKTRACE` is set, the runtime's handlers stay in place, since they print a backtrace.
  static func prepare() {
    guard getenv("SWIFT_BACKTRACE") == nil else { return }
    TemporaryFiles.prepare()
    if let file = CrashFile.inherited() { segue_prepare_trace(file) }
    // A separate stack, for when this thread's is exhausted.
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackBytes, alignment: 16)
    stack.ss_size = stackBytes
    sigaltstack(&stack, nil)
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals {
      sigaddset(&set, signal)
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = crashed
      action.sa_flags =
        Int32(SA_ONSTACK) | Int32(SA_SIGINFO) | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
    // A parent process that starts this one from a Dispatch thread passes on blocked signals.
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

private let crashed:
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
    _, _, context in
    TemporaryFiles.removeAll()
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(SEGUE_CALL_BYTES)) { buffer in
      guard let call = buffer.baseAddress else { return }
      segue_read_call(call)
      if call.pointee != 0 { endCrash(of: call, context) }
      if segue_has_memory(memoryReserve) == 0 {
        end(5, "segue: error: memory ran out; expected more. Raise its limit, or reduce --jobs\n")
      }
      // The process that started this one tells from the calls whose code it was.
      if segue_write_trace(call, context) != 0 { _exit(70) }
    }
    endIfUnreadable()
    end(
      70,
      "segue: error: segue crashed. This is a bug in segue, or memory ran out; please report it\n")
  }

/// A process that cannot get this much memory, in bytes, has probably crashed for that reason: an
/// allocation that fails is a crash in Swift.
private let memoryReserve: Int64 = 16 << 20

/// Ends the process with the reason if its threads cannot be observed: Dispatch reads their states from
/// `/proc` and traps where it cannot. Async-signal-safe.
private func endIfUnreadable() {
  let file = open("/proc/self/stat", O_RDONLY | O_CLOEXEC)
  if file >= 0 {
    close(file)
  } else if errno == EMFILE || errno == ENFILE {
    end(
      6, "segue: error: no file descriptor is free; expected more. Raise the limit with ulimit -n\n"
    )
  } else {
    end(5, "segue: error: /proc cannot be read; expected it to be mounted\n")
  }
}

/// Ends the process with a message. Async-signal-safe.
private func end(_ code: Int32, _ message: StaticString) -> Never {
  _ = write(2, message.utf8Start, message.utf8CodeUnitCount)
  _exit(code)
}

/// Reports the warnings about user code, and its crash: to the process that started this one, which
/// finds its line, or in one line. Async-signal-safe.
private func endCrash(of call: UnsafePointer<CChar>, _ context: UnsafeRawPointer?) -> Never {
  segue_write_warnings(2)
  if segue_write_trace(call, context) != 0 { _exit(3) }
  let beginning: StaticString = "segue: error: "
  _ = write(2, beginning.utf8Start, beginning.utf8CodeUnitCount)
  _ = write(2, call, strlen(call))
  end(3, " crashed; expected it to return. A line above may state the cause\n")
}
