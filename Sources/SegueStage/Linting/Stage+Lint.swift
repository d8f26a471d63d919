import SegueDiagnostics
import SegueScenes
import UIKit

extension Stage {
  /// Plays the scene in a world of its own, without a frame, and tells what its transitions do wrong,
  /// in order of time. Nothing found is no promise: only what the script plays is looked at.
  /// - Throws: `Failure` if the script goes on for longer than a clip may.
  public func lint() throws -> [LintFinding] {
    let play = rehearsal()
    return try LintPlay(play, ViewLabels(names: play.names))
      .run(limit: document.canvas.rate.lastInstant)
  }
}

extension AppStage {
  /// Launches the app in a world of its own, plays the script, without a frame, and tells what its
  /// transitions do wrong, in order of time. Nothing found is no promise: only what the script plays
  /// is looked at.
  /// - Throws: `Failure` if the script goes on for longer than a clip may.
  public func lint() throws -> [LintFinding] {
    try LintPlay(rehearsal(), ViewLabels(names: NodeNames())).run(limit: canvas.rate.lastInstant)
  }
}

extension FrameRate {
  /// The last instant of the longest clip.
  fileprivate var lastInstant: VirtualTime {
    FrameTime(
      index: SceneLimits.frames, rateNumerator: numerator, rateDenominator: denominator
    ).lastInstant
  }
}
