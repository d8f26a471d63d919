import SegueDiagnostics

/// Ends a command that has said all there is to say.
struct SilentExit: Error {
  let code: ExitCode
}
