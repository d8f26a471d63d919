// Two things side by side: pictures, movies, folders. What can be said of them as wholes (how many, how
// fast, how large) is said first, then every pair of pictures.

import SegueImages
import SeguePixels

/// What became of one pair of pictures.
public struct PairVerdict: Sendable, Hashable {
  /// The file's name in both folders, or the frame.
  public var name: String
  /// The frame of a movie, from 0.
  public var frame: Int?
  /// When it shows, in seconds.
  public var seconds: Double?
  /// How they differ; without the mask.
  public var difference: PictureDifference
}

/// What a comparison of two sources found.
public struct SourceVerdict: Sendable {
  /// What is wrong with the wholes, one line each: missing files, frame counts, rates.
  public var problems: [String] = []
  /// Each pair that was compared, in order.
  public var pairs: [PairVerdict] = []

  /// The pairs that differ.
  public var failures: [PairVerdict] { pairs.filter { !$0.difference.isEqual } }
  /// Whether all is equal.
  public var isEqual: Bool { problems.isEmpty && failures.isEmpty }

  /// Everything that is wrong, one line each: at most `most` pairs, then how many more.
  public func lines(most: Int = 5) -> [String] {
    let failures = failures
    let shown = failures.prefix(most).map { pair in
      let text = pair.difference.problem ?? ""
      return pair.name.isEmpty ? text : "\(pair.name): \(text)"
    }
    let more = failures.count - shown.count
    return problems + shown + (more > 0 ? ["and \(more) more that differ"] : [])
  }
}

/// Compares sources.
public struct SourceComparison: Sendable {
  /// How pictures are compared.
  public var pictures: PictureComparison
  /// Pairs compared at a time.
  public var jobs: Int
  /// Called for each pair that differs, on any thread, with its name, difference and pictures.
  public var onDifference:
    @Sendable (String, PictureDifference, _ actual: PixelBuffer, _ expected: PixelBuffer) throws ->
      Void

  /// A comparison.
  public init(_ pictures: PictureComparison = PictureComparison(), jobs: Int = 1) {
    (self.pictures, self.jobs) = (pictures, jobs)
    onDifference = { _, _, _, _ in }
  }

  /// Holds `actual` against `expected`.
  /// - Throws: `GoldenError` when there is nothing to compare, or a picture and a movie;
  ///   `FileError`, `ImageError`, `PixelError`.
  public func compare(_ actual: PictureSource, expected: PictureSource) throws -> SourceVerdict {
    switch (actual, expected) {
    case (.picture(let a), .picture(let b)):
      SourceVerdict(pairs: [try pair("", a, b)])
    case (.folder(let a), .folder(let b)): try folders(a, b)
    case (.clip(let a), .clip(let b)):
      try ClipComparison(self, a.clip, b.clip).verdict(isSame: a.bytes == b.bytes)
    case (.picture, _), (_, .picture), (.clip, .folder), (.folder, .clip):
      throw GoldenError(
        .usage, "\(actual.kind) and \(expected.kind); expected two pictures, movies or folders")
    }
  }

  private func folders(_ actual: PictureFolder, _ expected: PictureFolder) throws -> SourceVerdict {
    let found = Set(actual.names)
    let common = expected.names.filter(found.contains)
    let wanted = Set(expected.names)
    let all = expected.names + actual.names
    guard !all.isEmpty else {
      throw GoldenError(
        .nothingCompared,
        "there is no picture in \(expected.path) or \(actual.path); expected at least one")
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

  /// Files of the same bytes are not decoded, as long as they begin like pictures that can be.
  private func pair(_ name: String, _ actual: PictureFile, _ expected: PictureFile) throws
    -> PairVerdict
  {
    if actual.bytes == expected.bytes, expected.isReadable {
      return PairVerdict(name: name, difference: .none(by: pictures))
    }
    let files = [expected, actual]
    let pixels = try ParallelWork.map(files.count, jobs: 2) { try files[$0].pixels() }
    return try pair(name, pixels[1], pixels[0])
  }

  func pair(_ name: String, _ actual: PixelBuffer, _ expected: PixelBuffer) throws -> PairVerdict {
    var difference = try pictures.compare(actual, expected: expected)
    if !difference.isEqual { try onDifference(name, difference, actual, expected) }
    difference.dropMask()
    return PairVerdict(name: name, difference: difference)
  }
}
