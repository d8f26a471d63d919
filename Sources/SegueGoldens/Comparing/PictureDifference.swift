// What a comparison found, with the one line that people read.

/// How two pictures differ.
public struct PictureDifference: Sendable, Hashable {
  /// How they were compared.
  public let comparison: PictureComparison
  /// The expected picture's size; its x and y are 0. Without pixels where nobody had to look.
  public let size: PixelRegion
  /// The other picture's size, where it is another.
  public let otherSize: PixelRegion?
  /// Pixels that are not the same bytes, outside of what is ignored.
  public internal(set) var changedPixels = 0
  /// Pixels that differ, as the comparator sees it.
  public private(set) var differingPixels = 0
  /// The greatest difference of a channel, 0…255.
  public internal(set) var largestChannelDifference = 0
  /// The most different pixels that touch each other.
  public private(set) var largestCluster: PixelCluster?
  /// The smallest rectangle around all that differs.
  public private(set) var bounds: PixelRegion?
  /// The mean that SSIM or FLIP gave.
  public internal(set) var score: Double?
  /// What was found for each pixel; `nil` if the pictures are the same or of different sizes.
  public private(set) var mask: DifferenceMask?

  init(comparison: PictureComparison, size: PixelRegion, otherSize: PixelRegion? = nil) {
    (self.comparison, self.size, self.otherSize) = (comparison, size, otherSize)
  }

  /// No difference, found without looking at pixels.
  static func none(by comparison: PictureComparison) -> PictureDifference {
    PictureDifference(
      comparison: comparison, size: PixelRegion(x: 0, y: 0, width: 0, height: 0))
  }

  mutating func take(_ mask: DifferenceMask) {
    let clusters = mask.clusters
    differingPixels = clusters.reduce(0) { $0 + $1.pixels }
    largestCluster = clusters.first
    bounds = clusters.dropFirst().reduce(clusters.first?.bounds) { $0?.union($1.bounds) }
    self.mask = mask
  }

  /// Forgets the mask, which takes a byte for each pixel.
  mutating func dropMask() { mask = nil }

  /// The share of the pixels that differ.
  public var share: Double { Double(differingPixels) / Double(max(1, size.width * size.height)) }

  /// Whether the pictures count as equal.
  public var isEqual: Bool { problem == nil }

  /// What is wrong, in one line; `nil` if the pictures count as equal.
  public var problem: String? {
    if let otherSize {
      return "\(otherSize.width) x \(otherSize.height) pixels; "
        + "expected \(size.width) x \(size.height)"
    }
    guard let broken = brokenLimit else { return nil }
    return "\(finding); \(broken)"
  }

  /// What was found, whether it is allowed or not.
  public var finding: String {
    guard changedPixels > 0 else { return "the same pixels" }
    var text = "\(differingPixels) of \(size.width * size.height) pixels differ"
    if differingPixels > 0 { text += " (\(Percentage(share)))" }
    if let cluster = largestCluster, let bounds {
      text += " in \(bounds)"
      if cluster.pixels < differingPixels {
        text += ", at most \(cluster.pixels) together, in \(cluster.bounds)"
      }
    }
    text += ", a channel by up to \(largestChannelDifference)"
    if let scoreText { text += ", \(scoreText)" }
    return text
  }

  /// The limit that was passed, as what was expected.
  private var brokenLimit: String? {
    let limits = comparison.limits
    switch (comparison.comparator, score) {
    case (.ssim(let least), .some(let score)) where score < least:
      return "expected a mean SSIM of at least \(least)"
    case (.flip(let most, _), .some(let score)) where score > most:
      return "expected a mean FLIP of at most \(most)"
    default: break
    }
    if limits.isEmpty {
      let mayDiffer = comparison.comparator.isScored || differingPixels == 0
      return mayDiffer ? nil : "expected none, by \(comparison.comparator)"
    }
    if let most = limits.pixels, differingPixels > most { return "expected at most \(most)" }
    if let most = limits.cluster, largestCluster?.pixels ?? 0 > most {
      return "expected at most \(most) together"
    }
    if let most = limits.share, share > most { return "expected at most \(Percentage(most))" }
    return nil
  }

  private var scoreText: String? {
    guard let score else { return nil }
    let rounded = (score * 1_000_000).rounded() / 1_000_000
    if case .ssim = comparison.comparator { return "mean SSIM \(rounded)" }
    return "mean FLIP \(rounded)"
  }
}
