// The comparison of two movies, frame by frame, in one pass through both.

import SegueImages
import SeguePixels

/// Compares two movies frame by frame.
struct ClipComparison {
  private let comparison: SourceComparison
  private let actual, expected: VideoClip

  init(_ comparison: SourceComparison, _ actual: VideoClip, _ expected: VideoClip) {
    (self.comparison, self.actual, self.expected) = (comparison, actual, expected)
  }

  /// Returns the verdict of the comparison.
  /// - Parameter isSame: A Boolean value that indicates whether both files have the same bytes. If
  ///   so, no frame is decoded.
  func verdict(isSame: Bool) throws -> SourceVerdict {
    var verdict = SourceVerdict()
    if isSame {
      verdict.pairs = expected.frameTimes.enumerated().map { index, seconds in
        PairVerdict(
          name: "frame \(index)", frame: index, seconds: seconds,
          difference: .none(by: comparison.images))
      }
      return verdict
    }
    verdict.problems = [sizeProblem, rateProblem, countProblem].compactMap { $0 }
    guard sizeProblem == nil else { return verdict }
    let hashes = try compareFrames(&verdict)
    if let shift = FrameShift(hashes.actual, expected: hashes.expected) {
      verdict.problems.append(shift.description)
    }
    return verdict
  }

  /// Compares the frames that both movies have, and returns the hashes of all frames.
  private func compareFrames(_ verdict: inout SourceVerdict) throws
    -> (actual: [FrameHash], expected: [FrameHash])
  {
    var (hashes, expectedHashes): ([FrameHash], [FrameHash]) = ([], [])
    let times = expected.frameTimes
    for index in 0..<max(actual.frameCount, expected.frameCount) {
      let found = index < actual.frameCount ? try actual.bitmap(index).pixels : nil
      let wanted = index < expected.frameCount ? try expected.bitmap(index).pixels : nil
      if let found { hashes.append(FrameHash(found)) }
      if let wanted { expectedHashes.append(FrameHash(wanted)) }
      guard let found, let wanted else { continue }
      let name = "frame \(index) (t \(Self.rounded(times[index])))"
      var pair = try comparison.pair(name, found, wanted)
      (pair.frame, pair.seconds) = (index, times[index])
      verdict.pairs.append(pair)
    }
    return (hashes, expectedHashes)
  }

  private var sizeProblem: String? {
    guard (actual.width, actual.height) != (expected.width, expected.height) else { return nil }
    return "\(actual.width) x \(actual.height) pixels; "
      + "expected \(expected.width) x \(expected.height)"
  }

  private var countProblem: String? {
    let (found, wanted) = (actual.frameCount, expected.frameCount)
    guard found != wanted else { return nil }
    let difference = abs(found - wanted)
    let frames = "\(difference) \(found > wanted ? "more" : "fewer")"
    return "\(found) frames; expected \(wanted): \(frames)"
  }

  /// The difference of the frame rates, or of the first frames with different presentation times.
  private var rateProblem: String? {
    let (found, wanted) = (rate(actual), rate(expected))
    if let found, let wanted, abs(found - wanted) > 0.01 {
      return "\(Self.rounded(found)) frames per second; expected \(Self.rounded(wanted))"
    }
    let pairs = zip(actual.frameTimes, expected.frameTimes).enumerated()
    guard let (index, times) = pairs.first(where: { abs($1.0 - $1.1) > 0.0015 }) else { return nil }
    return
      "frame \(index) is displayed at \(Self.rounded(times.0)) s; expected "
      + "\(Self.rounded(times.1)) s"
  }

  private func rate(_ clip: VideoClip) -> Double? {
    guard let last = clip.frameTimes.last, let first = clip.frameTimes.first, last > first else {
      return nil
    }
    return Double(clip.frameCount - 1) / (last - first)
  }

  /// Returns the value rounded to three decimals.
  static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
