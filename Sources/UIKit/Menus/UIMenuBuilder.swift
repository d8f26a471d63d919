// The builder of a menu bar's menus. Phones and tablets as they are drawn here have no menu bar, so
// there is no builder; the interface is here for the code of apps that would use one.

import Foundation

/// The interface of the object that builds the menus of a menu bar.
@preconcurrency @MainActor
public protocol UIMenuBuilder {
  /// Returns the menu with the given identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with the given identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Inserts a menu before another one.
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
