// All that is wrong with a scene is gathered before anything is said.

import SegueDiagnostics

/// One thing that is wrong, and what it makes the process answer.
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
  /// What to throw, if there is anything: by place, and with the exit code of the gravest kind. A
  /// scene that is invalid anyway is invalid; one that only passes limits passes limits.
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
