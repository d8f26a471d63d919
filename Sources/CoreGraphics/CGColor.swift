import Foundation

/// A color in extended sRGB with straight (not premultiplied) alpha.
///
/// Components are sRGB-encoded. The sRGB gamut is 0…1; values outside it are kept until pixels are
/// produced.
public final class CGColor: Sendable, Hashable {
  /// The color components, sRGB-encoded. The sRGB gamut is 0…1.
  public let red, green, blue: CGFloat
  /// The opacity, in 0…1.
  public let alpha: CGFloat
  /// The image that the color repeats, if it is a pattern. The components are then its mean.
  package let pattern: ColorPattern?

  /// Creates a color with the given sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    pattern = nil
  }

  /// Creates a color that repeats an image.
  package init(_ pattern: ColorPattern, alpha: CGFloat = 1) {
    (red, green, blue) = pattern.meanColor
    (self.alpha, self.pattern) = (alpha, pattern)
  }

  private init(_ color: CGColor, alpha: CGFloat) {
    (red, green, blue, pattern) = (color.red, color.green, color.blue, color.pattern)
    self.alpha = alpha
  }

  /// A Boolean value that indicates whether nothing shows through the color.
  package var isOpaque: Bool { alpha >= 1 && pattern?.image.isOpaque != false }

  /// Creates a color with the given sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray of the given sRGB-encoded level.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The components in the order red, green, blue, alpha. Never `nil`.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// The number of components including alpha. Always 4.
  public var numberOfComponents: Int { 4 }

  /// Returns the same color with the given alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(self, alpha: alpha)
  }

  /// Returns a Boolean value that indicates whether all four components, and the images of patterns,
  /// are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
      && a.pattern?.image == b.pattern?.image && a.pattern?.size == b.pattern?.size
  }

  /// Hashes the four components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
