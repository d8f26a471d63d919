// The rule by which two images are compared. It is a value, so that it can be written to a golden
// file, given on a command line and set for a whole suite of tests. The default is exact equality;
// everything else requires a reason, and limits that count pixels.

/// A rule that determines which pixels of two images differ.
public enum PixelComparator: Sendable, Hashable {
  /// All bytes have to be equal.
  case exact
  /// A pixel differs if one of its channels differs by more than `tolerance`, from 0 to 255.
  case channels(tolerance: Int)
  /// The YIQ color distance of pixelmatch and odiff: a pixel differs if its distance exceeds
  /// `threshold`, from 0 to 1. Pixels that antialiasing explains count only with
  /// `countsAntialiasing`.
  case yiq(threshold: Double, countsAntialiasing: Bool = false)
  /// CIEDE2000: a pixel differs if ΔE₀₀ exceeds `deltaE`. A value of 1 is about the smallest
  /// perceptible difference.
  case ciede2000(deltaE: Double)
  /// The structural similarity of Wang and others, with Gaussian windows of 11 x 11 pixels and the
  /// mean of the channels. The images differ if the mean is less than the given minimum, which is
  /// at most 1.
  case ssim(minimum: Double)
  /// LDR-FLIP of Andersson and others. The images differ if the mean error exceeds the given
  /// maximum, from 0 to 1, for an observer who sees the given number of pixels per degree.
  case flip(maximum: Double, pixelsPerDegree: Double = PixelComparator.usualPixelsPerDegree)

  /// FLIP's default: a monitor 0.7 m wide with 3840 pixels, seen from a distance of 0.7 m.
  public static let usualPixelsPerDegree = 0.7 * (3840 / 0.7) * (Double.pi / 180)
  /// The default threshold of pixelmatch.
  public static let usualThreshold = 0.1

  /// A Boolean value that indicates whether the comparator judges the image as a whole, by a mean,
  /// rather than by counting pixels.
  public var isScored: Bool {
    switch self {
    case .ssim, .flip: true
    case .exact, .channels, .yiq, .ciede2000: false
    }
  }
}

extension PixelComparator: CustomStringConvertible {
  /// The text that `init(_:)` reads: `exact`, `channels:2`, `yiq:0.1`, `yiq+aa:0.1`, `ciede2000:2`,
  /// `ssim:0.99`, `flip:0.02` or `flip:0.02@67.02`.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .channels(let tolerance): "channels:\(tolerance)"
    case .yiq(let threshold, let counts): "yiq\(counts ? "+aa" : ""):\(threshold)"
    case .ciede2000(let deltaE): "ciede2000:\(deltaE)"
    case .ssim(let minimum): "ssim:\(minimum)"
    case .flip(let maximum, PixelComparator.usualPixelsPerDegree): "flip:\(maximum)"
    case .flip(let maximum, let pixels): "flip:\(maximum)@\(pixels)"
    }
  }

  /// The description of the text that `init(_:)` expects.
  public static let expectation =
    "exact, channels:0…255, yiq:0…1 (yiq+aa:… counts antialiasing), ciede2000:ΔE, ssim:0…1, or "
    + "flip:0…1"

  /// Creates a comparator from its `description`. Returns `nil` if `text` is not one. `yiq` without
  /// a number uses pixelmatch's threshold.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? String(parts[1]) : nil
    switch (parts[0], value) {
    case ("exact", nil): self = .exact
    case ("channels", .some(let text)):
      guard let tolerance = Int(text), (0...255).contains(tolerance) else { return nil }
      self = .channels(tolerance: tolerance)
    case ("yiq", let text), ("yiq+aa", let text):
      guard let threshold = Self.number(text ?? "\(Self.usualThreshold)", maximum: 1) else {
        return nil
      }
      self = .yiq(threshold: threshold, countsAntialiasing: parts[0] == "yiq+aa")
    case ("ciede2000", .some(let text)):
      guard let deltaE = Self.number(text, maximum: 200) else { return nil }
      self = .ciede2000(deltaE: deltaE)
    case ("ssim", .some(let text)):
      guard let minimum = Self.number(text, maximum: 1) else { return nil }
      self = .ssim(minimum: minimum)
    case ("flip", .some(let text)): self.init(flip: text)
    default: return nil
    }
  }

  private init?(flip text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let maximum = Self.number(String(parts[0]), maximum: 1) else { return nil }
    guard parts.count > 1 else {
      self = .flip(maximum: maximum)
      return
    }
    guard let pixels = Self.number(String(parts[1]), maximum: 1000), pixels >= 1 else { return nil }
    self = .flip(maximum: maximum, pixelsPerDegree: pixels)
  }

  private static func number(_ text: String, maximum: Double) -> Double? {
    guard let value = Double(text), value >= 0, value <= maximum else { return nil }
    return value
  }
}
