// Animators with one mistake each, as apps make them. Scenes can name them, so that every lint rule
// has a scene that violates it and nothing else. They are not examples to copy.

import UIKit

/// The faulty transitions.
public enum PitfallCatalog {
  /// All faulty transitions, sorted by name.
  public static let entries: [TransitionCatalogEntry] = [
    pitfall("completesTwice", "runs two animations, which both complete the transition") {
      CompletesTwiceTransition()
    },
    pitfall("hasNoDuration", "returns 0 as its duration, and animates nevertheless") {
      HasNoDurationTransition()
    },
    pitfall("ignoresCancellation", "reports success regardless of what the gesture decided") {
      IgnoresCancellationTransition()
    },
    pitfall("jumpsAtHandOver", "discards an animation halfway and starts another") {
      JumpsAtHandOverTransition()
    },
    pitfall("keepsAnchorPoint", "moves the anchor point and restores it only on success") {
      KeepsAnchorPointTransition()
    },
    pitfall("leavesSnapshot", "animates a snapshot and does not remove it") {
      LeavesSnapshotTransition()
    },
    pitfall("neverCompletes", "returns early if there is no view to animate") {
      NeverCompletesTransition()
    },
    pitfall("reportsFinished", "treats the end of one animation as the end of the transition") {
      ReportsFinishedTransition()
    },
    pitfall("shootsAway", "specifies a spring's velocity in points per second") {
      ShootsAwayTransition()
    },
    pitfall("stopsShort", "ends below the status bar instead of in the final frame") {
      StopsShortTransition()
    },
  ]

  private static func pitfall(
    _ name: String, _ summary: String,
    animator: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
  ) -> TransitionCatalogEntry {
    TransitionCatalogEntry(
      name: "pitfall-\(name)", summary: summary, tags: [], parametersForward: [],
      parametersBackward: [], source: ""
    ) { _, _ in .animator(animator()) }
  }
}
