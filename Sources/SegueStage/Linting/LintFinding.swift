// A finding of the lint, as a value.

import SegueDiagnostics

/// A fault of a transition, with its position in the scene and in time.
public struct LintFinding: Sendable, Hashable {
  /// The rule that is violated.
  public var rule: LintRule
  /// The severity of the finding.
  public var severity: Diagnostic.Severity
  /// The message: what was found and what was expected.
  public var message: String
  /// The view: its id after its screen's, such as `detail.card`, or its type if it has no id.
  public var view: String?
  /// The instant, in seconds of the scene's clock.
  public var seconds: Double
  /// The class of the animator, if there is one.
  public var animator: String?
  /// The position of the running step's transition name, or of the step if it names none.
  public var position: SourcePosition?

  /// The end of a playback's warning: the instant.
  package static var warningTime: Regex<Substring> { /, at t = [-+.e\d]+ s$/ }

  /// Creates a finding. The default severity is that of the rule.
  public init(
    _ rule: LintRule, severity: Diagnostic.Severity? = nil, _ message: String,
    view: String? = nil, seconds: Double
  ) {
    (self.rule, self.message, self.view, self.seconds) = (rule, message, view, seconds)
    self.severity = severity ?? rule.severity
  }

  /// The finding on one line: `rule: at t = 0.533 s, view detail.card …; expected … (class
  /// CardTransition)`.
  public var diagnostic: Diagnostic {
    let subject = view.map { "view \($0) " } ?? ""
    let author = animator.map { " (class \($0))" } ?? ""
    return Diagnostic(
      severity, at: position,
      "\(rule.rawValue): at t = \(seconds.short) s, \(subject)\(message)\(author)")
  }
}
