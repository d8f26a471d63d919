// The text styles and their sizes, for each content size category. Source: Apple's Human Interface
// Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type sizes".

import Foundation

extension UIFont {
  /// The purpose of a text, which determines its font and size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String
    /// Creates a style with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The style of the largest titles.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The style of the second largest titles.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// The style of a screen's large title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of standard captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of alternate captions, the smallest.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The point size for each category of `UIContentSizeCategory.all`.
    /// Those of the extra large titles are published for the default category only: 36 and 28 points. The
    /// others follow the large title and the first-level title, which is our choice.
    private static let sizes: [TextStyle: [CGFloat]] = [
      .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
      .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    fileprivate var weight: Weight {
      switch self {
      case .extraLargeTitle, .extraLargeTitle2: .bold
      case .headline: .semibold
      default: .regular
      }
    }

    /// Returns the point size for a category; that of `body` if the style is unknown.
    package func pointSize(_ category: UIContentSizeCategory) -> CGFloat {
      let sizes = Self.sizes[self] ?? Self.sizes[.body] ?? []
      return sizes.indices.contains(category.index) ? sizes[category.index] : 17
    }

    /// Returns a length scaled as the style scales. Scaling by the ratio of point sizes and
    /// rounding to a hundredth is our choice.
    func scaled(_ length: CGFloat, _ category: UIContentSizeCategory) -> CGFloat {
      (length * pointSize(category) / pointSize(.large) * 100).rounded() / 100
    }
  }

  /// Returns the font for a text style, scaled for the user's preferred content size.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font for a text style, scaled for the content size category of the given traits. If
  /// their `legibilityWeight` is bold, it is heavier by 200 on the scale of font files, at most 900,
  /// which is our choice.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIContentSizeCategory.wanted(traitCollection)
    let isBold = traitCollection?.legibilityWeight == .bold
    return UIFont(
      recipe: FontRequest(
        weight: min(style.weight.number + (isBold ? 200 : 0), 900), textStyle: style),
      pointSize: style.pointSize(category))
  }
}
