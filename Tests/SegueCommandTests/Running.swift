// The command, run in this process or as a separate process.

import Foundation
import SegueCommand
import SegueDiagnostics
import Testing

/// The result of a run.
struct RunResult {
  var code: Int32
  var output: [UInt8]
  var errors: String
  var text: String { String(decoding: output, as: UTF8.self) }
}

/// Runs the command in this process.
@MainActor
func segue(_ arguments: String...) -> RunResult { segue(arguments) }

@MainActor
func segue(_ arguments: [String]) -> RunResult {
  let console = Console.collecting()
  let code = SegueTool.run(arguments, console: console)
  return RunResult(
    code: code.rawValue, output: Array(console.output.utf8), errors: console.errors)
}

/// Where the products of this build are.
private let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent()

/// Runs the built command as a process.
func process(_ arguments: [String], environment: [String: String] = [:]) throws -> RunResult {
  try run(products.appending(path: "segue").path, arguments, environment: environment)
}

/// Runs a line of shell in which `$SEGUE` is the built command.
func shell(_ line: String, in folder: String) throws -> RunResult {
  let tool = products.appending(path: "segue").path
  return try run("/bin/sh", ["-c", "cd '\(folder)' && { \(line); }"], environment: ["SEGUE": tool])
}

/// Runs a program to its end.
func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws
  -> RunResult
{
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let (output, errors) = (Pipe(), Pipe())
  (process.standardOutput, process.standardError) = (output, errors)
  process.standardInput = FileHandle.nullDevice
  try process.run()
  let errorBytes = Collected(errors)
  let outputBytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
  process.waitUntilExit()
  #expect(process.terminationReason == .exit)
  return RunResult(
    code: process.terminationStatus, output: outputBytes, errors: errorBytes.text)
}

/// Reads a pipe to its end on a thread of its own.
private final class Collected: @unchecked Sendable {
  // Unchecked: `bytes` is read only after the thread has signaled.
  private var bytes = Data()
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread {
      self.bytes = handle.readDataToEndOfFile()
      self.done.signal()
    }
  }

  var text: String {
    done.wait()
    done.signal()
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Whether a program is on the path.
func isInstalled(_ program: String) -> Bool {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
  }
}

/// The built command.
let toolPath = products.appending(path: "segue").path
