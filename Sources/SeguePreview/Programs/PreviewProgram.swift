// A document that a program shows: the program has been built from Swift files, runs in a process of
// its own, and is a preview without a server. Messages of pages are passed on to it, and its answers
// to the pages. A change of the files builds it again; until that has succeeded, the last one goes
// on.

import Foundation
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueRecording

/// How programs are built and started.
package struct ProgramBuilder: Sendable {
  /// The files whose changes require a new build.
  package let files: [String]
  /// Builds the program on a thread that may wait.
  /// - Returns: The path of the program.
  /// - Throws: The diagnostics of the compiler as `Failure`, or another error.
  package let build: @Sendable () throws -> String
  /// Starts a program, with the line as its descriptor `ProgramBuilder.descriptor` and a folder for
  /// its clips and stills.
  /// - Returns: Its process identifier.
  /// - Throws: `Failure` if it cannot be started.
  package let start: Starter

  /// Starts a program with a line and a folder.
  package typealias Starter =
    @Sendable (_ program: String, _ line: Int32, _ folder: String) throws -> pid_t

  /// The descriptor of the line in the program.
  package static let descriptor: Int32 = 3

  /// Creates a builder.
  package init(
    files: [String], build: @escaping @Sendable () throws -> String,
    start: @escaping Starter
  ) {
    (self.files, self.build, self.start) = (files, build, start)
  }
}

/// The program of a document.
@MainActor
package final class PreviewProgram {
  /// The files whose changes require a new build.
  package var files: [String] { builder.files }
  /// The diagnostics of the last build; empty if it succeeded.
  private(set) var diagnostics: [Diagnostic] = []
  /// The message about the last build.
  private(set) var state: JSONText?

  private let builder: ProgramBuilder
  private let path: String
  private var running: Running?
  private var builds = 0
  /// Called after each change of the state or the diagnostics.
  var onChange: (() -> Void)?
  /// Called when another program has replaced the one before; pages have to be opened again.
  var onStart: (() -> Void)?
  /// Called with each message to a page.
  var onMessage: ((LineMessage) -> Void)?

  /// A process with its line.
  private final class Running: Sendable {
    let process: pid_t
    let line: LineEnd

    init(process: pid_t, line: LineEnd) { (self.process, self.line) = (process, line) }
  }

  /// Creates a program that has not been built.
  init(_ builder: ProgramBuilder, path: String) { (self.builder, self.path) = (builder, path) }

  /// Builds the program on a thread of its own. An earlier build that has not ended is ignored when
  /// it does.
  /// - Parameter outputs: Where the program's clips and stills are written.
  func rebuild(outputs: OutputShelf) {
    builds += 1
    let (number, builder) = (builds, builder)
    let start = ContinuousClock.now
    setState("running", since: start)
    do {
      try RecordingThread.start { [weak self] in
        let result = Result { try Self.launch(builder, outputs) }
        Task { @MainActor in self?.didBuild(result, number, since: start) }
      }
    } catch {
      didBuild(.failure(error), number, since: start)
    }
  }

  /// Ends the process.
  func stop() {
    builds += 1
    if let running { end(running) }
    running = nil
  }

  /// Passes a message of a page on.
  /// - Returns: `false` if there is no program.
  @discardableResult
  func send(_ kind: LineMessage.Kind, page: Int, _ payload: [UInt8] = []) -> Bool {
    guard let running else { return false }
    return running.line.send(LineMessage(kind: kind, page: page, payload: Data(payload)))
  }

  // MARK: Builds

  nonisolated private static func launch(_ builder: ProgramBuilder, _ outputs: OutputShelf)
    throws -> Running
  {
    let program = try builder.build()
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | O_CLOEXEC, 0, &ends) == 0 else {
      throw Failure(.output, "\(program) cannot be connected: \(errorText(errno))")
    }
    let line = LineEnd(ends[0])
    defer { close(ends[1]) }
    return Running(process: try builder.start(program, ends[1], outputs.folder()), line: line)
  }

  private func didBuild(
    _ result: Result<Running, any Error>, _ number: Int, since start: ContinuousClock.Instant
  ) {
    guard number == builds else {
      if case .success(let late) = result {
        listen(to: late)
        end(late)
      }
      return
    }
    switch result {
    case .failure(let error):
      let failure = Failure(error)
      diagnostics = failure.diagnostics
      setState("failed", since: start, log: failure.lines.joined(separator: "\n"))
    case .success(let new):
      if let old = running { end(old) }
      (running, diagnostics) = (new, [])
      listen(to: new)
      setState("ready", since: start)
      onStart?()
    }
  }

  /// Ends a process. The thread that listens to it waits for its end.
  private func end(_ program: Running) {
    program.line.hangUp()
    kill(program.process, SIGKILL)
  }

  private func setState(
    _ state: String, since start: ContinuousClock.Instant, log: String? = nil
  ) {
    let parts = (ContinuousClock.now - start).components
    let seconds = Double(parts.seconds) + (Double(parts.attoseconds) * 1e-16).rounded() / 100
    self.state = .object(
      [("type", .string("build")), ("state", .string(state)), ("seconds", .number(seconds))]
        + (log.map { [("log", .string($0))] } ?? []))
    onChange?()
  }

  // MARK: The line

  private func listen(to program: Running) {
    try? RecordingThread.start { [weak self] in
      while let message = program.line.receive() {
        Task { @MainActor in
          guard self?.running === program else { return }
          self?.onMessage?(message)
        }
      }
      var status: Int32 = 0
      waitpid(program.process, &status, 0)
      let end = status
      Task { @MainActor in self?.didEnd(program, status: end) }
    }
  }

  private func didEnd(_ program: Running, status: Int32) {
    guard running === program else { return }
    running = nil
    let signal = status & 0x7F
    let how = signal == 0 ? "with code \(status >> 8 & 0xFF)" : "by signal \(signal)"
    diagnostics = [
      Diagnostic(
        .error,
        "\(path): the program has ended \(how); expected it to run. Its messages are in the terminal; "
          + "saving the file starts it again")
    ]
    setState("failed", since: .now, log: diagnostics[0].message)
  }
}
