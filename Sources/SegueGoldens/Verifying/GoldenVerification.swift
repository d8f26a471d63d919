// A rendering against its golden: what can be said of the whole is said first, plainly, then which frames
// differ, then why.

import SegueImages
import SeguePixels
import SegueScenes

/// Holds a take against a golden.
@MainActor
struct GoldenVerification {
  let folder: GoldenFolder
  let name: String
  let golden: Golden
  let take: Take

  func verdict() throws -> GoldenVerdict {
    var verdict = GoldenVerdict(name, .equal)
    (verdict.golden, verdict.curves) = (golden, take.curves)
    verdict.frameCount = take.frames.count
    verdict.differingFrames = differing
    let pictures = try comparePictures()
    let problems = wholeProblems
    let isForgiven =
      isLenient && !pictures.isEmpty && pictures.allSatisfy(\.difference.isEqual)
    if problems.isEmpty, differing.isEmpty || isForgiven {
      if isForgiven { verdict.lines = [forgivenLine(pictures.count)] }
      return verdict
    }
    verdict.state = .different
    verdict.pictures = pictures.filter { !$0.difference.isEqual }
    verdict.lines =
      problems + [shiftLine ?? framesLine].compactMap { $0 } + cause.lines
      + (verdict.pictures.first.map {
        ["key frame \($0.frame): \($0.difference.problem ?? "")"]
      } ?? unheldLine(pictures))
    return verdict
  }

  /// Whether other bytes may do.
  private var isLenient: Bool { golden.comparison != PictureComparison() }

  private func forgivenLine(_ count: Int) -> String {
    "\(differing.count) frames are not the same bytes; the \(count) of them that are kept as "
      + "pictures pass by \(golden.comparison.comparator)"
  }

  /// Frames differ, and there is nothing to hold them against but their hashes.
  private func unheldLine(_ pictures: [FailedPicture]) -> [String] {
    guard isLenient, pictures.isEmpty, !differing.isEmpty else { return [] }
    return [
      "none of the frames that differ is kept as a picture; expected one to compare by "
        + "\(golden.comparison.comparator). Record more pictures"
    ]
  }

  private var cause: GoldenCause {
    GoldenCause(
      golden: golden, steps: take.steps, curves: take.curves,
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
  private var differing: [Int] {
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

  /// The key frames that are not the same, with pictures. The goldens of the others are read as well: a
  /// picture that was changed must not go unnoticed.
  private func comparePictures() throws -> [FailedPicture] {
    let expected = try golden.keyFrames.map { try folder.picture($0, of: golden, named: name) }
    guard take.rate == golden.rate else { return [] }
    let changed = golden.keyFrames.enumerated().filter { _, frame in
      frame < take.frames.count && take.frames[frame] != golden.frames[frame]
    }
    let actual = try take.pictures(changed.map(\.element))
    return try zip(changed, actual).map { key, picture in
      try failed(key.element, picture, expected[key.offset])
    }
  }

  private func failed(_ frame: Int, _ actual: PixelBuffer, _ expected: PixelBuffer) throws
    -> FailedPicture
  {
    var difference = try golden.comparison.compare(actual, expected: expected)
    let mask =
      difference.mask == nil ? nil : try DifferencePicture.draw(difference, expected: expected)
    let triptych = try DifferencePicture.triptych(difference, actual: actual, expected: expected)
    difference.dropMask()
    func png(_ pixels: PixelBuffer) throws -> [UInt8] {
      try PNGEncoder.encode(pixels, compression: .sequence)
    }
    return FailedPicture(
      frame: frame, difference: difference, expected: try png(expected), actual: try png(actual),
      mask: try mask.map(png) ?? [], triptych: try png(triptych))
  }
}
