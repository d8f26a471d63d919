// What can be wrong with an animator, by name. Documentation/LINT.md says of each why it matters and
// what cures it.

import SegueDiagnostics

/// A rule that the lint holds transitions to.
public enum LintRule: String, Sendable, Hashable, CaseIterable {
  /// `completeTransition` is never called.
  case neverCompletes = "never-completes"
  /// `completeTransition` is called more than once.
  case completesTwice = "completes-twice"
  /// `completeTransition` is told something else than a gesture has decided.
  case ignoresCancellation = "ignores-cancellation"
  /// A view that the animator put into the window is still there after the end.
  case leftoverView = "leftover-view"
  /// A view is not as it was before a transition that was cancelled.
  case changedAfterCancel = "changed-after-cancel"
  /// A view moves at once where it should have gone on from where it was.
  case positionJump = "position-jump"
  /// A view sets out much faster than it was moving.
  case velocityJump = "velocity-jump"
  /// The arriving view ends elsewhere than in its final frame.
  case endsOffFrame = "ends-off-frame"
  /// The screen in front does not show after the end.
  case emptyWindow = "empty-window"
  /// A finger that nothing answers, or a call that UIKit ignores.
  case ignored = "ignored"
  /// The script cannot go on.
  case playStopped = "play-stopped"

  /// How bad it is, as a rule.
  public var severity: Diagnostic.Severity {
    self == .velocityJump || self == .ignored ? .warning : .error
  }
}

/// The numbers of the rules.
public enum LintLimits {
  /// How far a view may move at once, in points.
  public static let jump = 2.0
  /// The same in parts of the window's longer side; the larger one counts. A spring that UIKit calls
  /// settled may still have a thousandth of its way to go.
  public static let jumpInSides = 0.003
  /// How much further it may move at once when a finger takes hold of it, in points.
  public static let grasp = 44.0
  /// And for each point that the finger has gone since it came down.
  public static let graspForEachPoint = 4.0
  /// How fast a view may set out, in longer sides of the window a second: 20 cross the whole screen
  /// in three frames.
  public static let velocityInSides = 20.0
  /// How far off its final frame an edge of the arriving view may be, in points.
  public static let frame = 0.5
  /// Seconds that a transition may take beyond its duration with no finger on it.
  public static let patience = 10.0
  /// Seconds for which the play goes on when the script has ended.
  public static let aftermath = 1.0
}
