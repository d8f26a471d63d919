import Foundation

/// How large people want their text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A category of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory\(suffix)" }

  /// Told when people want their text larger or smaller, which does not happen here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// Not said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps below the usual.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two steps below the usual.
  public static let small = UIContentSizeCategory("S")
  /// One step below the usual.
  public static let medium = UIContentSizeCategory("M")
  /// The usual.
  public static let large = UIContentSizeCategory("L")
  /// One step above the usual.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps above the usual.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Three steps above the usual.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The first of the largest.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of the largest.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of the largest.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of the largest.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// All that can be said, from the smallest to the largest.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place in `all`; that of the usual one when nothing is said.
  var index: Int { Self.all.firstIndex(of: self) ?? 3 }

  /// What these traits say, or else the current ones.
  static func wanted(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let said = traits?.preferredContentSizeCategory ?? .unspecified
    return said == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : said
  }

  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool { index >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Whether `a` is smaller.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.index < b.index
  }
}
