// Accessibility attributes of objects. They have no effect on what is drawn; tests may read them.
// Objective-C gives them to all objects, and classes override them. Here responders declare them in
// the body of their class (`UIResponder`), where they can be overridden. All other objects have
// those of an extension, which for a responder call its own.

import Foundation

/// An object with accessibility attributes.
@preconcurrency @MainActor
public protocol SegueAccessible: NSObject {}

extension NSObject: SegueAccessible {}

extension SegueAccessible {
  /// A Boolean value that indicates whether the object is an accessibility element. The default is
  /// `false`.
  public var isAccessibilityElement: Bool {
    get { read(\.isAccessibilityElement, \.isElement) }
    set { write(\.isAccessibilityElement, \.isElement, newValue) }
  }
  /// A short label that identifies the object.
  public var accessibilityLabel: String? {
    get { read(\.accessibilityLabel, \.label) }
    set { write(\.accessibilityLabel, \.label, newValue) }
  }
  /// The value of the object.
  public var accessibilityValue: String? {
    get { read(\.accessibilityValue, \.value) }
    set { write(\.accessibilityValue, \.value, newValue) }
  }
  /// A description of the result of the object's action.
  public var accessibilityHint: String? {
    get { read(\.accessibilityHint, \.hint) }
    set { write(\.accessibilityHint, \.hint, newValue) }
  }
  /// A string that identifies the object in tests.
  public var accessibilityIdentifier: String? {
    get { read(\.accessibilityIdentifier, \.identifier) }
    set { write(\.accessibilityIdentifier, \.identifier, newValue) }
  }
  /// The characteristics of the object. The default is `none`.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { read(\.accessibilityTraits, \.traits) }
    set { write(\.accessibilityTraits, \.traits, newValue) }
  }
  /// A Boolean value that indicates whether the elements inside the object are hidden from
  /// assistive technologies. The default is `false`.
  public var accessibilityElementsHidden: Bool {
    get { read(\.accessibilityElementsHidden, \.hidesElements) }
    set { write(\.accessibilityElementsHidden, \.hidesElements, newValue) }
  }
  /// A Boolean value that indicates whether assistive technologies ignore the siblings of the view.
  /// The default is `false`.
  public var accessibilityViewIsModal: Bool {
    get { read(\.accessibilityViewIsModal, \.isModal) }
    set { write(\.accessibilityViewIsModal, \.isModal, newValue) }
  }

  /// The frame of the object on the screen, in points. For a view, the default is its own.
  public var accessibilityFrame: CGRect {
    get { (self as? UIResponder)?.accessibilityFrame ?? values.frame ?? .zero }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityFrame = newValue
      } else {
        values.frame = newValue
      }
    }
  }
  /// The rotors of the object.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { values.customRotors }
    set { values.customRotors = newValue }
  }

  private var values: AccessibilityValues {
    let known = objc_getAssociatedObject(self, AccessibilityValues.key) as? AccessibilityValues
    if let known { return known }
    let made = AccessibilityValues()
    objc_setAssociatedObject(self, AccessibilityValues.key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  private func read<Value>(
    _ own: KeyPath<UIResponder, Value>, _ other: KeyPath<AccessibilityValues, Value>
  ) -> Value {
    if let responder = self as? UIResponder { return responder[keyPath: own] }
    return values[keyPath: other]
  }

  private func write<Value>(
    _ own: ReferenceWritableKeyPath<UIResponder, Value>,
    _ other: ReferenceWritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    if let responder = self as? UIResponder {
      responder[keyPath: own] = value
    } else {
      values[keyPath: other] = value
    }
  }
}

/// The accessibility attributes of an object that has some.
@MainActor
final class AccessibilityValues {
  nonisolated static let key = AssociationKey("accessibility")

  var (isElement, hidesElements, isModal, groupsChildren) = (false, false, false, false)
  var label, value, hint, identifier, language: String?
  var traits = UIAccessibilityTraits.none
  var respondsToUser: Bool?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var userInputLabels: [String]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
}

extension UIView {
  /// The key of the attribute, which has no effect and is therefore not part of each view.
  static let keepsColorsKey = AssociationKey("accessibilityIgnoresInvertColors")
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
  /// The object plays its own sound when it is activated.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// The object behaves as a key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// The object is text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// The object summarizes the state of the app when it starts.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// The object is not enabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// The label or value of the object changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// The object is a field for searches.
  public static let searchField = Self(rawValue: 1 << 10)
  /// The object starts media when it is activated.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// The value of the object can be increased and decreased.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// The object handles touches itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// The object turns the page when it has been read.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// The object is a header that divides content into sections.
  public static let header = Self(rawValue: 1 << 16)
  /// The object is a bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 28)
  /// The object is on or off.
  public static let toggleButton = Self(rawValue: 1 << 53)
}
