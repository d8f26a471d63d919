// Child processes.

import Foundation
import SegueProgram
import Testing

/// Serialized: signals are forwarded to the process that is being waited for.
@Suite(.serialized) struct ChildProcessTests {
  private func output(_ script: String, environment: [String]? = nil) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "child-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    var child = ChildProcess("/bin/sh", ["-c", script], output: file)
    child.environment = environment
    _ = try child.run()
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test("the exit code or signal of a process is reported")
  func ends() throws {
    #expect(try ChildProcess("/bin/sh", ["-c", "exit 7"]).run() == .code(7))
    #expect(try ChildProcess("/bin/sh", ["-c", "kill -9 $$"]).run() == .signal(9))
  }

  @Test("a process that cannot be started is reported with the reason")
  func missing() {
    #expect {
      try ChildProcess("/nowhere/program", []).run()
    } throws: { error in
      (error as? ProgramError)?.diagnostics.first?.message
        == "/nowhere/program cannot be started: No such file or directory"
    }
    #expect(throws: ProgramError.self) {
      try ChildProcess("/bin/sh", ["-c", "true"], output: "/nowhere/log").run()
    }
  }

  @Test("output is written to the file, and the environment is only what is passed")
  func streams() throws {
    #expect(try output("echo out; echo error >&2") == "out\nerror\n")
    #expect(try output("echo ${A-none} ${HOME-none}", environment: ["A=1"]) == "1 none\n")
    #expect(ChildProcess.environment(of: ["PATH"]).allSatisfy { $0.hasPrefix("PATH=") })
  }

  @Test("a signal reaches the process and its children, and no process when none is awaited")
  func signals() async throws {
    #expect(!ChildProcess.pass(SIGTERM))
    let file = FileManager.default.temporaryDirectory.appending(path: "child-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let child = ChildProcess("/bin/sh", ["-c", "echo $$; sleep 60; echo late"], output: file)
    let end = Task.detached { try child.run() }
    while (try? Data(contentsOf: URL(filePath: file)))?.isEmpty ?? true { await Task.yield() }
    #expect(ChildProcess.pass(SIGTERM))
    #expect(try await end.value == .signal(SIGTERM))
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("late") == false)
  }
}
