// Accessibility attributes of objects. They are stored without effect; tests may read them.

import Foundation

extension NSObject {
  /// A short label that identifies the object.
  @preconcurrency @MainActor
  public var accessibilityLabel: String? {
    get { stored("label") }
    set { store(newValue, "label") }
  }
  /// The value of the object.
  @preconcurrency @MainActor
  public var accessibilityValue: String? {
    get { stored("value") }
    set { store(newValue, "value") }
  }
  /// A description of the result of the object's action.
  @preconcurrency @MainActor
  public var accessibilityHint: String? {
    get { stored("hint") }
    set { store(newValue, "hint") }
  }
  /// A string that identifies the object in tests.
  @preconcurrency @MainActor
  public var accessibilityIdentifier: String? {
    get { stored("identifier") }
    set { store(newValue, "identifier") }
  }
  /// A Boolean value that indicates whether the object is an accessibility element. The default is
  /// `false`.
  @preconcurrency @MainActor
  public var isAccessibilityElement: Bool {
    get { stored("isElement") ?? false }
    set { store(newValue, "isElement") }
  }
  /// A Boolean value that indicates whether the elements inside the object are hidden from
  /// assistive technologies. The default is `false`.
  @preconcurrency @MainActor
  public var accessibilityElementsHidden: Bool {
    get { stored("elementsHidden") ?? false }
    set { store(newValue, "elementsHidden") }
  }
  /// A Boolean value that indicates whether assistive technologies ignore the siblings of the view.
  /// The default is `false`.
  @preconcurrency @MainActor
  public var accessibilityViewIsModal: Bool {
    get { stored("isModal") ?? false }
    set { store(newValue, "isModal") }
  }
  /// The characteristics of the object. The default is `none`.
  @preconcurrency @MainActor
  public var accessibilityTraits: UIAccessibilityTraits {
    get { stored("traits") ?? .none }
    set { store(newValue, "traits") }
  }

  private static let storageKey = AssociationKey("accessibility")

  private func stored<Value>(_ key: String) -> Value? {
    (objc_getAssociatedObject(self, Self.storageKey) as? [String: Any])?[key] as? Value
  }

  private func store(_ value: Any?, _ key: String) {
    var all = objc_getAssociatedObject(self, Self.storageKey) as? [String: Any] ?? [:]
    all[key] = value
    objc_setAssociatedObject(self, Self.storageKey, all, .OBJC_ASSOCIATION_RETAIN)
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view keeps its colors when colors are inverted. The
  /// value is stored without effect: colors are never inverted.
  public var accessibilityIgnoresInvertColors: Bool {
    get { objc_getAssociatedObject(self, Self.keepsColorsKey) as? Bool ?? false }
    set { objc_setAssociatedObject(self, Self.keepsColorsKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
  private static let keepsColorsKey = AssociationKey("accessibilityIgnoresInvertColors")
}

/// The accessibility characteristics of an object.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The characteristics as a bit mask.
  public let rawValue: UInt64
  /// Creates a set of characteristics from a bit mask.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No characteristics.
  public static let none: Self = []
  /// The object behaves as a button.
  public static let button = Self(rawValue: 1 << 0)
  /// The object behaves as a link.
  public static let link = Self(rawValue: 1 << 1)
  /// The object is an image.
  public static let image = Self(rawValue: 1 << 2)
  /// The object is currently selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// The object is text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// The object is a header that divides content into sections.
  public static let header = Self(rawValue: 1 << 16)
  /// The object is not enabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
}
