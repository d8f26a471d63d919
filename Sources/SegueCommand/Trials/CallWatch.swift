// Somebody else's code may crash, never come back, or end the process. A crash is told by the signal
// handler, the rest from here: which class, in which call, and nothing half-written is left.

import CSegueProcess
import Foundation
import SegueFiles
import SegueRecording
import UIKit

/// Watches the calls into the code of a program.
struct CallWatch {
  /// Seconds of computing that one call may take.
  let limit: Double
  /// Bytes of memory that the program may take.
  let memoryLimit: Int
  let console: Console

  /// How much longer a call may take that computes nothing: it waits for what never comes.
  private static let patience = 6.0
  private static let pollInMicroseconds: UInt32 = 20_000
  /// What is refused at once is this much more: one request can be larger than memory, between two looks.
  private static let sparedMemory = 1 << 30

  /// From now on calls are watched.
  func begin() {
    TemporaryFiles.prepare()
    UserCode.watcher = { call in
      segue_note_call(
        call.call.isEmpty ? "" : "\(call.type), in \(call.call) (\(call.transition)),")
    }
    UserCode.runWatcher = { segue_note_running($0 ? 1 : 0) }
    atexit { endedByCode() }
    segue_limit_memory(Int64(memoryLimit + Self.sparedMemory))
    try? RecordingThread.start { watch() }
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
          "does not come back after \(seconds(computing)) of computing", "--time-limit allows more")
      } else if waiting > limit * Self.patience {
        end("does not come back and waits", "Time is virtual: what it waits for comes after it")
      }
    }
  }

  private func seconds(_ time: Double) -> String { "\(Int(time.rounded())) s" }

  private func endForMemory() {
    end(
      "takes more than \(memoryLimit >> 20) MiB of memory", expected: "it to take less",
      "--memory-limit allows more")
  }

  private func end(_ what: String, expected: String = "it to return", _ advice: String) {
    let call = segue_noted_call().map { String(cString: $0) } ?? ""
    TemporaryFiles.removeAll()
    let name = call.isEmpty ? "the code that is played" : call
    console.sayLine("segue: error: \(name) \(what); expected \(expected). \(advice)")
    _exit(3)
  }
}

/// The process ends by `exit`, which we never call.
private func endedByCode() {
  TemporaryFiles.removeAll()
  let call = segue_noted_call().map { String(cString: $0) } ?? ""
  let name = call.isEmpty ? "the code that is played" : call
  let line = "segue: error: \(name) ended the process; expected it to return\n"
  _ = line.withCString { write(2, $0, strlen($0)) }
  _exit(3)
}
