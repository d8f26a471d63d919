// Products of this build as separate processes.

import Foundation

/// A process that has been started.
final class Spawned: @unchecked Sendable {
  // Unchecked: the data that the reading threads collect is read only after they have signaled.

  /// The result of a process.
  struct Outcome: Sendable {
    var code: Int32
    /// The signal that ended it, or 0.
    var signal: Int32
    var output: [UInt8]
    var errors: String
  }

  private let process = Process()
  private let output: Reading
  private let errors: Reading

  /// Starts the product `name`. `onErrors` receives standard error as it arrives, on a separate
  /// thread.
  init(
    _ name: String, _ arguments: [String], in folder: String,
    onErrors: @escaping @Sendable (Data) -> Void = { _ in }
  ) throws {
    let products = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    process.executableURL = products.appending(path: name)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.standardInput = FileHandle.nullDevice
    let (outputPipe, errorPipe) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (outputPipe, errorPipe)
    try process.run()
    output = Reading(outputPipe) { _ in }
    errors = Reading(errorPipe, onErrors)
  }

  /// The process ID.
  var pid: Int32 { process.processIdentifier }

  /// Sends it a signal.
  func signal(_ number: Int32) { kill(pid, number) }

  /// Waits for its end.
  func wait() -> Outcome {
    let (output, errors) = (output.bytes, errors.bytes)
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return Outcome(
      code: isExit ? process.terminationStatus : -1,
      signal: isExit ? 0 : process.terminationStatus, output: [UInt8](output),
      errors: String(decoding: errors, as: UTF8.self))
  }

  /// Runs a product to its end.
  static func run(_ name: String, _ arguments: [String], in folder: String) throws -> Outcome {
    try Spawned(name, arguments, in: folder).wait()
  }
}

/// Reads a pipe to its end on a thread of its own.
private final class Reading: @unchecked Sendable {
  // Unchecked: `collected` is read only after the thread has signaled.
  private var collected = Data()
  private let done = DispatchSemaphore(value: 0)

  init(_ pipe: Pipe, _ take: @escaping @Sendable (Data) -> Void) {
    let handle = pipe.fileHandleForReading
    Thread.detachNewThread {
      while true {
        let data = handle.availableData
        if data.isEmpty { break }
        self.collected += data
        take(data)
      }
      self.done.signal()
    }
  }

  var bytes: Data {
    done.wait()
    done.signal()
    return collected
  }
}
