import SegueDiagnostics
import SegueScenes
import UIKit

extension Stage {
  /// Plays the scene in a world of its own, without a frame, and tells what its transitions do wrong,
  /// in order of time. Nothing found is no promise: only what the script plays is looked at.
  /// - Throws: `Failure` if the script goes on for longer than a clip may.
  public func lint() throws -> [LintFinding] {
    let rate = document.canvas.rate
    let limit = FrameTime(
      index: SceneLimits.frames, rateNumerator: rate.numerator, rateDenominator: rate.denominator)
    return try LintPlay(rehearsal()).run(limit: limit.lastInstant)
  }
}
