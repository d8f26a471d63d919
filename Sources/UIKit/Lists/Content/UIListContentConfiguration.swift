// The usual contents of list rows: an image, a text and a secondary text.

import Foundation

/// A content configuration with an image, a text and a secondary text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of the text.
    public var alignment = TextAlignment.natural
    /// The transformation of the text's case.
    public var transform = TextTransform.none
    /// A function that derives the color from `color`.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The way in which a text that is too long is shortened. The default is at its end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// A Boolean value that indicates whether the font becomes smaller so that a line fits. The
    /// default is `false`.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font. The default is 0.
    public var minimumScaleFactor: CGFloat = 0
    /// A Boolean value that indicates whether the font follows the preferred text size. The fonts of
    /// text styles do so when they are made.
    public var adjustsFontForContentSizeCategory = true

    /// Returns the color of the text.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// An alignment of text.
    public enum TextAlignment: Int, Sendable {
      /// The natural alignment of the layout direction.
      case natural
      /// The text is centered.
      case center
      /// The text is justified.
      case justified
    }

    /// A transformation of a text's case.
    public enum TextTransform: Int, Sendable {
      /// The text is not transformed.
      case none
      /// The text is transformed to uppercase.
      case uppercase
      /// The text is transformed to lowercase.
      case lowercase
      /// The first letter of each word is capitalized.
      case capitalized
    }
  }

  /// The appearance of an image.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The tint color of a template image.
    public var tintColor: UIColor?
    /// A function that derives the tint color from `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol that has none of its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// A dimension of `reservedLayoutSize` that denotes the size of symbols in lists, 28 points.
    public static let standardDimension: CGFloat = -1
    /// The corner radius of the image.
    public var cornerRadius: CGFloat = 0

    /// Returns the tint color of the image for the tint color of the view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
    /// The maximum size of the image. A dimension of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// The minimum size that is reserved for the image. A dimension of 0 uses the size of the
    /// image.
    public var reservedLayoutSize = CGSize.zero
  }

  /// The image of the row.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The primary text of the row.
  public var text: String?
  /// The attributed text, which replaces `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The secondary text of the row.
  public var secondaryText: String?
  /// The attributed secondary text, which replaces `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The margins around the contents.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// A Boolean value that indicates whether the texts are placed beside each other if there is
  /// enough space. The default is `false`.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The axes in which the margins of the superview add to those of the contents. The value is
  /// stored without effect: cells have the margins of their list.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distance between the image and the text.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between texts that are placed beside each other.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts that are placed one above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ text: TextProperties, _ secondary: TextProperties) {
    (textProperties, secondaryTextProperties) = (text, secondary)
  }

  private static func properties(_ style: UIFont.TextStyle, _ color: UIColor) -> TextProperties {
    TextProperties(font: .preferredFont(forTextStyle: style), color: color)
  }

  /// Returns the default configuration of a cell. The secondary text is small and gray, below the
  /// text.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(properties(.body, .label), properties(.subheadline, .secondaryLabel))
  }
  /// Returns the configuration of a cell with a small secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(properties(.body, .label), properties(.caption1, .label))
  }
  /// Returns the configuration of a cell with a value at its trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration(
      properties(.body, .label), properties(.body, .secondaryLabel))
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  /// Returns the configuration of a section header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    edge(properties(.headline, .label), top: 3.5, bottom: 3.5)
  }
  /// Returns the configuration of a section footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    edge(properties(.body, .secondaryLabel), top: 4, bottom: 4)
  }
  /// Returns the configuration of a section header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    var made = edge(properties(.footnote, .secondaryLabel), top: 17.5, bottom: 6.5)
    made.textProperties.transform = .uppercase
    return made
  }
  /// Returns the configuration of a section footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    edge(properties(.footnote, .secondaryLabel), top: 7.5, bottom: 10)
  }

  /// Returns the configuration of a header in a list of any appearance, as of a plain list.
  public static func header() -> UIListContentConfiguration { plainHeader() }
  /// Returns the configuration of a footer in a list of any appearance, as of a grouped list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  /// Returns the configuration of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the configuration of a cell in a sidebar with a secondary text below the text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(
      properties(.body, .label), properties(.subheadline, .secondaryLabel))
  }
  /// Returns the configuration of a cell in a sidebar that accompanies another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the configuration of such a cell with a secondary text below the text.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarSubtitleCell()
  }
  /// Returns the configuration of a header in a sidebar: bold text of 20 points.
  public static func sidebarHeader() -> UIListContentConfiguration {
    var made = edge(properties(.title3, .label), top: 11, bottom: 11)
    made.textProperties.font = .systemFont(ofSize: 20, weight: .bold)
    return made
  }
  /// Returns the configuration of a prominent header in a list with rounded sections: bold text of
  /// 20 points.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    sidebarHeader()
  }
  /// Returns the configuration of an even more prominent header: bold text of 22 points.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var made = sidebarHeader()
    made.textProperties.font = .systemFont(ofSize: 22, weight: .bold)
    return made
  }

  private static func edge(_ text: TextProperties, top: CGFloat, bottom: CGFloat)
    -> UIListContentConfiguration
  {
    var made = UIListContentConfiguration(text, properties(.footnote, .secondaryLabel))
    made.directionalLayoutMargins.top = top
    made.directionalLayoutMargins.bottom = bottom
    return made
  }

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// Returns the configuration for a state: texts of disabled cells are paler.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard (state as? UICellConfigurationState)?.isDisabled == true else { return self }
    var made = self
    made.textProperties.color = .tertiaryLabel
    made.secondaryTextProperties.color = .tertiaryLabel
    return made
  }
}
