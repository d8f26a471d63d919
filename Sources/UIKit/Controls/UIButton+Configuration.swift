// What a button looks like as a value, from iOS 15 on.

import Foundation

extension UIButton {
  /// How a button looks: what it shows, where, and in which colours.
  public struct Configuration {
    enum Style { case plain, gray, tinted, filled, borderless }

    /// How round the background's corners are.
    public enum CornerStyle: Int, Sendable {
      /// As `background.cornerRadius` says.
      case fixed = -1
      /// That, larger with the text.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Smaller.
      case small = 1
      /// Smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// Where the title's lines lie.
    public enum TitleAlignment: Int, Sendable {
      /// As the contents do.
      case automatic
      /// Where reading begins.
      case leading
      /// In the middle.
      case center
      /// Where reading ends.
      case trailing
    }

    let style: Style
    /// The title.
    public var title: String?
    /// A smaller line below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// Between picture and title.
    public var imagePadding: CGFloat = 0
    /// On which side of the title the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Where the title's lines lie.
    public var titleAlignment = TitleAlignment.automatic
    /// Around the contents; those of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? defaultInsets }
      set { ownInsets = newValue }
    }
    private var ownInsets: NSDirectionalEdgeInsets?
    /// How large the button is.
    public var buttonSize = Size.medium
    /// How round its corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and picture; the style's unless set.
    public var baseForegroundColor: UIColor?
    /// The background's colour; the style's unless set.
    public var baseBackgroundColor: UIColor?
    /// Whether something turns in the picture's place.
    public var showsActivityIndicator = false
    /// The background.
    public var background = UIBackgroundConfiguration()

    init(_ style: Style) { self.style = style }

    /// Title and picture in the tint, without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// The same without room around it.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// On gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On the tint, faintly.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// In gray without a background.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// On gray.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// On the tint.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

/// A button's background.
public struct UIBackgroundConfiguration {
  /// The colour; the button's unless set.
  public var backgroundColor: UIColor?
  /// The corners' radius.
  public var cornerRadius: CGFloat = 6
  /// The colour of the line around it.
  public var strokeColor: UIColor?
  /// The width of the line around it.
  public var strokeWidth: CGFloat = 0

  /// None.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Some of the edges of a rectangle, the horizontal ones in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The edges as bits.
  public let rawValue: UInt
  /// The edges of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// Where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// Where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton.Configuration {
  /// As measured on buttons of iOS 15.
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

  @MainActor var titleFont: UIFont {
    let size: CGFloat = buttonSize == .mini || buttonSize == .small ? 15 : 17
    return .systemFont(ofSize: size, weight: subtitle == nil ? .regular : .semibold)
  }

  @MainActor func cornerRadius(height: CGFloat) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: height / 2
      }
    return min(max(0, radius), height / 2)
  }

  /// The colours of contents and background.
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
