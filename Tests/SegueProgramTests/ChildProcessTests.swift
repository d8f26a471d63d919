// Child processes.

import Foundation
import SegueProgram
import Testing

@Suite struct ChildProcessTests {
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

  @Test(
    "a confined program writes only in its folders and opens no socket",
    .enabled(if: ChildProcess.canConfine))
  func confined() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "confined-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["inside", "outside"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
      try "old".write(toFile: "\(folder)/\(name)/old", atomically: false, encoding: .utf8)
    }
    let script = """
      cd '\(folder)'
      echo new > inside/new; mkdir inside/sub; mv inside/new inside/sub; echo x > /dev/null
      for attempt in 'echo new > outside/new' 'mkdir outside/sub' 'rm outside/old' \\
        'echo new >> outside/old' 'truncate -s 0 outside/old' 'mv inside/sub/new outside' \\
        'ln -s x outside/link' 'exec 3<>/dev/tcp/127.0.0.1/9' 'exec 3<>/dev/udp/127.0.0.1/9'
      do ( eval "$attempt" ) 2>> inside/errors && exit 9; done
      exit 0
      """
    var child = ChildProcess("/bin/bash", ["-c", script])
    child.writableFolders = ["\(folder)/inside"]
    #expect(try child.run() == .code(0))
    let files = FileManager.default
    #expect(try files.contentsOfDirectory(atPath: "\(folder)/inside/sub") == ["new"])
    #expect(try files.contentsOfDirectory(atPath: "\(folder)/outside") == ["old"])
    #expect(try String(contentsOfFile: "\(folder)/outside/old", encoding: .utf8) == "old")
    let errors = try String(contentsOfFile: "\(folder)/inside/errors", encoding: .utf8)
    #expect(errors.contains("socket: Permission denied"))
  }

  // In processes of their own: signals are passed to the process that any code is waiting for.

  @Test("a signal reaches the process and its children, and no process when none is awaited")
  func signals() async {
    await #expect(processExitsWith: .success) { try await passSignal() }
  }

  @Test("a process with a file for its output receives signals, too, and does not report them")
  func silentSignals() async {
    await #expect(processExitsWith: .success) { try await passSignalSilently() }
  }
}

private func passSignal() async throws {
  #expect(!ChildProcess.pass(SIGTERM))
  let file = FileManager.default.temporaryDirectory.appending(path: "child-\(UUID())").path
  defer { try? FileManager.default.removeItem(atPath: file) }
  let script = "exec 3> '\(file)'; echo $$ >&3; sleep 600; echo late >&3"
  let end = Task.detached { try ChildProcess("/bin/sh", ["-c", script]).run() }
  // The process is awaited once it runs, a moment after its first output at the latest.
  #expect(try await soon { process(in: file) != nil && ChildProcess.pass(SIGTERM) })
  #expect(try await end.value == .signal(SIGTERM))
  #expect(try String(contentsOfFile: file, encoding: .utf8).contains("late") == false)
}

private func passSignalSilently() async throws {
  let file = FileManager.default.temporaryDirectory.appending(path: "child-\(UUID())").path
  defer { try? FileManager.default.removeItem(atPath: file) }
  let child = ChildProcess("/bin/sh", ["-c", "echo $$; sleep 600; echo late"], output: file)
  let end = Task.detached { try child.run() }
  var isReported = false
  let hasEnded = try await soon {
    guard let process = process(in: file) else { return false }
    isReported = ChildProcess.pass(SIGTERM) || isReported
    return kill(process, 0) != 0
  }
  #expect(hasEnded && !isReported)
  #expect(try await end.value == .signal(SIGTERM))
}

/// Returns the number that a process has written to a file.
private func process(in file: String) -> pid_t? {
  let text = try? String(contentsOfFile: file, encoding: .utf8)
  return text.flatMap { pid_t($0.trimmingCharacters(in: .newlines)) }
}

/// Returns whether a condition holds within five minutes.
private func soon(_ condition: () -> Bool) async throws -> Bool {
  for _ in 0..<30_000 {
    if condition() { return true }
    try await Task.sleep(for: .milliseconds(10))
  }
  return false
}
