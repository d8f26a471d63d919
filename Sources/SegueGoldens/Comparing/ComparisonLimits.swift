// Limits on differences. Pixels are counted, because a limit on the fraction of pixels ignores a
// wrong button if the screen is large enough, and does not show whether the pixels are adjacent.

/// The limits on the differences that a comparison permits. A limit that is `nil` does not apply.
/// Without any limit, no pixel may differ, except that a comparator that computes a mean decides by
/// the mean alone.
public struct ComparisonLimits: Sendable, Hashable {
  /// The maximum number of pixels that may differ.
  public var pixels: Int?
  /// The maximum number of connected pixels that may differ, where diagonal neighbors count as
  /// connected.
  public var cluster: Int?
  /// The maximum fraction of the pixels that may differ, from 0 to 1.
  public var share: Double?

  /// Creates limits.
  public init(pixels: Int? = nil, cluster: Int? = nil, share: Double? = nil) {
    (self.pixels, self.cluster, self.share) = (pixels, cluster, share)
  }

  /// A Boolean value that indicates whether no limit is set.
  public var isEmpty: Bool { self == ComparisonLimits() }

  /// A description such as `at most 12 pixels, at most 4 in a cluster`.
  public var description: String {
    [
      pixels.map { "at most \($0) pixels" }, cluster.map { "at most \($0) in a cluster" },
      share.map { "at most \(Percentage($0))" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}

/// A fraction formatted as a percentage, such as `0.04%`. A nonzero fraction is never rounded to
/// zero.
struct Percentage: CustomStringConvertible {
  let share: Double
  init(_ share: Double) { self.share = share }

  var description: String {
    let hundredths = (share * 10_000).rounded()
    if share > 0 && hundredths < 1 { return "less than 0.01%" }
    return "\(hundredths / 100)%"
  }
}
