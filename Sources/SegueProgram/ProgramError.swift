// Why there is no program.

import SegueDiagnostics

/// What is wrong with a program, its sources or the tools that make it.
package struct ProgramError: Error, Hashable, Sendable {
  /// What to say, in order.
  package var diagnostics: [Diagnostic]
  /// What the process answers.
  package var exitCode: ExitCode

  /// This is wrong.
  package init(_ exitCode: ExitCode, _ diagnostics: [Diagnostic]) {
    (self.exitCode, self.diagnostics) = (exitCode, diagnostics)
  }

  /// This is wrong.
  package init(_ exitCode: ExitCode, _ message: String) {
    self.init(exitCode, [Diagnostic(.error, message)])
  }

  /// The same for the command.
  package var failure: Failure { Failure(exitCode, diagnostics) }
}
