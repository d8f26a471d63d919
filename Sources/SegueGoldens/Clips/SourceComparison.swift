// The comparison of two images, movies or folders. Differences of the sources as a whole (number,
// rate and size of frames) are reported first, then those of each pair of images.

import SegueImages
import SeguePixels

/// The verdict on one pair of images.
public struct PairVerdict: Sendable, Hashable {
  /// The name of the file in both folders, or of the frame.
  public var name: String
  /// The index of a movie's frame, counted from 0, or `nil`.
  public var frame: Int?
  /// The presentation time of the frame in seconds, or `nil`.
  public var seconds: Double?
  /// The difference between the images, without its mask.
  public var difference: ImageDifference
}

/// The verdict on two sources.
public struct SourceVerdict: Sendable {
  /// The problems with the sources as a whole, one line each: missing files, frame counts, frame
  /// rates.
  public var problems: [String] = []
  /// The verdicts on the pairs that were compared, in order.
  public var pairs: [PairVerdict] = []

  /// The pairs that differ.
  public var failures: [PairVerdict] { pairs.filter { !$0.difference.isEqual } }
  /// A Boolean value that indicates whether the sources are equal.
  public var isEqual: Bool { problems.isEmpty && failures.isEmpty }

  /// Returns the problems, one line each: at most the given number of pairs, then the number of
  /// further ones.
  public func lines(maximum: Int = 5) -> [String] {
    let failures = failures
    let shown = failures.prefix(maximum).map { pair in
      let text = pair.difference.problem ?? ""
      return pair.name.isEmpty ? text : "\(pair.name): \(text)"
    }
    let more = failures.count - shown.count
    return problems + shown + (more > 0 ? ["and \(more) more that differ"] : [])
  }
}

/// Compares two sources.
public struct SourceComparison: Sendable {
  /// The comparison for each pair of images.
  public var images: ImageComparison
  /// The number of pairs that are compared concurrently.
  public var jobs: Int
  /// Called for each pair that differs, on any thread, with its name, difference and images.
  public var onDifference:
    @Sendable (String, ImageDifference, _ actual: PixelBuffer, _ expected: PixelBuffer) throws ->
      Void

  /// Creates a comparison of sources.
  public init(_ images: ImageComparison = ImageComparison(), jobs: Int = 1) {
    (self.images, self.jobs) = (images, jobs)
    onDifference = { _, _, _, _ in }
  }

  /// Compares `actual` with `expected`.
  /// - Throws: `GoldenError` if there is nothing to compare, or if one source is an image and the
  ///   other a movie; `FileError`, `ImageError`, `PixelError`.
  public func compare(_ actual: ImageSource, expected: ImageSource) throws -> SourceVerdict {
    switch (actual, expected) {
    case (.image(let a), .image(let b)):
      SourceVerdict(pairs: [try pair("", a, b)])
    case (.folder(let a), .folder(let b)): try folders(a, b)
    case (.clip(let a), .clip(let b)):
      try ClipComparison(self, a.clip, b.clip).verdict(isSame: a.bytes == b.bytes)
    case (.image, _), (_, .image), (.clip, .folder), (.folder, .clip):
      throw GoldenError(
        .usage,
        "\(actual.kind) and \(expected.kind); expected two images, two movies, or two folders")
    }
  }

  private func folders(_ actual: ImageFolder, _ expected: ImageFolder) throws -> SourceVerdict {
    let found = Set(actual.names)
    let common = expected.names.filter(found.contains)
    let wanted = Set(expected.names)
    let all = expected.names + actual.names
    guard !all.isEmpty else {
      throw GoldenError(
        .nothingCompared,
        "there are no images in \(expected.path) or \(actual.path); expected at least one")
    }
    var verdict = SourceVerdict()
    verdict.problems =
      expected.names.filter { !found.contains($0) }.map { "\($0): only in \(expected.path)" }
      + actual.names.filter { !wanted.contains($0) }.map { "\($0): only in \(actual.path)" }
    verdict.pairs = try ParallelWork.map(common.count, jobs: jobs) { index in
      try pair(common[index], try actual.file(common[index]), try expected.file(common[index]))
    }
    return verdict
  }

  /// Compares two files. Files with the same bytes are not decoded if they begin like an image
  /// format that can be.
  private func pair(_ name: String, _ actual: EncodedImage, _ expected: EncodedImage) throws
    -> PairVerdict
  {
    if actual.bytes == expected.bytes, expected.isReadable {
      return PairVerdict(name: name, difference: .none(by: images))
    }
    let files = [expected, actual]
    let pixels = try ParallelWork.map(files.count, jobs: 2) { try files[$0].pixels() }
    return try pair(name, pixels[1], pixels[0])
  }

  func pair(_ name: String, _ actual: PixelBuffer, _ expected: PixelBuffer) throws -> PairVerdict {
    var difference = try images.compare(actual, expected: expected)
    if !difference.isEqual { try onDifference(name, difference, actual, expected) }
    difference.dropMask()
    return PairVerdict(name: name, difference: difference)
  }
}
