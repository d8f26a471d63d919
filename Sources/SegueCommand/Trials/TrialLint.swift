// `segue try --lint`: the findings about the transition, reported after the clip, which is recorded
// regardless of them.

import SegueClips
import SegueDiagnostics
import SegueStage

/// Checks what has been played against the rules of the lint.
@MainActor
struct TrialLint {
  /// A Boolean value that indicates whether findings are errors.
  let isStrict: Bool
  /// A Boolean value that indicates whether positions refer to a scene file of the user.
  let hasPlaces: Bool
  let session: Session

  /// Plays the scene of `clip` again and reports the findings.
  /// - Throws: `SilentExit` if findings are errors and there are any.
  func check(_ clip: Clip) throws {
    let findings = try clip.stage.lint().map { finding in
      var finding = finding
      finding.severity = isStrict ? .error : .warning
      if !hasPlaces { finding.position = nil }
      return finding.diagnostic
    }
    let code: ExitCode = isStrict && !findings.isEmpty ? .scene : .done
    for line in SegueTool.lines(Failure(code, findings)) { session.console.writeLine(line) }
    guard code == .done else { throw SilentExit(code: code) }
  }
}
