import Foundation

/// The user's preferred size of text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the category.
  public let rawValue: String
  /// Creates a category with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ suffix: String) { rawValue = "UICTContentSizeCategory\(suffix)" }

  /// Posted when the preferred content size changes. The notification is not posted here.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// An unspecified category.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps below the default size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Two steps below the default size.
  public static let small = UIContentSizeCategory("S")
  /// One step below the default size.
  public static let medium = UIContentSizeCategory("M")
  /// The default size.
  public static let large = UIContentSizeCategory("L")
  /// One step above the default size.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two steps above the default size.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// Three steps above the default size.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest of the five accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second of the five accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third of the five accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth of the five accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest of the five accessibility sizes.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// All specified categories, from the smallest to the largest.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index of the category in `all`; the index of `large` if the category is not in it.
  var index: Int { Self.all.firstIndex(of: self) ?? 3 }

  /// Returns the category of the given traits, or of the current traits if they are `nil` or
  /// unspecified.
  static func wanted(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let said = traits?.preferredContentSizeCategory ?? .unspecified
    return said == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : said
  }

  /// A Boolean value that indicates whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { index >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Returns whether `a` is smaller than `b`.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.index < b.index
  }
}
