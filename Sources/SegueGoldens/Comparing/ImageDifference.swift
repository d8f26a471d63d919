// The result of a comparison, with a one-line description.

/// The difference between two images.
public struct ImageDifference: Sendable, Hashable {
  /// The comparison that found the difference.
  public let comparison: ImageComparison
  /// The size of the expected image, as a region at the origin. Empty if the pixels did not have to
  /// be examined.
  public let size: PixelRegion
  /// The size of the other image, if it differs.
  public let otherSize: PixelRegion?
  /// The number of pixels whose bytes differ, outside ignored regions.
  public internal(set) var changedPixels = 0
  /// The number of pixels that differ according to the comparator.
  public private(set) var differingPixels = 0
  /// The maximum difference of a channel, from 0 to 255.
  public internal(set) var largestChannelDifference = 0
  /// The largest cluster of differing pixels.
  public private(set) var largestCluster: PixelCluster?
  /// The smallest rectangle that contains all differing pixels.
  public private(set) var bounds: PixelRegion?
  /// The mean that SSIM or FLIP computed.
  public internal(set) var score: Double?
  /// The verdict on each pixel, or `nil` if the images are the same or have different sizes.
  public private(set) var mask: DifferenceMask?

  init(comparison: ImageComparison, size: PixelRegion, otherSize: PixelRegion? = nil) {
    (self.comparison, self.size, self.otherSize) = (comparison, size, otherSize)
  }

  /// Returns an empty difference, for images known to be equal.
  static func none(by comparison: ImageComparison) -> ImageDifference {
    ImageDifference(
      comparison: comparison, size: PixelRegion(x: 0, y: 0, width: 0, height: 0))
  }

  mutating func take(_ mask: DifferenceMask) {
    let clusters = mask.clusters
    differingPixels = clusters.reduce(0) { $0 + $1.pixels }
    largestCluster = clusters.first
    bounds = clusters.dropFirst().reduce(clusters.first?.bounds) { $0?.union($1.bounds) }
    self.mask = mask
  }

  /// Removes the mask, which takes one byte per pixel.
  mutating func dropMask() { mask = nil }

  /// The fraction of the pixels that differ.
  public var share: Double { Double(differingPixels) / Double(max(1, size.width * size.height)) }

  /// A Boolean value that indicates whether the images count as equal.
  public var isEqual: Bool { problem == nil }

  /// The problem in one line, or `nil` if the images count as equal.
  public var problem: String? {
    if let otherSize {
      return "\(otherSize.width) x \(otherSize.height) pixels; "
        + "expected \(size.width) x \(size.height)"
    }
    guard let broken = brokenLimit else { return nil }
    return "\(finding); \(broken)"
  }

  /// A description of the difference, whether it is permitted or not.
  public var finding: String {
    guard changedPixels > 0 else { return "the same pixels" }
    var text = "\(differingPixels) of \(size.width * size.height) pixels differ"
    if differingPixels > 0 { text += " (\(Percentage(share)))" }
    if let cluster = largestCluster, let bounds {
      text += " in \(bounds)"
      if cluster.pixels < differingPixels {
        text += ", the largest cluster with \(cluster.pixels) in \(cluster.bounds)"
      }
    }
    text += ", by up to \(largestChannelDifference) per channel"
    if let scoreText { text += ", \(scoreText)" }
    return text
  }

  /// The description of the limit that is exceeded.
  private var brokenLimit: String? {
    let limits = comparison.limits
    switch (comparison.comparator, score) {
    case (.ssim(let minimum), .some(let score)) where score < minimum:
      return "expected a mean SSIM of at least \(minimum)"
    case (.flip(let maximum, _), .some(let score)) where score > maximum:
      return "expected a mean FLIP of at most \(maximum)"
    default: break
    }
    if limits.isEmpty {
      let mayDiffer = comparison.comparator.isScored || differingPixels == 0
      return mayDiffer ? nil : "comparator \(comparison.comparator)"
    }
    if let maximum = limits.pixels, differingPixels > maximum {
      return "expected at most \(maximum)"
    }
    if let maximum = limits.cluster, largestCluster?.pixels ?? 0 > maximum {
      return "expected at most \(maximum) in a cluster"
    }
    if let maximum = limits.share, share > maximum {
      return "expected at most \(Percentage(maximum))"
    }
    return nil
  }

  private var scoreText: String? {
    guard let score else { return nil }
    let rounded = (score * 1_000_000).rounded() / 1_000_000
    if case .ssim = comparison.comparator { return "mean SSIM \(rounded)" }
    return "mean FLIP \(rounded)"
  }
}
