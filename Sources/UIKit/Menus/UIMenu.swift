// A menu: a title and elements, some of which may be menus themselves.

import Foundation

/// A menu of actions, commands and further menus.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name of the identifier.
    public let rawValue: String
    /// Creates an identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The menus of the menu bar of a tablet, by name.
    public static let (application, file, edit) = (
      Identifier("com.apple.menu.application"), Identifier("com.apple.menu.file"),
      Identifier("com.apple.menu.edit")
    )
    /// The menus of the menu bar of a tablet, by name.
    public static let (view, window, help) = (
      Identifier("com.apple.menu.view"), Identifier("com.apple.menu.window"),
      Identifier("com.apple.menu.help")
    )
  }

  /// The options of a menu.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements are a section of the menu that contains this one.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu deletes something, and is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of the elements is selected; a choice selects another.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are a row of images. They are drawn as rows with titles here.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The sizes of elements.
  public enum ElementSize: Int, Sendable {
    /// Several elements in a row, without titles.
    case small
    /// Several elements in a row.
    case medium
    /// One element in a row.
    case large
    /// The system decides.
    case automatic = -1
  }

  /// The identifier of the menu.
  open private(set) var identifier: Identifier
  /// The options of the menu.
  open private(set) var options: Options
  /// The elements of the menu.
  open private(set) var children: [UIMenuElement]
  /// The preferred size of the elements. All are drawn in rows of their own.
  open var preferredElementSize = ElementSize.automatic
  private static var made = 0

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("menu \(Self.made)")
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu with the same properties and other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that are selected, in this menu and its inline sections.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { element in
      if let menu = element as? UIMenu { return menu.selectedElements }
      return element.shownState == .on ? [element] : []
    }
  }

  override var shownAttributes: Attributes { options.contains(.destructive) ? .destructive : [] }

  /// Marks a chosen element of a menu with a single selection. Of nested menus, the innermost one
  /// that contains the element counts.
  ///
  /// - Returns: Whether the menu contains the element.
  @discardableResult
  func select(_ chosen: UIMenuElement) -> Bool {
    for case let menu as UIMenu in children where menu.select(chosen) { return true }
    guard children.contains(where: { $0 === chosen }) else { return false }
    if options.contains(.singleSelection) { mark(chosen) }
    return true
  }

  /// Marks one element as selected, and no other.
  func mark(_ chosen: UIMenuElement) {
    for element in children {
      (element as? UIAction)?.state = element === chosen ? .on : .off
      (element as? UICommand)?.state = element === chosen ? .on : .off
      (element as? UIMenu)?.mark(chosen)
    }
  }

  /// The first action of the menu and its inline sections.
  var firstAction: UIAction? {
    for element in children {
      if let action = element as? UIAction { return action }
      if let action = (element as? UIMenu)?.firstAction { return action }
    }
    return nil
  }
}
