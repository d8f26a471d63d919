// How the house says that something is wrong: a place, a severity and one sentence.

/// A place in a text file, counted from 1.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The file as the user named it.
  public var file: String
  /// Line and column, from 1; the column counts Unicode scalars.
  public var line, column: Int

  /// A place.
  public init(file: String, line: Int, column: Int) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// By file, then line, then column.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

/// What the process answers.
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// All is well.
  case done = 0
  /// Something differs, or some scenes of a batch failed.
  case mismatch = 1
  /// The command line is wrong.
  case usage = 2
  /// A scene is invalid.
  case scene = 3
  /// An asset or a font is missing, damaged or out of bounds.
  case asset = 4
  /// A limit was passed.
  case limit = 5
  /// The output could not be written.
  case output = 6
  /// The encoder is missing or failed.
  case encoder = 7
  /// A bug of ours.
  case bug = 70
  /// Stopped by SIGINT.
  case interrupted = 130
  /// Stopped by SIGTERM.
  case terminated = 143
}

/// One thing to say: *place: severity: what was found; what was expected. What to do.*
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: String, Sendable { case error, warning, note }

  /// How bad it is.
  public var severity: Severity
  /// Where, if it has a place.
  public var position: SourcePosition?
  /// The sentence, without place and severity.
  public var message: String

  /// Something to say.
  public init(_ severity: Severity, at position: SourcePosition? = nil, _ message: String) {
    (self.severity, self.position, self.message) = (severity, position, message)
  }
}

/// What ends a command: an exit code and why, at least one diagnostic.
public struct Failure: Error, Sendable, Hashable {
  /// What the process answers.
  public var exitCode: ExitCode
  /// Why, in order of place.
  public var diagnostics: [Diagnostic]

  /// A failure with these reasons.
  public init(_ exitCode: ExitCode, _ diagnostics: [Diagnostic]) {
    (self.exitCode, self.diagnostics) = (exitCode, diagnostics)
  }

  /// A failure with one reason.
  public init(_ exitCode: ExitCode, at position: SourcePosition? = nil, _ message: String) {
    self.init(exitCode, [Diagnostic(.error, at: position, message)])
  }
}
