// What is reported about a program that recorded its crash.

import SegueProgram
import Testing

/// Serialized: the process that is being waited for is known to signal handlers.
@Suite(.serialized) struct CrashFileTests {
  /// Runs a script that writes to the file, and returns what is reported.
  private func failure(_ script: String) throws -> String? {
    let crash = try #require(CrashFile())
    var child = ChildProcess("/bin/sh", ["-c", script])
    child.crashFile = crash
    child.environment = []
    _ = try child.run()
    return crash.failure(of: "/nowhere/program").map { "\($0.exitCode) \($0.diagnostics[0])" }
  }

  @Test("A program that records its call is reported as crashed, in one line")
  func call() throws {
    let text = try failure(
      "printf 'the code of \\033Peaks\\n00000000000000ff\\n' >/proc/self/fd/$SEGUE_CRASH_FILE; exit 3"
    )
    let message = try #require(text)
    #expect(message.hasPrefix("scene "))
    #expect(message.contains("Peaks crashed; expected it to return"))
    #expect(!message.contains("\u{1B}"))
  }

  @Test("A crash outside of every call, with no line of the user's, is a bug of this command")
  func unknown() throws {
    let text = try failure("printf '\\n00000000000000ff\\n' >/proc/self/fd/$SEGUE_CRASH_FILE")
    #expect(try #require(text).hasPrefix("bug "))
  }

  @Test("A program that ends without a record has not crashed")
  func none() throws {
    #expect(try failure("exit 3") == nil)
    #expect(try failure("test -n \"$SEGUE_CRASH_FILE\" && exit 0") == nil)
  }

  @Test("The number of the file is taken from the environment once")
  func inherited() {
    #expect(CrashFile.inherited() == nil)
  }
}
