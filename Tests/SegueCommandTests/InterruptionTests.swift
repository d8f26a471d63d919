// Signals: one line and the documented exit code, whenever they arrive.

import Foundation
import ScratchFolders
import Synchronization
import Testing

@testable import SegueCommand

@Suite struct InterruptionTests {
  private static let line = "segue: interrupted; no unfinished files remain\n"

  @Test(
    "an interrupted golden command has no result",
    arguments: [("verify", "INT", 130), ("record", "TERM", 143)])
  func goldens(verb: String, name: String, code: Int32) throws {
    let folder = try ScratchFolder()
    let scene = try folder.scene()
    let command = "golden \(verb) small.yaml --goldens g --report r"
    #expect(
      try shell("CI= \"$SEGUE\" golden record small.yaml --goldens g", in: folder.path).code == 0)
    let golden = try folder.bytes("g/small.golden")
    #expect(try folder.scene(hold: 20000) == scene)
    // A shell ignores SIGINT in background processes, which the command must not.
    let result = try shell(
      "CI= \"$SEGUE\" \(command) & pid=$!; sleep 1; kill -\(name) $pid; wait $pid", in: folder.path)
    #expect(result.code == code)
    #expect(result.errors == Self.line)
    #expect(result.output.isEmpty)
    #expect(try folder.names() == ["g", "small.yaml"])
    #expect(try folder.bytes("g/small.golden") == golden)
  }

  @Test(
    "a signal that arrives before the command is prepared is answered",
    .enabled(if: hasBlockedSignals),
    arguments: ["render small.yaml -o a.mp4", "golden record small.yaml --goldens g"])
  func pending(command: String) throws {
    let folder = try ScratchFolder()
    _ = try folder.scene(hold: 20000)
    // The signal is pending when the program is executed.
    let result = try shell(
      "( exec env --block-signal=TERM CI= sh -c 'kill -TERM $$; exec \"$SEGUE\" \(command) -q' )",
      in: folder.path)
    #expect(result.code == 143)
    #expect(result.errors == Self.line)
    #expect(folder.contents.filter { $0 != "g" } == ["small.yaml"])
  }

  @Test("whoever reports an interruption returns after the line is written, which it is once")
  func reports() {
    for _ in 0..<500 {
      let console = Console.collecting()
      let interruption = Interruption(console: console)
      let waiting = Atomic(2)
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        // Both begin at once. Where a single thread runs the two, the second has nobody to wait for.
        waiting.subtract(1, ordering: .acquiringAndReleasing)
        for _ in 0..<1000 where waiting.load(ordering: .acquiring) > 0 { sched_yield() }
        interruption.report()
        #expect(console.errors == Self.line)
      }
    }
  }

  @Test("a signal at any time of the start leaves one line or none, and no file")
  func early() throws {
    let folder = try ScratchFolder()
    _ = try folder.scene(hold: 20000)
    for delay in 0..<20 {
      let result = try shell(
        "\"$SEGUE\" render small.yaml -o a.mp4 -q & pid=$!; sleep 0.0\(delay < 10 ? "0" : "")\(delay); "
          + "kill -TERM $pid; wait $pid", in: folder.path)
      #expect(result.code == 143)
      // Before `main`, the loader is running, and the system ends the process without a line.
      #expect(["", Self.line, "Terminated\n"].contains(result.errors), "\(result.errors)")
      #expect(folder.contents == ["small.yaml"])
    }
  }
}

/// Whether a program can be started with a blocked signal.
private let hasBlockedSignals =
  (try? run("/usr/bin/env", ["--block-signal=TERM", "true"]).code) == 0
