// The two streams of the process. Data goes to standard output, every word for people to standard
// error, and both with write(2): `print` does not notice when nothing arrives.

import Foundation
import SegueBatch
import SegueFiles

/// Where a command writes: the process's own streams, or memory in tests.
public final class Console: @unchecked Sendable {
  // Unchecked: the collected text is touched only under `lock`; the rest never changes.

  /// What decides about colour and bars.
  public struct Surroundings: Sendable {
    /// Whether standard error is a terminal.
    public var errorIsTerminal = false
    /// `NO_COLOR` is set and not empty.
    public var noColor = false
    /// `CI` is set and not empty, `0` or `false`.
    public var isCI = false
    /// Columns of the terminal.
    public var columns = 80
    /// `SEGUE_RECORD`: when goldens are written.
    public var recordMode: String?
    /// What schedulers say of the task at hand, by the names of `TaskIndex.variables`.
    public var taskVariables: [String: String] = [:]

    /// No terminal.
    public init() {}
  }

  /// What decides about colour and bars.
  public let surroundings: Surroundings
  private let isCollecting: Bool
  private let lock = NSLock()
  private var collectedOutput: [UInt8] = []
  private var collectedErrors: [UInt8] = []

  /// The process's own streams.
  public static func standard() -> Console {
    Console(surroundings: .ofProcess(), isCollecting: false)
  }

  /// Keeps what is written.
  public static func collecting() -> Console {
    Console(surroundings: Surroundings(), isCollecting: true)
  }

  private init(surroundings: Surroundings, isCollecting: Bool) {
    (self.surroundings, self.isCollecting) = (surroundings, isCollecting)
  }

  /// What a collecting console has been given for standard output.
  public var output: String {
    lock.withLock { String(decoding: collectedOutput, as: UTF8.self) }
  }

  /// What a collecting console has been given for standard error.
  public var errors: String {
    lock.withLock { String(decoding: collectedErrors, as: UTF8.self) }
  }

  /// Writes data to standard output.
  /// - Throws: `FileError` when it does not arrive.
  public func write(_ text: String) throws {
    if isCollecting { return lock.withLock { collectedOutput += Array(text.utf8) } }
    try ProcessStreams.write(text, to: 1, named: "standard output")
  }

  /// Writes words for people to standard error. Whether they arrive is nobody's concern.
  public func say(_ text: String) {
    if isCollecting { return lock.withLock { collectedErrors += Array(text.utf8) } }
    try? ProcessStreams.write(text, to: 2, named: "standard error")
  }

  /// Writes one line for people to standard error.
  public func sayLine(_ line: String) { say(line + "\n") }
}

extension Console.Surroundings {
  /// Those of this process.
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

  /// A variable that is set and not empty.
  private static func environment(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }
}
