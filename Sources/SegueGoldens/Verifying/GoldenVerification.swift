// A rendering against its golden: what can be said of the whole is said first, plainly, then which frames
// differ, then why.

import SegueScenes

/// Holds a take against a golden.
@MainActor
struct GoldenVerification {
  let folder: GoldenFolder
  let name: String
  let golden: Golden
  let take: Take
  /// How pictures are compared.
  let comparison: PictureComparison
  /// Whether the verdict keeps all key frames.
  let keepsPictures: Bool

  func verdict() throws -> GoldenVerdict {
    var verdict = GoldenVerdict(name, .equal)
    (verdict.golden, verdict.curves) = (golden, take.curves)
    verdict.frameCount = take.frames.count
    verdict.differingFrames = differing
    let keys = KeyFrameComparison(verification: self)
    let compared = try keys.compared()
    let pictures = compared.compactMap(\.failure)
    let problems = wholeProblems
    let isForgiven =
      isLenient && !pictures.isEmpty && pictures.allSatisfy(\.difference.isEqual)
    if keepsPictures { verdict.filmstrip = compared.map(\.keyFrame) }
    if problems.isEmpty, differing.isEmpty || isForgiven {
      if isForgiven { verdict.lines = [forgivenLine(pictures.count)] }
      return verdict
    }
    verdict.state = .different
    verdict.pictures = pictures.filter { !$0.difference.isEqual }
    if keepsPictures { verdict.movie = try keys.movie(compared) }
    verdict.lines =
      problems + [shiftLine ?? framesLine].compactMap { $0 } + cause.lines
      + (verdict.pictures.first.map {
        ["key frame \($0.frame): \($0.difference.problem ?? "")"]
      } ?? unheldLine(pictures))
    return verdict
  }

  /// Whether other bytes may do: by the comparator, or where the golden has not covered them.
  private var isLenient: Bool {
    let covered = golden.comparison
    return comparison.isLenient || !comparison.ignoring.allSatisfy(covered.ignoring.contains)
      || !comparison.views.allSatisfy(covered.views.contains)
  }

  private func forgivenLine(_ count: Int) -> String {
    "\(differing.count) frames are not the same bytes; the \(count) of them that are kept as "
      + "pictures pass by \(comparison.comparator)"
  }

  /// Frames differ, and there is nothing to hold them against but their hashes.
  private func unheldLine(_ pictures: [FailedPicture]) -> [String] {
    guard isLenient, pictures.isEmpty, !differing.isEmpty else { return [] }
    return [
      "none of the frames that differ is kept as a picture; expected one to compare by "
        + "\(comparison.comparator). Record more pictures"
    ]
  }

  private var cause: GoldenCause {
    GoldenCause(
      golden: golden, steps: take.steps, curves: take.curves, fonts: take.fonts,
      frameCount: take.rate == golden.rate ? take.frames.count : 0)
  }

  /// Size, rate and number of frames.
  private var wholeProblems: [String] {
    var result: [String] = []
    if (take.size.width, take.size.height) != (golden.width, golden.height) {
      result.append("\(take.size), golden \(golden.width) x \(golden.height)")
    }
    if take.rate != golden.rate {
      result.append("\(take.rate) frames per second, golden \(golden.rate)" + sharedInstants)
    }
    let (now, before) = (take.frames.count, golden.frames.count)
    if now != before, take.rate == golden.rate {
      result.append(
        "\(now) frames, golden \(before): \(abs(now - before)) "
          + (now > before ? "more" : "fewer"))
    }
    return result
  }

  /// Whether the pictures are at least the same where both rates have one.
  private var sharedInstants: String {
    let pairs = golden.frames.indices.compactMap { index -> (FrameHash, FrameHash)? in
      let ticks = index * golden.rate.denominator * take.rate.numerator
      let unit = golden.rate.numerator * take.rate.denominator
      guard ticks % unit == 0, ticks / unit < take.frames.count else { return nil }
      return (golden.frames[index], take.frames[ticks / unit])
    }
    guard pairs.count > 1 else { return "" }
    return pairs.allSatisfy { $0 == $1 }
      ? "; the \(pairs.count) frames of shared instants are the same"
      : "; frames of shared instants differ, too"
  }

  /// Frames that both have and that are not the same.
  var differing: [Int] {
    zip(take.frames, golden.frames).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
  }

  private var shiftLine: String? {
    guard take.rate == golden.rate else { return nil }
    return FrameShift(take.frames, expected: golden.frames)?.description
  }

  /// `frames 14-30 of 96 differ`, or which ones at least.
  private var framesLine: String? {
    guard take.rate == golden.rate, let first = differing.first, let last = differing.last else {
      return nil
    }
    let count = golden.frames.count
    if differing.count == 1 {
      return "only frame \(first) (t \(seconds(first))) of \(count) differs"
    }
    let isRun = last - first + 1 == differing.count
    return isRun
      ? "frames \(first)-\(last) of \(count) differ, from t \(seconds(first)) on"
      : "\(differing.count) of \(count) frames differ, the first is frame \(first) "
        + "(t \(seconds(first)))"
  }

  private func seconds(_ frame: Int) -> Double { ClipComparison.rounded(golden.seconds(frame)) }
}
