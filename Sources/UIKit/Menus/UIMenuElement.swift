// The elements of menus: what they show, and how.

import Foundation

/// An element of a menu: an action, a command, or a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The states of an element, which it shows by a mark.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash.
    case mixed
  }

  /// The attributes of an element.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits of the attributes.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element deletes something, and is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu remains after a choice.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  open var title: String
  /// The line below the title.
  open var subtitle: String?
  /// The image after the title.
  open var image: UIImage?

  /// Creates an element. On iOS only actions, commands and menus can be created; here it is public, so
  /// that their subclasses inherit initializers.
  public init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }

  /// The attributes with which the element is shown.
  var shownAttributes: Attributes { [] }
  /// The state that the element shows.
  var shownState: State { .off }
}

/// A menu element whose elements are provided when the menu is shown.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private var isCached = true
  private var cached: [UIMenuElement]?

  /// Creates an element.
  ///
  /// - Parameter elementProvider: A closure that calls its argument with the elements, once. They
  ///   are kept for the next time.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "")
  }

  /// Returns an element whose elements are provided anew each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let element = UIDeferredMenuElement(elementProvider)
    element.isCached = false
    return element
  }

  /// Calls `show` with the elements, at once or when they are provided.
  func load(_ show: @escaping ([UIMenuElement]) -> Void) {
    if let cached { return show(cached) }
    provider { [self] elements in
      if isCached { cached = elements }
      show(elements)
    }
  }
}
