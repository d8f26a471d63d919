// Rotors and details for assistive technologies, of which there are none here. They are kept, so that
// tests may read them and search with them.

import Foundation

/// A way in which assistive technologies move among related elements, such as headings.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The directions of a search.
  public enum Direction: Int, Sendable {
    /// Toward the beginning.
    case previous
    /// Toward the end.
    case next
  }

  /// The rotors that the system names.
  public enum SystemRotorType: Int, Sendable {
    /// None of these.
    case none
    /// Links, and those that were followed.
    case link, visitedLink
    /// Headings, all or those of one level.
    case heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6
    /// Text with an attribute.
    case boldText, italicText, underlineText, misspelledWord
    /// Other kinds of elements.
    case image, textField, table, list, landmark
  }

  /// A closure that returns the next element of a search; `nil` if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?

  /// The name of the rotor.
  open var name: String
  /// The closure that searches.
  open var itemSearchBlock: Search
  /// The system's rotor that this one extends.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (self.name, self.itemSearchBlock, systemRotorType) = (name, itemSearchBlock, .none)
    super.init()
  }

  /// Creates a rotor that extends one of the system's.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (name, self.itemSearchBlock, systemRotorType) = ("", itemSearchBlock, type)
    super.init()
  }
}

/// What a rotor searches for.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The element at which the search begins.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element that a rotor has found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?

  /// Creates a result without an element.
  public override init() { super.init() }

  /// Creates a result. Ranges of text do not exist here.
  public init(targetElement: any NSObjectProtocol, targetRange: Never?) {
    self.targetElement = targetElement
    super.init()
  }
}

/// A detail of an element, which assistive technologies tell on demand.
@preconcurrency @MainActor
open class AXCustomContent: NSObject {
  /// The times at which a detail is told.
  public enum Importance: UInt, Sendable {
    /// On demand.
    case `default`
    /// With the element.
    case high
  }

  /// The label of the detail.
  public let label: String
  /// The value of the detail.
  public let value: String
  /// When the detail is told.
  open var importance = Importance.default

  /// Creates a detail.
  public init(label: String, value: String) {
    (self.label, self.value) = (label, value)
    super.init()
  }
}

/// An object with details for assistive technologies.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The details.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
