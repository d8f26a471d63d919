// The rows of a menu, in sections.

import Foundation

/// The rows that a menu shows.
@MainActor
struct MenuSections {
  /// A section: a title, and the elements in rows.
  struct Section {
    var title: String?
    var elements: [UIMenuElement] = []
  }

  private(set) var sections: [Section] = []

  /// Collects the rows of a menu. Inline menus are sections.
  ///
  /// - Parameter loaded: The elements that deferred elements have provided so far.
  init(_ menu: UIMenu, loaded: [ObjectIdentifier: [UIMenuElement]]) {
    var current = Section(title: menu.title.isEmpty ? nil : menu.title)
    func close() {
      if !current.elements.isEmpty { sections.append(current) }
      current = Section()
    }
    func add(_ elements: [UIMenuElement]) {
      for element in elements where !element.shownAttributes.contains(.hidden) {
        if let deferred = element as? UIDeferredMenuElement {
          add(loaded[ObjectIdentifier(deferred)] ?? [])
        } else if let inline = element as? UIMenu, inline.options.contains(.displayInline) {
          close()
          sections += MenuSections(inline, loaded: loaded).sections
        } else {
          current.elements.append(element)
        }
      }
    }
    add(menu.children)
    close()
  }

  /// The deferred elements of a menu and its inline sections.
  static func deferredElements(_ menu: UIMenu) -> [UIDeferredMenuElement] {
    menu.children.flatMap { element -> [UIDeferredMenuElement] in
      if let deferred = element as? UIDeferredMenuElement { return [deferred] }
      guard let inline = element as? UIMenu, inline.options.contains(.displayInline) else {
        return []
      }
      return deferredElements(inline)
    }
  }

  /// A Boolean value that indicates whether any row has a mark or the chevron of a submenu, for which
  /// all rows leave room.
  var hasMarks: Bool {
    sections.contains { $0.elements.contains { $0.shownState != .off || $0 is UIMenu } }
  }
}
