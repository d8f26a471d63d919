// Restores bars and their items.

import Foundation
import UIKit

extension NibLoader {
  /// Restores a bar button item or a tab bar item.
  func restoreItem(_ item: UIBarItem, _ element: NibElement) {
    if let title = element["title"] { item.title = title }
    if let image = image("image", of: element) { item.image = image }
    if let isEnabled = element.flag("enabled") { item.isEnabled = isEnabled }
    if let tag = element.integer("tag") { item.tag = tag }
    if let insets = element.insets("imageInsets") { item.imageInsets = insets }
    if let button = item as? UIBarButtonItem { restoreButtonItem(button, element) }
    if let tab = item as? UITabBarItem {
      if let image = image("selectedImage", of: element) { tab.selectedImage = image }
      if let badge = element["badgeValue"] { tab.badgeValue = badge }
      if let color = color("badgeColor", of: element) { tab.badgeColor = color }
    }
  }

  private func restoreButtonItem(_ item: UIBarButtonItem, _ element: NibElement) {
    if let style = element.option(
      "style", ["plain": UIBarButtonItem.Style.plain, "done": .done, "bordered": .bordered])
    {
      item.style = style
    }
    if let width = element.number("width") { item.width = width }
    if let color = color("tintColor", of: element) { item.tintColor = color }
    if let isSelected = element.flag("selected") { item.isSelected = isSelected }
    let views = element.children.first {
      $0.key == "customView" || ObjectKinds.kind($0).map { $0.level is UIView.Type } == true
    }
    if let view = views.flatMap({ make($0) }) as? UIView { item.customView = view }
    if element.child("buttonConfiguration") != nil { _ = element["style"] }
  }

  func restoreNavigationItem(_ item: UINavigationItem, _ element: NibElement) {
    if let title = element["title"] { item.title = title }
    if let prompt = element["prompt"] { item.prompt = prompt }
    if let hides = element.flag("hidesBackButton") { item.hidesBackButton = hides }
    if let title = element["backButtonTitle"] { item.backButtonTitle = title }
    if let supplements = element.flag("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = supplements
    }
    if let mode = element.option(
      "largeTitleDisplayMode",
      ["always": UINavigationItem.LargeTitleDisplayMode.always, "never": .never])
    {
      item.largeTitleDisplayMode = mode
    }
    if let button = button("backBarButtonItem", element) { item.backBarButtonItem = button }
    if let button = button("leftBarButtonItem", element) { item.leftBarButtonItem = button }
    if let button = button("rightBarButtonItem", element) { item.rightBarButtonItem = button }
    let left = buttons("leftBarButtonItems", element)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = buttons("rightBarButtonItems", element)
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let view = view("titleView", of: element) { item.titleView = view }
  }

  private func button(_ key: String, _ element: NibElement) -> UIBarButtonItem? {
    element.child(key: key, "barButtonItem").flatMap { make($0) as? UIBarButtonItem }
  }

  /// Returns the items in a list with the given name or key.
  func buttons(_ list: String, _ element: NibElement) -> [UIBarButtonItem] {
    let found = element.child(list) ?? element.child(key: list)
    return found?.children.compactMap { make($0) as? UIBarButtonItem } ?? []
  }

  // MARK: Bars

  func restoreNavigationBar(_ bar: UINavigationBar, _ element: NibElement) {
    if element["barStyle"] == "black" { bar.barStyle = .black }
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if let isLarge = element.flag("largeTitles") { bar.prefersLargeTitles = isLarge }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    if let attributes = textAttributes("titleTextAttributes", of: element) {
      bar.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: element) {
      bar.largeTitleTextAttributes = attributes
    }
    if let found = element.child(key: "standardAppearance") {
      bar.standardAppearance = appearance(found)
    }
    if let found = element.child(key: "scrollEdgeAppearance") {
      bar.scrollEdgeAppearance = appearance(found)
    }
    let items = element.list("items").compactMap { make($0) as? UINavigationItem }
    if !items.isEmpty { bar.setItems(items, animated: false) }
  }

  private func appearance(_ element: NibElement) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    if let color = color("backgroundColor", of: element) {
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = color
    }
    if let color = color("shadowColor", of: element) { appearance.shadowColor = color }
    if let image = image("backgroundImage", of: element) { appearance.backgroundImage = image }
    if let attributes = textAttributes("titleTextAttributes", of: element) {
      appearance.titleTextAttributes = attributes
    }
    if let attributes = textAttributes("largeTitleTextAttributes", of: element) {
      appearance.largeTitleTextAttributes = attributes
    }
    return appearance
  }

  private func textAttributes(_ key: String, of element: NibElement)
    -> [NSAttributedString.Key: Any]?
  {
    guard let found = element.child(key: key, "textAttributes") else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = font(of: found)
    attributes[.foregroundColor] = color("textColor", of: found)
    return attributes
  }

  func restoreToolbar(_ bar: UIToolbar, _ element: NibElement) {
    if element["barStyle"] == "black" { bar.barStyle = .black }
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    let items = buttons("items", element)
    if !items.isEmpty { bar.items = items }
  }

  func restoreTabBar(_ bar: UITabBar, _ element: NibElement) {
    if element["barStyle"] == "black" { bar.barStyle = .black }
    if let isTranslucent = element.flag("translucent") { bar.isTranslucent = isTranslucent }
    if let color = color("barTintColor", of: element) { bar.barTintColor = color }
    if let color = color("unselectedItemTintColor", of: element) {
      bar.unselectedItemTintColor = color
    }
    if let image = image("backgroundImage", of: element) { bar.backgroundImage = image }
    let items = element.list("items").compactMap { make($0) as? UITabBarItem }
    if !items.isEmpty { bar.items = items }
  }
}
