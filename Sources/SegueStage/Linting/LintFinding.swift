// Something that the lint has found, as a value.

import SegueDiagnostics

/// A fault of a transition, with its place in the scene and in time.
public struct LintFinding: Sendable, Hashable {
  /// Which rule is broken.
  public var rule: LintRule
  /// How bad it is.
  public var severity: Diagnostic.Severity
  /// What was found; what was expected.
  public var message: String
  /// The view: `detail.card`, the id behind its screen's, or the type of one without an id.
  public var view: String?
  /// When, on the scene's clock.
  public var seconds: Double
  /// The class of the animator, if there is one.
  public var animator: String?
  /// The step under way: its transition's name, if it gives one.
  public var position: SourcePosition?

  /// A finding.
  public init(
    _ rule: LintRule, severity: Diagnostic.Severity? = nil, _ message: String,
    view: String? = nil, seconds: Double
  ) {
    (self.rule, self.message, self.view, self.seconds) = (rule, message, view, seconds)
    self.severity = severity ?? rule.severity
  }

  /// On one line: `rule: at t = 0.533 s, view detail.card …; expected … (class CardTransition)`.
  public var diagnostic: Diagnostic {
    let subject = view.map { "view \($0) " } ?? ""
    let author = animator.map { " (class \($0))" } ?? ""
    return Diagnostic(
      severity, at: position,
      "\(rule.rawValue): at t = \(seconds.short) s, \(subject)\(message)\(author)")
  }
}
