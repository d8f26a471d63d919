// The appearance of a button as a value, available from iOS 15.

import Foundation

extension UIButton {
  /// The contents, layout and colors of a button.
  public struct Configuration {
    enum Style { case plain, gray, tinted, filled, borderless }

    /// The rounding of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// The corners have the radius `background.cornerRadius`.
      case fixed = -1
      /// The corners have the radius `background.cornerRadius`, scaled with the preferred content
      /// size.
      case dynamic = 0
      /// The corners have a radius of 4 points.
      case small = 1
      /// The corners have a radius of 8 points.
      case medium = 2
      /// The corners have a radius of 12 points.
      case large = 3
      /// The corners are half circles.
      case capsule = 4
    }

    /// The size of a button.
    public enum Size: Int, Sendable {
      /// The default size.
      case medium = 0
      /// A size smaller than the default.
      case small = 1
      /// The smallest size.
      case mini = 2
      /// A size larger than the default.
      case large = 3
    }

    /// The alignment of the title and the subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The text is centered, as the button's contents are.
      case automatic
      /// The text is aligned at the leading edge.
      case leading
      /// The text is centered.
      case center
      /// The text is aligned at the trailing edge.
      case trailing
    }

    /// The indicator that a button shows behind its contents.
    public enum Indicator: Int, Sendable {
      /// A pop-up button has an indicator, and others none.
      case automatic = 0
      /// No indicator.
      case none = 1
      /// The two chevrons of a pop-up button.
      case popup = 2
    }

    let style: Style
    /// The text of the title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes, which take precedence over those of the style.
    public var attributedTitle: AttributedString?
    /// A function that changes the font, the color and other attributes of the title.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The text of the subtitle, a smaller line below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes, which take precedence over those of the style.
    public var attributedSubtitle: AttributedString?
    /// A function that changes the font, the color and other attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The treatment of a title that is too wide. The default is truncation in the middle.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
    /// A function that changes the color of the image.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The image of the button.
    public var image: UIImage?
    /// The configuration of a symbol that has none of its own. The default is `nil`.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The edge of the title at which the image is placed. The default is `leading`.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between the title and the subtitle, in points. The default is 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle with each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets around the contents. The default depends on the button's size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? defaultInsets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// The size of the button. The default is `medium`.
    public var buttonSize = Size.medium
    /// The rounding of the background's corners. The default is `dynamic`.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of the title and the image. If `nil`, the style's own color is used.
    public var baseForegroundColor: UIColor?
    /// The color of the background. If `nil`, the style's own color is used.
    public var baseBackgroundColor: UIColor?
    /// A Boolean value that indicates whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The indicator behind the contents. The default is `automatic`.
    public var indicator = Indicator.automatic
    /// A function that changes the color of the indicator.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The background of the button.
    public var background = UIBackgroundConfiguration()

    init(_ style: Style) { self.style = style }

    /// Returns a configuration without a background, with contents in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a plain configuration without insets at the sides.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a faint background in the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the configuration for a bordered, tinted button. Same as `tinted()` here.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration for a bordered button. Same as `gray()` here.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the configuration for a prominent bordered button. Same as `filled()` here.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

/// Edges of a rectangle, with horizontal edges relative to the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits of the edges.
  public let rawValue: UInt
  /// Creates a set of edges from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge: the left edge in left-to-right layouts.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge: the right edge in left-to-right layouts.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton.Configuration {
  /// The default insets of the style and size, as measured on buttons of iOS 15.
  private var defaultInsets: NSDirectionalEdgeInsets {
    let (down, across): (CGFloat, CGFloat) =
      switch buttonSize {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    let sides = style == .borderless ? 0 : across
    return NSDirectionalEdgeInsets(top: down, leading: sides, bottom: down, trailing: sides)
  }

  /// A Boolean value that indicates whether the title has attributes beside those of the style.
  var hasStyledTitle: Bool {
    if titleTextAttributesTransformer != nil { return true }
    return attributedTitle?.runs.contains { $0.attributes != AttributeContainer() } ?? false
  }

  /// Returns whether a button shows an indicator, which for `automatic` a pop-up button does.
  func showsIndicator(isPopUp: Bool) -> Bool {
    switch indicator {
    case .automatic: isPopUp
    case .none: false
    case .popup: true
    }
  }

  /// Returns the font of the title, which follows the content size category of the traits.
  @MainActor func titleFont(_ traits: UITraitCollection, _ role: UIButton.Role) -> UIFont {
    let style: UIFont.TextStyle = buttonSize == .mini || buttonSize == .small ? .subheadline : .body
    let isBolder = subtitle != nil || role == .primary
    return .systemFont(
      ofSize: style.pointSize(.wanted(traits)), weight: isBolder ? .semibold : .regular)
  }

  /// Returns the font of the subtitle, which follows the content size category as well.
  @MainActor func subtitleFont(_ traits: UITraitCollection) -> UIFont {
    .systemFont(ofSize: UIFont.TextStyle.caption1.pointSize(.wanted(traits)))
  }

  /// The image of a button: a symbol without a size of its own follows the content size category.
  @MainActor func image(_ traits: UITraitCollection) -> UIImage? {
    let preferred = image?.preferring(preferredSymbolConfigurationForImage)
    let category = UIContentSizeCategory.wanted(traits)
    if category == .large || category == .unspecified { return preferred }
    return preferred?.sized(for: UIFont.TextStyle.body.pointSize(category))
  }

  @MainActor func cornerRadius(height: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: UIFont.TextStyle.body.scaled(background.cornerRadius, .wanted(traits))
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    return min(max(0, radius), height / 2)
  }

  /// Returns the colors of the contents and the background.
  @MainActor func colors(tint: UIColor, isEnabled: Bool) -> (content: UIColor, back: UIColor?) {
    guard isEnabled else {
      return (.tertiaryLabel, style == .plain || style == .borderless ? nil : .tertiarySystemFill)
    }
    let content = baseForegroundColor ?? (style == .filled ? .white : tint)
    let own = background.backgroundColor ?? baseBackgroundColor
    switch style {
    case .plain, .borderless: return (content, own)
    case .gray: return (content, own ?? .secondarySystemFill)
    case .tinted: return (content, (own ?? tint).withAlphaComponent(0.18))
    case .filled: return (content, own ?? tint)
    }
  }
}
