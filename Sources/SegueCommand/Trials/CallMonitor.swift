// User code may crash, not return, or end the process. The signal handler reports crashes; the rest
// is reported here, with the class and the call, and no unfinished files are left behind.

import CSegueProcess
import Foundation
import SegueDiagnostics
import SegueFiles
import SegueRecording
import SegueStage
import SegueWorld
import UIKit

/// Monitors the calls into the code of a program.
struct CallMonitor {
  /// The CPU time that one call may take, in seconds.
  let limit: Double
  /// The memory that the program may use, in bytes.
  let memoryLimit: Int
  let console: Console
  /// What is running outside of the calls that are known by name: the code of an app, or nothing.
  var subject = ""

  /// Creates a monitor of calls into the code of a trial.
  init(limit: Double, memoryLimit: Int, console: Console) {
    (self.limit, self.memoryLimit, self.console) = (limit, memoryLimit, console)
  }

  /// Creates a monitor of calls into the code of an app.
  init(_ options: ProgramOptions, of app: HostedApp, _ console: Console) {
    self.init(limit: options.timeLimit, memoryLimit: options.maximumMemory, console: console)
    subject = "the code of \(app.name)"
  }

  /// The factor by which a call that uses no CPU time may take longer. Such a call waits for
  /// something that cannot happen.
  private static let graceFactor = 6.0
  private static let pollInMicroseconds: UInt32 = 20_000
  /// The memory beyond the limit at which the system refuses allocations. A single allocation can
  /// exceed the memory of the machine between two checks.
  private static let reservedMemory = 1 << 30

  /// Starts to monitor calls.
  /// - Throws: `RecordingError` if there is no thread for it. Code that does not return would then
  ///   run forever.
  func begin() throws(RecordingError) {
    TemporaryFiles.prepare()
    let subject = subject
    segue_note_call(subject)
    UserCode.watcher = { call in
      segue_note_call(
        call.call.isEmpty ? subject : "\(call.type), in \(call.call) (\(call.transition)),")
    }
    WorldDiagnostics.watcher = {
      segue_note_warning("segue: warning: \(QuotedText.escaped("\($0)"))\n")
    }
    UserCode.runWatcher = { segue_note_running($0 ? 1 : 0) }
    atexit { endedByCode() }
    segue_limit_memory(Int64(memoryLimit + Self.reservedMemory))
    try RecordingThread.start { watch() }
  }

  private func watch() {
    var (current, beginning) = (0 as Int64, Date())
    while true {
      usleep(Self.pollInMicroseconds)
      if segue_resident_memory() > memoryLimit { endForMemory() }
      var began: Int64 = 0
      guard segue_is_running(&began) != 0 else {
        current = 0
        continue
      }
      if began != current { (current, beginning) = (began, Date()) }
      let computing = Double(segue_used_time() - began) / 1e9
      let waiting = Date().timeIntervalSince(beginning)
      if computing > limit {
        end(
          "has not returned after \(seconds(computing)) of CPU time",
          "Increase --time-limit to allow more")
      } else if waiting > limit * Self.graceFactor {
        end(
          "has not returned and is waiting",
          "Time is virtual: what it waits for cannot happen before it returns")
      }
    }
  }

  private func seconds(_ time: Double) -> String { "\(Int(time.rounded())) s" }

  private func endForMemory() {
    end(
      "uses more than \(memoryLimit >> 20) MiB of memory", expected: "it to use less",
      "Increase --memory-limit to allow more")
  }

  private func end(_ what: String, expected: String = "it to return", _ advice: String) {
    TemporaryFiles.removeAll()
    let message = "\(runningCode()) \(what); expected \(expected). \(advice)"
    console.writeLine("segue: error: \(QuotedText.escaped(message))", as: .error)
    _exit(3)
  }
}

/// Reports that the process ends by a call of `exit`, which the command itself never uses.
private func endedByCode() {
  TemporaryFiles.removeAll()
  let message = "\(runningCode()) ended the process; expected it to return"
  let line = "segue: error: \(QuotedText.escaped(message))\n"
  _ = line.withCString { write(2, $0, strlen($0)) }
  _exit(3)
}

/// Returns the description of the call that is running.
private func runningCode() -> String {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(SEGUE_CALL_BYTES)) { buffer in
    guard let text = buffer.baseAddress else { return "" }
    segue_read_call(text)
    let call = String(cString: text)
    return call.isEmpty ? "the code of the program" : call
  }
}
