// Errors that prevent a program from being built.

import SegueDiagnostics

/// An error of a program, its sources or the tools that build it.
package struct ProgramError: Error, Hashable, Sendable {
  /// The diagnostics, in order.
  package var diagnostics: [Diagnostic]
  /// The exit code of the process.
  package var exitCode: ExitCode

  /// Creates an error with several diagnostics.
  package init(_ exitCode: ExitCode, _ diagnostics: [Diagnostic]) {
    (self.exitCode, self.diagnostics) = (exitCode, diagnostics)
  }

  /// Creates an error with one message.
  package init(_ exitCode: ExitCode, _ message: String) {
    self.init(exitCode, [Diagnostic(.error, message)])
  }

  /// The error as a failure of the command.
  package var failure: Failure { Failure(exitCode, diagnostics) }
}
