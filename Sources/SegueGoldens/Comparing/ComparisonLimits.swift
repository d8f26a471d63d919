// How much may differ. Pixels are counted: a share of the whole lets a wrong button by when the screen is
// large enough, and says nothing of whether the pixels lie together.

/// What a comparison lets pass. A limit that is `nil` does not hold; without any, no pixel may differ
/// (and where the comparator judges by a mean, that alone decides).
public struct ComparisonLimits: Sendable, Hashable {
  /// The most pixels that may differ.
  public var pixels: Int?
  /// The most pixels that may differ and touch each other, corners included.
  public var cluster: Int?
  /// The greatest share of the pixels that may differ, 0…1.
  public var share: Double?

  /// Limits.
  public init(pixels: Int? = nil, cluster: Int? = nil, share: Double? = nil) {
    (self.pixels, self.cluster, self.share) = (pixels, cluster, share)
  }

  /// Whether none is given.
  public var isEmpty: Bool { self == ComparisonLimits() }

  /// For people: `at most 12 pixels, at most 4 together`.
  public var description: String {
    [
      pixels.map { "at most \($0) pixels" }, cluster.map { "at most \($0) together" },
      share.map { "at most \(Percentage($0))" },
    ].compactMap { $0 }.joined(separator: ", ")
  }
}

/// A share as people read it: `0.04 %`, never rounded to nothing.
struct Percentage: CustomStringConvertible {
  let share: Double
  init(_ share: Double) { self.share = share }

  var description: String {
    let hundredths = (share * 10_000).rounded()
    if share > 0 && hundredths < 1 { return "less than 0.01 %" }
    return "\(hundredths / 100) %"
  }
}
