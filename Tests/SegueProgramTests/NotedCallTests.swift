// The description of the running code, which a signal handler and other threads read while it
// changes.

import CSegueProcess
import Foundation
import Synchronization
import Testing

/// Serialized: there is one description in the process.
@Suite(.serialized) struct NotedCallTests {
  private func read() -> [CChar] {
    var text = [CChar](repeating: 1, count: Int(SEGUE_CALL_BYTES))
    segue_read_call(&text)
    return Array(text.prefix { $0 != 0 })
  }

  @Test("the description is available while code is running, and limited to 511 bytes")
  func described() {
    segue_note_call("Slide, in update(_:)")
    #expect(read().isEmpty)
    segue_note_running(1)
    #expect(read() == "Slide, in update(_:)".utf8.map { CChar($0) })
    segue_note_call(String(repeating: "x", count: 2000))
    #expect(read().count == 511)
    segue_note_running(0)
    #expect(read().isEmpty)
  }

  @Test("a description is read whole while another thread changes it")
  func whole() {
    let writer = Writer()
    segue_note_call("")
    segue_note_running(1)
    Thread.detachNewThread { writer.run() }
    var found: Set<[CChar]> = []
    // Until both descriptions have been read, and then for a while.
    for _ in 0..<20_000 { found.insert(read()) }
    while found.count(where: { !$0.isEmpty }) < 2 { found.insert(read()) }
    writer.stop()
    segue_note_running(0)
    #expect(found.allSatisfy { $0.isEmpty || $0.count == 500 && Set($0).count == 1 })
  }

  /// Changes the description until it is stopped.
  private final class Writer: Sendable {
    private let isStopping = Atomic(false)
    private let hasStopped = DispatchSemaphore(value: 0)

    func run() {
      let texts = ["a", "b"].map { String(repeating: $0, count: 500) }
      var round = 0
      while !isStopping.load(ordering: .relaxed) {
        segue_note_call(texts[round % 2])
        // A reader that meets nothing but changes gives up. After an odd number of rounds: each of
        // the two texts remains for a while.
        if round % 7 == 0 { usleep(1) }
        round += 1
      }
      hasStopped.signal()
    }

    func stop() {
      isStopping.store(true, ordering: .relaxed)
      hasStopped.wait()
    }
  }

  @Test("the time of the thread that runs the code can be read from another thread")
  func time() async {
    segue_note_running(1)
    var began: Int64 = 0
    #expect(segue_is_running(&began) == 1)
    var sum = 0
    while segue_used_time() - began < 20_000_000 { sum &+= 1 }
    let (start, used) = await Task.detached { () -> (Int64, Int64) in
      var start: Int64 = 0
      _ = segue_is_running(&start)
      return (start, segue_used_time())
    }.value
    #expect(start == began && used - start >= 20_000_000)
    segue_note_running(0)
    #expect(segue_is_running(&began) == 0)
  }

  @Test("the arguments are those of the process")
  func arguments() {
    let kept = UnsafeBufferPointer(start: segue_arguments(), count: Int(segue_argument_count()))
    #expect(kept.map { $0.map { String(cString: $0) } } == CommandLine.arguments)
  }

  @Test("warnings are recorded once each, up to a limit, and written in a crash")
  func warnings() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "segue-warnings-\(getpid())")
    defer { try? FileManager.default.removeItem(at: file) }
    for line in ["first\n", "second\n", "first\n", String(repeating: "x", count: 20_000) + "\n"] {
      segue_note_warning(line)
    }
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    segue_write_warnings(descriptor)
    close(descriptor)
    #expect(try String(contentsOf: file, encoding: .utf8) == "first\nsecond\n")
  }
}
