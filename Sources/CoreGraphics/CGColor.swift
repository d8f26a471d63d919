import Foundation

/// A colour in extended sRGB, straight (not premultiplied).
///
/// Components are sRGB-encoded; 0…1 is the gamut, values outside it are kept until pixels are made.
public final class CGColor: Sendable, Hashable {
  /// Red, green, blue and alpha. Alpha is 0…1.
  public let red, green, blue: CGFloat
  /// Opacity, 0…1.
  public let alpha: CGFloat

  /// A colour of these sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A colour of these sRGB components.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey of this sRGB-encoded level.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }
  /// Always 4.
  public var numberOfComponents: Int { 4 }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Whether all four components are equal.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha
  }

  /// Hashes the four components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}
