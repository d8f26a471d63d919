// Animators with one mistake each, written as apps write them by mistake. Scenes can name them, so
// that each rule of the lint has a scene which breaks it and nothing else; nobody should copy them.

import UIKit

/// The faulty transitions.
public enum PitfallCatalogue {
  /// All of them, by name.
  public static let entries: [TransitionCatalogueEntry] = [
    pitfall("completesTwice", "two animations, and both report the end") {
      CompletesTwiceTransition()
    },
    pitfall("ignoresCancellation", "reports success whatever the finger has decided") {
      IgnoresCancellationTransition()
    },
    pitfall("jumpsAtHandOver", "throws an animation away halfway and begins another") {
      JumpsAtHandOverTransition()
    },
    pitfall("keepsAnchorPoint", "moves the anchor point and puts it back only on success") {
      KeepsAnchorPointTransition()
    },
    pitfall("leavesSnapshot", "animates a snapshot and leaves it there") {
      LeavesSnapshotTransition()
    },
    pitfall("neverCompletes", "returns early when there is no view to move") {
      NeverCompletesTransition()
    },
    pitfall("reportsFinished", "takes an animation's end for the transition's") {
      ReportsFinishedTransition()
    },
    pitfall("shootsAway", "gives a spring its velocity in points a second") {
      ShootsAwayTransition()
    },
    pitfall("stopsShort", "ends below the status bar instead of in the final frame") {
      StopsShortTransition()
    },
  ]

  private static func pitfall(
    _ name: String, _ summary: String,
    animator: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
  ) -> TransitionCatalogueEntry {
    TransitionCatalogueEntry(
      name: "pitfall-\(name)", summary: summary, parametersThere: [], parametersBack: []
    ) { _, _ in .animator(animator()) }
  }
}
