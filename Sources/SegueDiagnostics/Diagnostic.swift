// Diagnostics: a position, a severity and one sentence.

/// A position in a text file.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The file as the user named it.
  public var file: String
  /// The line and the column, counted from 1. Columns count Unicode scalars.
  public var line, column: Int

  /// Creates a position.
  public init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// Returns a Boolean value that indicates whether `a` is before `b`: by file, then line, then
  /// column.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

/// The exit codes of the process.
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// The command succeeded.
  case done = 0
  /// Something differs, or some scenes of a batch failed.
  case mismatch = 1
  /// The command line is invalid.
  case usage = 2
  /// A scene is invalid.
  case scene = 3
  /// An asset or a font is missing, damaged or out of bounds.
  case asset = 4
  /// A limit was exceeded.
  case limit = 5
  /// The output could not be written.
  case output = 6
  /// The encoder is missing or failed.
  case encoder = 7
  /// An internal error of the command.
  case bug = 70
  /// The command was stopped by SIGINT.
  case interrupted = 130
  /// The command was stopped by SIGTERM.
  case terminated = 143
}

/// One message, in the form *position: severity: what was found; what was expected. What to do.*
public struct Diagnostic: Sendable, Hashable {
  /// The severities of diagnostics.
  public enum Severity: String, Sendable { case error, warning, note }

  /// The severity of the diagnostic.
  public var severity: Severity
  /// The position, if there is one.
  public var position: SourcePosition?
  /// The message, without position and severity.
  public var message: String

  /// Creates a diagnostic.
  public init(_ severity: Severity, at position: SourcePosition? = nil, _ message: String) {
    (self.severity, self.position, self.message) = (severity, position, message)
  }
}

/// An error that ends a command, with an exit code and at least one diagnostic.
public struct Failure: Error, Sendable, Hashable {
  /// The exit code of the process.
  public var exitCode: ExitCode
  /// The diagnostics, in order of position.
  public var diagnostics: [Diagnostic]
  /// The system's error number, or 0 if the failure is not due to an error of the system.
  package var errorNumber: Int32 = 0

  /// Creates a failure with the given diagnostics.
  public init(_ exitCode: ExitCode, _ diagnostics: [Diagnostic]) {
    (self.exitCode, self.diagnostics) = (exitCode, diagnostics)
  }

  /// Creates a failure with one error.
  public init(_ exitCode: ExitCode, at position: SourcePosition? = nil, _ message: String) {
    self.init(exitCode, [Diagnostic(.error, at: position, message)])
  }
}

/// An error that states the exit code with which it ends a command, for modules on which `SegueClips`,
/// which knows the errors of the others, does not depend.
package protocol ExitCodeError: Error, CustomStringConvertible {
  /// The exit code of the process.
  var exitCode: ExitCode { get }
}

extension Failure {
  /// The same failure without positions and the numbers of steps, for one of text that was generated and
  /// that the user does not see.
  package var withoutPlaces: Failure {
    Failure(
      exitCode,
      diagnostics.map { diagnostic in
        let step = diagnostic.message.prefixMatch(of: /script\[[0-9]+\]\.(?=[a-zA-Z]+: )/)
        return Diagnostic(
          diagnostic.severity, String(diagnostic.message.dropFirst(step?.output.count ?? 0)))
      })
  }
}
