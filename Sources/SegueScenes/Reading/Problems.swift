// All problems of a scene are collected before any is reported.

import SegueDiagnostics

/// A problem of a scene, with the exit code that it causes.
struct Problem {
  let exitCode: ExitCode
  let diagnostic: Diagnostic

  init(_ exitCode: ExitCode, at position: SourcePosition, _ message: String) {
    self.exitCode = exitCode
    diagnostic = Diagnostic(.error, at: position, message)
  }
}

typealias Problems = [Problem]

extension [Problem] {
  /// The error to throw, or `nil` if there are no problems. Problems are ordered by position, and
  /// the exit code is that of the gravest kind: a scene that is invalid and also exceeds limits is
  /// invalid.
  var failure: Failure? {
    guard !isEmpty else { return nil }
    let code: ExitCode = contains { $0.exitCode == .scene } ? .scene : .limit
    let sorted = enumerated().sorted { a, b in
      let (p, q) = (a.element.diagnostic.position, b.element.diagnostic.position)
      guard let p, let q, p != q else { return a.offset < b.offset }
      return p < q
    }
    return Failure(code, sorted.map(\.element.diagnostic))
  }
}
