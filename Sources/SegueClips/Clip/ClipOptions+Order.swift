// The order of a clip's frames, as its options and its output determine it.

import SegueScenes

extension ClipOptions {
  /// Returns the order of `count` selected frames at `rate` frames per second.
  ///
  /// Where the output stores how often it plays, the frames of one pass are recorded. Everywhere
  /// else they are repeated.
  /// - Throws: `UsageProblem` if the output ends and the clip does not.
  func order(of count: Int, at rate: FrameRate, in plan: OutputPlan) throws(UsageProblem)
    -> FrameOrder
  {
    var passes = 1
    switch loops {
    case .count(let loops): passes = plan.storesLoops ? 1 : loops
    case .forever where !plan.storesLoops: throw Self.endless(plan)
    case .forever, nil: break
    }
    let held = hold?.firstFrame(
      rateNumerator: rate.numerator, rateDenominator: rate.denominator)
    return FrameOrder(
      count: count, hold: held ?? 0, isBoomerang: isBoomerang, passes: passes,
      closes: !plan.storesLoops || loops == .count(1))
  }

  private static func endless(_ plan: OutputPlan) -> UsageProblem {
    let formats = OutputFormat.allCases.filter(\.storesLoops).map { ".\($0.suffix)" }
    let others =
      formats.isEmpty ? "" : ", or an output that ends in \(formats.joined(separator: ", "))"
    return UsageProblem(
      "--loop is forever, but \(plan.path) stores no loop count; expected --loop N\(others)")
  }
}

extension OutputPlan {
  /// A Boolean value that indicates whether the output stores how often it plays.
  package var storesLoops: Bool {
    switch self {
    case .file(_, let format), .standardOutput(let format): format.storesLoops
    case .still, .directory, .pattern: false
    }
  }
}

extension OutputFormat {
  /// A Boolean value that indicates whether files of this format store how often they play.
  package var storesLoops: Bool {
    switch self {
    case .gif, .apng, .webp: true
    case .mp4, .mov, .webm, .png, .jpeg, .avif, .y4m, .rawvideo: false
    }
  }
}
