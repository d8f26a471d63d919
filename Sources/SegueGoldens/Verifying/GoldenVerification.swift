// The comparison of a rendering with its golden. Differences of the whole clip are reported first,
// then the frames that differ, then the reasons.

import SegueScenes

/// Compares a rendering with a golden.
@MainActor
struct GoldenVerification {
  let folder: GoldenFolder
  let name: String
  let golden: Golden
  let take: GoldenRecordingPass
  /// The comparison for images.
  let comparison: ImageComparison
  /// A Boolean value that indicates whether the verdict keeps all key frames.
  let keepsImages: Bool

  func verdict() throws -> GoldenVerdict {
    var verdict = GoldenVerdict(name, .equal)
    (verdict.golden, verdict.curves) = (golden, take.curves)
    verdict.frameCount = take.frames.count
    verdict.differingFrames = differing
    let keys = KeyFrameComparison(verification: self)
    let compared = try keys.compared()
    let images = compared.compactMap(\.failure)
    let problems = wholeProblems
    let isForgiven =
      isLenient && !images.isEmpty && images.allSatisfy(\.difference.isEqual)
    if keepsImages { verdict.filmstrip = compared.map(\.keyFrame) }
    if problems.isEmpty, differing.isEmpty || isForgiven {
      if isForgiven { verdict.lines = [forgivenLine(images.count)] }
      return verdict
    }
    verdict.state = .different
    verdict.images = images.filter { !$0.difference.isEqual }
    if keepsImages { verdict.movie = try keys.movie(compared) }
    verdict.lines =
      problems + [shiftLine ?? framesLine].compactMap { $0 } + cause.lines
      + (verdict.images.first.map {
        ["key frame \($0.frame): \($0.difference.problem ?? "")"]
      } ?? discardedImagesLine(images))
    return verdict
  }

  /// A Boolean value that indicates whether frames with other bytes can be equal: because of the
  /// comparator, or because the golden was recorded without covering the ignored areas.
  private var isLenient: Bool {
    let covered = golden.comparison
    return comparison.isLenient || !comparison.ignoring.allSatisfy(covered.ignoring.contains)
      || !comparison.views.allSatisfy(covered.views.contains)
  }

  private func forgivenLine(_ count: Int) -> String {
    "\(differing.count) frames are not identical; the \(count) of them that are kept as images "
      + "pass with \(comparison.comparator)"
  }

  /// The line that reports frames that differ and of which the golden has only hashes.
  private func discardedImagesLine(_ images: [FailedImage]) -> [String] {
    guard isLenient, images.isEmpty, !differing.isEmpty else { return [] }
    return [
      "none of the frames that differ is kept as an image; expected one to compare with "
        + "\(comparison.comparator). Record more images"
    ]
  }

  private var cause: GoldenCause {
    GoldenCause(
      golden: golden, steps: take.steps, curves: take.curves, fonts: take.fonts,
      frameCount: take.rate == golden.rate ? take.frames.count : 0)
  }

  /// The differences in size, frame rate and number of frames.
  private var wholeProblems: [String] {
    var result: [String] = []
    if (take.size.width, take.size.height) != (golden.width, golden.height) {
      result.append("\(take.size) instead of \(golden.width) x \(golden.height)")
    }
    if take.rate != golden.rate {
      result.append("\(take.rate) frames per second instead of \(golden.rate)" + sharedInstants)
    }
    let (now, before) = (take.frames.count, golden.frames.count)
    if now != before, take.rate == golden.rate {
      result.append(
        "\(now) frames instead of \(before): \(abs(now - before)) "
          + (now > before ? "more" : "fewer"))
    }
    return result
  }

  /// The line that reports whether the frames at instants that both frame rates share are equal.
  private var sharedInstants: String {
    let pairs = golden.frames.indices.compactMap { index -> (FrameHash, FrameHash)? in
      let ticks = index * golden.rate.denominator * take.rate.numerator
      let unit = golden.rate.numerator * take.rate.denominator
      guard ticks % unit == 0, ticks / unit < take.frames.count else { return nil }
      return (golden.frames[index], take.frames[ticks / unit])
    }
    guard pairs.count > 1 else { return "" }
    return pairs.allSatisfy { $0 == $1 }
      ? "; the \(pairs.count) frames at common instants are identical"
      : "; frames at common instants also differ"
  }

  /// The frames that both clips have and that differ.
  var differing: [Int] {
    zip(take.frames, golden.frames).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
  }

  private var shiftLine: String? {
    guard take.rate == golden.rate else { return nil }
    return FrameShift(take.frames, expected: golden.frames)?.description
  }

  /// The line that names the frames that differ, at least partly: `frames 14-30 of 96 differ`.
  private var framesLine: String? {
    guard take.rate == golden.rate, let first = differing.first, let last = differing.last else {
      return nil
    }
    let count = golden.frames.count
    if differing.count == 1 {
      return "only frame \(first) of \(count) (t \(seconds(first))) differs"
    }
    let isRun = last - first + 1 == differing.count
    return isRun
      ? "frames \(first)-\(last) of \(count) differ, from t \(seconds(first)) on"
      : "\(differing.count) of \(count) frames differ, the first of them frame \(first) (t "
        + "\(seconds(first)))"
  }

  private func seconds(_ frame: Int) -> Double { ClipComparison.rounded(golden.seconds(frame)) }
}
