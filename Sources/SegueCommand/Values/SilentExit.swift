import SegueDiagnostics

/// An error that ends a command which has already reported everything.
struct SilentExit: Error {
  let code: ExitCode
}
