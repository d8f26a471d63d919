// The rules of the lint, by name. Documentation/Guide/LINT.md describes for each rule why it
// matters and how to fix violations.

import SegueDiagnostics

/// A rule that the lint checks transitions against.
public enum LintRule: String, Sendable, Hashable, CaseIterable {
  /// `completeTransition` is never called.
  case neverCompletes = "never-completes"
  /// `completeTransition` is called more than once.
  case completesTwice = "completes-twice"
  /// `completeTransition` is called with a value that contradicts the outcome that a gesture has
  /// decided.
  case ignoresCancellation = "ignores-cancellation"
  /// A view that the animator added to the window is still there after the transition.
  case leftoverView = "leftover-view"
  /// A view is not restored after a cancelled transition.
  case changedAfterCancel = "changed-after-cancel"
  /// A view jumps where it should continue from its position.
  case positionJump = "position-jump"
  /// A view starts to move much faster than it was moving.
  case velocityJump = "velocity-jump"
  /// The arriving view does not end in its final frame.
  case endsOffFrame = "ends-off-frame"
  /// The front screen is not visible after the transition.
  case emptyWindow = "empty-window"
  /// `transitionDuration` returns no duration: 0, a negative number, or one that is not finite.
  case invalidDuration = "invalid-duration"
  /// A touch that nothing responds to, or a call that UIKit ignores.
  case ignored = "ignored"
  /// The script cannot continue.
  case playStopped = "play-stopped"

  /// The default severity of the rule's findings.
  public var severity: Diagnostic.Severity {
    switch self {
    case .velocityJump, .invalidDuration, .ignored: .warning
    default: .error
    }
  }
}

/// The thresholds of the rules.
public enum LintLimits {
  /// The maximum distance that a view may move at once, in points.
  public static let jump = 2.0
  /// The maximum distance that a view may move at once, as a fraction of the window's longer side.
  /// The larger of this and `jump` applies. A spring that UIKit considers settled may still be a
  /// thousandth of its distance from its target.
  public static let jumpInSides = 0.003
  /// The distance that a view may additionally move at once when a touch takes control of it, in
  /// points.
  public static let takeover = 44.0
  /// The distance that a view may additionally move for each point that the touch has moved since
  /// it began.
  public static let takeoverPerPoint = 4.0
  /// The maximum initial velocity of a view, in longer sides of the window per second. At 20, a
  /// view crosses the whole screen in three frames.
  public static let velocityInSides = 20.0
  /// The maximum distance of an edge of the arriving view from its final frame, in points.
  public static let frame = 0.5
  /// The time that a transition may take beyond its duration while no touch drives it, in seconds.
  public static let durationLimit = 10.0
  /// The time for which the playback continues after the end of the script, in seconds.
  public static let trailingTime = 1.0
}
