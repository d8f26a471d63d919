// How two pictures are held against each other: a value, so that it can be written in a golden file, given
// on a command line and set for a whole suite of tests. Exact is the default; everything else wants a
// reason, and limits that count pixels.

/// A way to tell which pixels of two pictures differ.
public enum PixelComparator: Sendable, Hashable {
  /// Every byte counts.
  case exact
  /// A pixel differs when one of its channels does by more than `tolerance`, 0…255.
  case channels(tolerance: Int)
  /// Distance of brightness and hue (YIQ) as pixelmatch and odiff have it: a pixel differs over
  /// `threshold`, 0…1. Pixels that antialiasing explains count only with `countsAntialiasing`.
  case yiq(threshold: Double, countsAntialiasing: Bool = false)
  /// CIEDE2000: a pixel differs when ΔE₀₀ is more than `deltaE`. 1 is about what an eye can tell.
  case ciede2000(deltaE: Double)
  /// Structural similarity of Wang and others, 11 x 11 Gaussian windows, mean of the channels: the
  /// pictures differ when the mean is less than `least`, at most 1.
  case ssim(least: Double)
  /// LDR-FLIP of Andersson and others: the pictures differ when the mean error is more than `most`,
  /// 0…1, for an eye that sees so many pixels a degree.
  case flip(most: Double, pixelsPerDegree: Double = PixelComparator.usualPixelsPerDegree)

  /// FLIP's own: a 0.7 m wide monitor of 3840 pixels, seen from 0.7 m.
  public static let usualPixelsPerDegree = 0.7 * (3840 / 0.7) * (Double.pi / 180)
  /// pixelmatch's own.
  public static let usualThreshold = 0.1

  /// Whether it judges the picture as a whole, by a mean, rather than count pixels.
  public var isScored: Bool {
    switch self {
    case .ssim, .flip: true
    case .exact, .channels, .yiq, .ciede2000: false
    }
  }
}

extension PixelComparator: CustomStringConvertible {
  /// What `init(_:)` reads: `exact`, `channels:2`, `yiq:0.1`, `yiq+aa:0.1`, `ciede2000:2`, `ssim:0.99`,
  /// `flip:0.02` or `flip:0.02@67.02`.
  public var description: String {
    switch self {
    case .exact: "exact"
    case .channels(let tolerance): "channels:\(tolerance)"
    case .yiq(let threshold, let counts): "yiq\(counts ? "+aa" : ""):\(threshold)"
    case .ciede2000(let deltaE): "ciede2000:\(deltaE)"
    case .ssim(let least): "ssim:\(least)"
    case .flip(let most, PixelComparator.usualPixelsPerDegree): "flip:\(most)"
    case .flip(let most, let pixels): "flip:\(most)@\(pixels)"
    }
  }

  /// What a text has to look like.
  public static let expectation =
    "exact, channels:0…255, yiq:0…1 (yiq+aa:… counts antialiasing), ciede2000:ΔE, ssim:0…1 or flip:0…1"

  /// Reads `description`; `nil` if `text` is something else. `yiq` alone takes pixelmatch's threshold.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let value = parts.count > 1 ? String(parts[1]) : nil
    switch (parts[0], value) {
    case ("exact", nil): self = .exact
    case ("channels", .some(let text)):
      guard let tolerance = Int(text), (0...255).contains(tolerance) else { return nil }
      self = .channels(tolerance: tolerance)
    case ("yiq", let text), ("yiq+aa", let text):
      guard let threshold = Self.number(text ?? "\(Self.usualThreshold)", most: 1) else {
        return nil
      }
      self = .yiq(threshold: threshold, countsAntialiasing: parts[0] == "yiq+aa")
    case ("ciede2000", .some(let text)):
      guard let deltaE = Self.number(text, most: 200) else { return nil }
      self = .ciede2000(deltaE: deltaE)
    case ("ssim", .some(let text)):
      guard let least = Self.number(text, most: 1) else { return nil }
      self = .ssim(least: least)
    case ("flip", .some(let text)): self.init(flip: text)
    default: return nil
    }
  }

  private init?(flip text: String) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let most = Self.number(String(parts[0]), most: 1) else { return nil }
    guard parts.count > 1 else {
      self = .flip(most: most)
      return
    }
    guard let pixels = Self.number(String(parts[1]), most: 1000), pixels >= 1 else { return nil }
    self = .flip(most: most, pixelsPerDegree: pixels)
  }

  private static func number(_ text: String, most: Double) -> Double? {
    guard let value = Double(text), value >= 0, value <= most else { return nil }
    return value
  }
}
