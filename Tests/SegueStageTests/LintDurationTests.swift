// The rule about the duration that an animator specifies.

import SegueDiagnostics
import SegueStage
import Testing
import UIKit

/// Fades the arriving view in within 0.2 seconds, and specifies another duration.
private final class TimedTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let duration: TimeInterval

  init(duration: TimeInterval) { self.duration = duration }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to)
    view.map { transitionContext.containerView.addSubview($0) }
    view?.alpha = 0
    UIView.animate(withDuration: 0.2) {
      view?.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@Suite @MainActor struct LintDurationTests {
  private func findings(duration: Double, animated: Bool = true) throws -> [LintFinding] {
    try LintSamples.findings(
      "present: b, transition: mine, animated: \(animated)",
      transition: { TimedTransition(duration: duration) })
  }

  @Test(
    "a duration of 0 is a warning; one that is negative or not finite is an error",
    arguments: [
      (0, "0", .warning), (-0.5, "-0.5", .error), (.nan, "nan", .error),
      (.infinity, "inf", .error),
    ] as [(Double, String, Diagnostic.Severity)])
  func invalid(duration: Double, text: String, severity: Diagnostic.Severity) throws {
    let findings = try findings(duration: duration)
    #expect(findings.map(\.rule) == [.invalidDuration], "\(findings.map(\.diagnostic))")
    #expect(findings.first?.severity == severity && findings.first?.animator == "TimedTransition")
    #expect(
      findings.first?.message
        == "transitionDuration(using:) returns \(text); expected a number of seconds above 0")
  }

  @Test("any other duration is accepted", arguments: [0.001, 0.2, 5])
  func valid(duration: Double) throws { #expect(try findings(duration: duration) == []) }

  @Test("a transition without animation has no duration that could be wrong")
  func unanimated() throws { #expect(try findings(duration: 0, animated: false) == []) }
}
