// `segue try --lint`: what the transition did wrong while it was played, after the clip, which is as good or bad
// as before.

import SegueBatch
import SegueDiagnostics
import SegueStage

/// Holds what has been played to the rules of the lint.
@MainActor
struct TrialLint {
  /// Whether findings are errors.
  let isStrict: Bool
  /// Whether their places are in a scene that somebody has written.
  let hasPlaces: Bool
  let session: Session

  /// Plays the scene of `clip` again, and says what is found.
  /// - Throws: `SilentExit` if it is strict and there is anything.
  func check(_ clip: Clip) throws {
    let findings = try clip.stage.lint().map { finding in
      var finding = finding
      finding.severity = isStrict ? .error : .warning
      if !hasPlaces { finding.position = nil }
      return finding.diagnostic
    }
    let code: ExitCode = isStrict && !findings.isEmpty ? .scene : .done
    for line in SegueTool.lines(Failure(code, findings)) { session.console.sayLine(line) }
    guard code == .done else { throw SilentExit(code: code) }
  }
}
