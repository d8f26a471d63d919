// The two streams of the process. Data is written to standard output, messages to standard error,
// and both with write(2), since `print` does not report failures.

import Foundation
import SegueBatch
import SegueDiagnostics
import SegueFiles

/// The output of a command: the process's own streams, or memory in tests.
public final class Console: @unchecked Sendable {
  // Unchecked: the collected text and the form of messages are accessed only under `lock`; the rest
  // never changes.

  /// The properties of the environment that determine the form of the output.
  public struct ConsoleEnvironment: Sendable {
    /// A Boolean value that indicates whether standard error is a terminal.
    public var errorIsTerminal = false
    /// A Boolean value that indicates whether `NO_COLOR` is set and not empty.
    public var noColor = false
    /// A Boolean value that indicates whether `CI` is set and neither empty, `0` nor `false`.
    public var isCI = false
    /// The number of columns of the terminal.
    public var columns = 80
    /// The value of `SEGUE_RECORD`, which determines when goldens are written.
    public var recordMode: String?
    /// The variables with which schedulers describe the current task, by the names of
    /// `TaskIndex.variables`.
    public var taskVariables: [String: String] = [:]

    /// Creates an environment without a terminal.
    public init() {}
  }

  /// The properties of the environment that determine the form of the output.
  public let surroundings: ConsoleEnvironment
  private let isCollecting: Bool
  private let lock = NSLock()
  private var collectedOutput: [UInt8] = []
  private var collectedErrors: [UInt8] = []
  private var writesEventsNow = false

  /// Returns a console that writes to the process's own streams.
  public static func standard() -> Console {
    Console(surroundings: .ofProcess(), isCollecting: false)
  }

  /// Returns a console that collects what is written to it.
  public static func collecting() -> Console {
    Console(surroundings: ConsoleEnvironment(), isCollecting: true)
  }

  private init(surroundings: ConsoleEnvironment, isCollecting: Bool) {
    (self.surroundings, self.isCollecting) = (surroundings, isCollecting)
  }

  /// The text that a collecting console has received for standard output.
  public var output: String {
    lock.withLock { String(decoding: collectedOutput, as: UTF8.self) }
  }

  /// The text that a collecting console has received for standard error.
  public var errors: String {
    lock.withLock { String(decoding: collectedErrors, as: UTF8.self) }
  }

  /// Writes data to standard output.
  /// - Throws: `FileError` if the data cannot be written.
  public func write(_ text: String) throws {
    if isCollecting { return lock.withLock { collectedOutput += Array(text.utf8) } }
    try ProcessStreams.write(text, to: 1, named: "standard output")
  }

  /// Writes a message to standard error. Failures are ignored.
  public func writeMessage(_ text: String) {
    if isCollecting { return lock.withLock { collectedErrors += Array(text.utf8) } }
    try? ProcessStreams.write(text, to: 2, named: "standard error")
  }

  /// Writes a message and a line break to standard error. Names from files and arguments may be part
  /// of it, so everything is spelled out that a terminal would interpret.
  public func writeLine(_ line: String) { writeLine(line, as: .message) }
}

extension Console {
  /// The kinds of messages, by the names that events have for them.
  enum MessageKind: String { case error, warning, note, message }

  /// A Boolean value that indicates whether each message is written as an event: a JSON object, as
  /// programs expect that read the progress as JSON from standard error.
  var writesEvents: Bool {
    get { lock.withLock { writesEventsNow } }
    set { lock.withLock { writesEventsNow = newValue } }
  }

  /// Writes a message as a line, or as an event with its kind.
  func writeLine(_ line: String, as kind: MessageKind) {
    guard writesEvents else { return writeMessage(QuotedText.escaped(line) + "\n") }
    writeEvent(kind, line)
  }

  /// Writes a message as an event.
  func writeEvent(_ kind: MessageKind, _ message: String) {
    let event = JSONText.object([
      ("event", .string(kind.rawValue)), ("message", .string(message)),
    ])
    writeMessage(event.compact + "\n")
  }
}

extension Console.ConsoleEnvironment {
  /// Returns the environment of this process.
  static func ofProcess() -> Self {
    var found = Self()
    found.errorIsTerminal = isatty(2) == 1 && environment("TERM") != "dumb"
    found.noColor = environment("NO_COLOR") != nil
    found.isCI = environment("CI").map { !["0", "false"].contains($0) } ?? false
    found.recordMode = environment("SEGUE_RECORD")
    for name in TaskIndex.variables {
      found.taskVariables[name] = getenv(name).map { String(cString: $0) }
    }
    var size = winsize()
    if ioctl(2, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { found.columns = Int(size.ws_col) }
    return found
  }

  /// Returns the value of a variable that is set and not empty, otherwise `nil`.
  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
