import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

extension Stage {
  /// Plays the scene in a world of its own, without rendering, and checks its transitions. Only the
  /// transitions that the script plays are checked.
  /// - Returns: The findings in order of time.
  /// - Throws: `Failure` if the script takes longer than a clip may.
  public func lint() throws -> [LintFinding] {
    let play = rehearsal()
    return try LintPlayback(play, ViewLabels(names: play.names))
      .run(limit: document.canvas.rate.lastInstant)
  }
}

extension AppStage {
  /// Launches the app in a world of its own, plays the script without rendering, and checks its
  /// transitions. Only the transitions that the script plays are checked.
  /// - Returns: The findings in order of time.
  /// - Throws: `Failure` if the script takes longer than a clip may.
  public func lint() throws -> [LintFinding] {
    try LintPlayback(rehearsal(), ViewLabels(names: LayerNames())).run(
      limit: canvas.rate.lastInstant)
  }
}

extension FrameRate {
  /// The last instant of the longest permitted clip.
  fileprivate var lastInstant: VirtualTime {
    FrameTime(
      index: SceneLimits.frames, rateNumerator: numerator, rateDenominator: denominator
    ).lastInstant
  }
}
