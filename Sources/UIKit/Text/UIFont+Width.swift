import Foundation

extension UIFont {
  /// The width of the letters of a font. The standard width is 0; narrower ones are negative.
  ///
  /// Inter, the system font here, has one width: fonts of all widths are drawn as the standard one.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, negative for narrow letters.
    public let rawValue: CGFloat
    /// Creates a width with the given value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest letters. Drawn with the standard width.
    public static let compressed = Width(rawValue: -0.4)
    /// Narrow letters. Drawn with the standard width.
    public static let condensed = Width(rawValue: -0.2)
    /// The standard width.
    public static let standard = Width(rawValue: 0)
    /// Wide letters. Drawn with the standard width.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Returns the system font at the given size and weight. The width has no effect, because the
  /// system font here has no faces of other widths; text takes the space of the standard one.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
