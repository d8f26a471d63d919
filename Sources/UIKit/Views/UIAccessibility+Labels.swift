// What views say of themselves to people who do not see them. Nothing here reads it; tests may.

import Foundation

extension NSObject {
  /// What the object is called.
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { spoken("label") }
    set { speak(newValue, "label") }
  }
  /// What the object holds.
  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get { spoken("value") }
    set { speak(newValue, "value") }
  }
  /// What the object does.
  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get { spoken("hint") }
    set { speak(newValue, "hint") }
  }
  /// What tests find the object by.
  @preconcurrency @MainActor
  public var accessibilityIdentifier: String? {
    get { spoken("identifier") }
    set { speak(newValue, "identifier") }
  }
  /// Whether the object is one thing.
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get { spoken("isElement") ?? false }
    set { speak(newValue, "isElement") }
  }
  /// Whether what is inside is passed over.
  @preconcurrency @MainActor
  public var accessibilityElementsHidden: Bool {
    get { spoken("elementsHidden") ?? false }
    set { speak(newValue, "elementsHidden") }
  }
  /// Whether everything around is passed over.
  @preconcurrency @MainActor
  public var accessibilityViewIsModal: Bool {
    get { spoken("isModal") ?? false }
    set { speak(newValue, "isModal") }
  }
  /// What kind of thing the object is.
  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get { spoken("traits") ?? .none }
    set { speak(newValue, "traits") }
  }

  private static let spokenKey = AssociationKey("accessibility")

  private func spoken<Value>(_ key: String) -> Value? {
    (objc_getAssociatedObject(self, Self.spokenKey) as? [String: Any])?[key] as? Value
  }

  private func speak(_ value: Any?, _ key: String) {
    var all = objc_getAssociatedObject(self, Self.spokenKey) as? [String: Any] ?? [:]
    all[key] = value
    objc_setAssociatedObject(self, Self.spokenKey, all, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension UIView {
  /// Whether the view would keep its colours when all are inverted; none ever are.
  public var accessibilityIgnoresInvertColors: Bool {
    get { objc_getAssociatedObject(self, Self.keepsColorsKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, Self.keepsColorsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  private static let keepsColorsKey = AssociationKey("accessibilityIgnoresInvertColors")
}

/// What kind of thing something is.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The kinds as bits.
  public let rawValue: UInt64
  /// The kinds of these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// A picture.
  public static let image = Self(rawValue: 1 << 2)
  /// Selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// Text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A header.
  public static let header = Self(rawValue: 1 << 16)
  /// Not to be used.
  public static let notEnabled = Self(rawValue: 1 << 8)
}
