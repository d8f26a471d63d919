// Restores scroll views, tables and collections.

import Foundation
import UIKit

extension NibLoader {
  func restoreScroll(_ scroll: UIScrollView, _ element: NibElement) {
    if let isPaging = element.flag("pagingEnabled") { scroll.isPagingEnabled = isPaging }
    if let bounces = element.flag("bounces") { scroll.bounces = bounces }
    if let bounces = element.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = bounces }
    if let bounces = element.flag("alwaysBounceHorizontal") {
      scroll.alwaysBounceHorizontal = bounces
    }
    if let shows = element.flag("showsHorizontalScrollIndicator") {
      scroll.showsHorizontalScrollIndicator = shows
    }
    if let shows = element.flag("showsVerticalScrollIndicator") {
      scroll.showsVerticalScrollIndicator = shows
    }
    if let isEnabled = element.flag("scrollEnabled") { scroll.isScrollEnabled = isEnabled }
    if let isLocked = element.flag("directionalLockEnabled") {
      scroll.isDirectionalLockEnabled = isLocked
    }
    if let delays = element.flag("delaysContentTouches") { scroll.delaysContentTouches = delays }
    if let cancels = element.flag("canCancelContentTouches") {
      scroll.canCancelContentTouches = cancels
    }
    restoreZoom(scroll, element)
    restoreInsets(scroll, element)
  }

  private func restoreZoom(_ scroll: UIScrollView, _ element: NibElement) {
    if let scale = element.number("minimumZoomScale") { scroll.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { scroll.maximumZoomScale = scale }
    if let bounces = element.flag("bouncesZoom") { scroll.bouncesZoom = bounces }
  }

  private func restoreInsets(_ scroll: UIScrollView, _ element: NibElement) {
    if let size = element.size("contentSize") { scroll.contentSize = size }
    if let insets = element.insets("contentInset") { scroll.contentInset = insets }
    if let insets = element.insets("scrollIndicatorInsets") {
      scroll.scrollIndicatorInsets = insets
    }
    if let behavior = element.option(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic,
        "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
      ])
    {
      scroll.contentInsetAdjustmentBehavior = behavior
    }
    if let mode = element.option(
      "keyboardDismissMode",
      ["onDrag": UIScrollView.KeyboardDismissMode.onDrag, "interactive": .interactive])
    {
      scroll.keyboardDismissMode = mode
    }
    if let style = element.option(
      "indicatorStyle", ["black": UIScrollView.IndicatorStyle.black, "white": .white])
    {
      scroll.indicatorStyle = style
    }
  }

  // MARK: Tables

  func restoreTable(_ table: UITableView, _ element: NibElement) {
    restoreScroll(table, element)
    if let height = element.number("rowHeight") { table.rowHeight = height }
    if let height = element.number("estimatedRowHeight") { table.estimatedRowHeight = height }
    // These are what Interface Builder writes where nothing is set.
    let usual: [CGFloat] = [-1, 1, 10, 18, 22, 28]
    if let height = element.number("sectionHeaderHeight"), !usual.contains(height) {
      table.sectionHeaderHeight = height
    }
    if let height = element.number("sectionFooterHeight"), !usual.contains(height) {
      table.sectionFooterHeight = height
    }
    if element["separatorStyle"] == "none" { table.separatorStyle = .none }
    if let color = color("separatorColor", of: element) { table.separatorColor = color }
    if let insets = element.insets("separatorInset") { table.separatorInset = insets }
    if let allows = element.flag("allowsSelection") { table.allowsSelection = allows }
    if let allows = element.flag("allowsMultipleSelection") {
      table.allowsMultipleSelection = allows
    }
    if let header = view("tableHeaderView", of: element) { table.tableHeaderView = header }
    if let footer = view("tableFooterView", of: element) { table.tableFooterView = footer }
    if let back = view("backgroundView", of: element) { table.backgroundView = back }
    if let sections = element.child("sections")?.children {
      table.staticSections = sections.map(staticSection)
    }
    for prototype in element.list("prototypes") { registerPrototype(prototype, in: table) }
  }

  private func staticSection(_ element: NibElement) -> StaticTableSection {
    let rows = element.list("cells").compactMap { found -> StaticTableSection.Row? in
      guard let cell = make(found) as? UITableViewCell else { return nil }
      return StaticTableSection.Row(cell: cell, height: found.number("rowHeight"))
    }
    let header = element["headerTitle"] ?? element.child(key: "headerTitle", "string")?.text
    let footer = element["footerTitle"] ?? element.child(key: "footerTitle", "string")?.text
    return StaticTableSection(headerTitle: header, footerTitle: footer, rows: rows)
  }

  private func registerPrototype(_ element: NibElement, in table: UITableView) {
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else {
      return warn(element, "a prototype without an identifier, which cannot be dequeued")
    }
    table.registerPrototype(identifier) { self.copy(of: element) as? UITableViewCell }
  }

  /// Creates one more object of a prototype, with everything inside.
  func copy(of element: NibElement) -> NSObject? {
    let loader = NibLoader(file, scene: scene, storyboard: storyboard)
    loader.around = self
    loader.owner = owner
    let made = loader.make(element)
    loader.finish(isFinal: true)
    if let made { NibRetention.keep(loader.retained, with: made) }
    return made
  }

  func restoreCell(_ cell: UITableViewCell, _ element: NibElement) {
    if let style = element.option(
      "selectionStyle",
      [
        "none": UITableViewCell.SelectionStyle.none, "blue": .blue, "gray": .gray,
        "default": .default,
      ])
    {
      cell.selectionStyle = style
    }
    if let type = element.option(
      "accessoryType",
      [
        "disclosureIndicator": UITableViewCell.AccessoryType.disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
      ])
    {
      cell.accessoryType = type
    }
    if let level = element.integer("indentationLevel") { cell.indentationLevel = level }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let insets = element.insets("separatorInset") { cell.separatorInset = insets }
    if let view = view("accessoryView", of: element) { cell.accessoryView = view }
    if let view = view("backgroundView", of: element) { cell.backgroundView = view }
    if let view = view("selectedBackgroundView", of: element) { cell.selectedBackgroundView = view }
    guard let content = element.child(key: "contentView") else { return }
    restoreParts(cell, element, content)
    adopt(cell.contentView, content)
  }

  /// Gives the labels and the image of a cell with a style their contents.
  private func restoreParts(_ cell: UITableViewCell, _ element: NibElement, _ content: NibElement) {
    guard element["style"] != nil else { return }
    let parts = ["textLabel", "detailTextLabel", "imageView"].map { element[$0] }
    for child in content.list("subviews") {
      guard let id = child.id, let index = parts.firstIndex(of: id) else { continue }
      let part: UIView? = [cell.textLabel, cell.detailTextLabel, cell.imageView][index]
      if let part { adopt(part, child) }
    }
  }

  // MARK: Collections

  func restoreCollection(_ collection: UICollectionView, _ element: NibElement) {
    restoreScroll(collection, element)
    if let allows = element.flag("allowsSelection") { collection.allowsSelection = allows }
    if let allows = element.flag("allowsMultipleSelection") {
      collection.allowsMultipleSelection = allows
    }
    if let back = view("backgroundView", of: element) { collection.backgroundView = back }
    for cell in element.list("cells") {
      guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else {
        warn(cell, "a prototype without an identifier, which cannot be dequeued")
        continue
      }
      collection.registerPrototype(identifier) { self.copy(of: cell) as? UICollectionViewCell }
    }
    registerEdge(
      "sectionHeaderView", UICollectionView.elementKindSectionHeader, collection, element)
    registerEdge(
      "sectionFooterView", UICollectionView.elementKindSectionFooter, collection, element)
  }

  private func registerEdge(
    _ key: String, _ kind: String, _ collection: UICollectionView, _ element: NibElement
  ) {
    guard let found = element.child(key: key), let identifier = found["reuseIdentifier"] else {
      return
    }
    collection.registerPrototype(identifier, ofKind: kind) {
      self.copy(of: found) as? UICollectionReusableView
    }
  }

  func restoreCell(_ cell: UICollectionViewCell, _ element: NibElement) {
    if let view = view("backgroundView", of: element) { cell.backgroundView = view }
    if let view = view("selectedBackgroundView", of: element) { cell.selectedBackgroundView = view }
    guard let content = element.child(key: "contentView") else { return }
    adopt(cell.contentView, content)
  }

  func restoreLayout(_ layout: UICollectionViewFlowLayout, _ element: NibElement) {
    if let spacing = element.number("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
    if let spacing = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = spacing
    }
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let size = element.size("itemSize") { layout.itemSize = size }
    if let size = element.size("estimatedItemSize") { layout.estimatedItemSize = size }
    if element.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    if let size = element.size("headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { layout.footerReferenceSize = size }
    if let insets = element.insets("sectionInset") { layout.sectionInset = insets }
    if let pins = element.flag("sectionHeadersPinToVisibleBounds") {
      layout.sectionHeadersPinToVisibleBounds = pins
    }
    if let pins = element.flag("sectionFootersPinToVisibleBounds") {
      layout.sectionFootersPinToVisibleBounds = pins
    }
  }
}
