// Lists as apps build them, each in a separate window.

import UIKit

/// An image of a list, by name.
@MainActor
struct ListSheet {
  let name: String
  let size: CGSize
  var isMirrored = false
  /// The content offset.
  var offset: CGFloat = 0
  /// A touch: seconds and places.
  var touch: [(Double, Double, Double)] = []
  /// The instant of the image in seconds.
  var time = 0.1
  let make: @MainActor () -> (list: UIScrollView, source: AnyObject)

  static let all: [ListSheet] = [
    ListSheet(name: "plain", size: CGSize(width: 375, height: 380), make: { table(.plain) }),
    ListSheet(
      name: "plain-scrolled", size: CGSize(width: 375, height: 220), offset: 40,
      make: { table(.plain) }),
    ListSheet(name: "grouped", size: CGSize(width: 375, height: 480), make: { table(.grouped) }),
    ListSheet(
      name: "inset-grouped", size: CGSize(width: 375, height: 480), make: { table(.insetGrouped) }),
    ListSheet(
      name: "mirrored", size: CGSize(width: 375, height: 480), isMirrored: true,
      make: { table(.insetGrouped) }),
    ListSheet(name: "configured", size: CGSize(width: 375, height: 330), make: configured),
    ListSheet(name: "collection", size: CGSize(width: 375, height: 330), make: collection),
    ListSheet(name: "list", size: CGSize(width: 375, height: 520), make: { list(false) }),
    ListSheet(name: "list-editing", size: CGSize(width: 375, height: 520), make: { list(true) }),
    ListSheet(name: "composition", size: CGSize(width: 375, height: 520), make: composition),
    ListSheet(name: "editing", size: CGSize(width: 375, height: 260), make: { edited(true) }),
    ListSheet(
      name: "swiped", size: CGSize(width: 375, height: 260),
      touch: [(0.1, 340, 115), (0.2, 300, 115), (0.4, 180, 115), (0.8, 180, 115)], time: 2,
      make: { edited(false) }),
  ]

  /// The list in a separate window, and the objects that must live as long.
  func window(_ style: UIUserInterfaceStyle) -> (UIWindow, AnyObject) {
    UIKitState.current.setScreenTraits(
      UITraitCollection(
        style: style, direction: isMirrored ? .rightToLeft : .leftToRight, scale: 2))
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.isHidden = false
    let (list, source) = make()
    list.frame = window.bounds
    window.addSubview(list)
    window.layoutIfNeeded()
    list.contentOffset.y = offset
    window.layoutIfNeeded()
    return (window, source)
  }

  /// A colored tile, for rows to show.
  static func tile(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 7).fill()
    }
  }

  private static func table(_ style: UITableView.Style) -> (UIScrollView, AnyObject) {
    let source = RowSource()
    let table = UITableView(frame: .zero, style: style)
    (table.dataSource, table.delegate) = (source, source)
    return (table, source)
  }

  private static func configured() -> (UIScrollView, AnyObject) {
    let source = ConfiguredSource()
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    return (table, source)
  }

  private static func collection() -> (UIScrollView, AnyObject) {
    let source = TileSource()
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 84, height: 64)
    flow.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    flow.headerReferenceSize = CGSize(width: 0, height: 32)
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
    view.backgroundColor = .systemGroupedBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: .init())
    return (view, source)
  }
}

/// Rows of all styles and with all accessories.
@MainActor
final class RowSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 4 : 3
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Device" : "Sounds"
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0
      ? "What is said under a section may be as long as two lines of it, or longer." : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let styles: [[UITableViewCell.CellStyle]] = [
      [.default, .value1, .subtitle, .value2], [.default, .default, .value1],
    ]
    let cell = UITableViewCell(
      style: styles[indexPath.section][indexPath.row], reuseIdentifier: nil)
    switch (indexPath.section, indexPath.row) {
    case (0, 0):
      cell.textLabel?.text = "Airplane mode"
      cell.imageView?.image = ListSheet.tile(.systemOrange)
      let toggle = UISwitch()
      toggle.isOn = true
      cell.accessoryView = toggle
    case (0, 1):
      cell.textLabel?.text = "Network"
      cell.detailTextLabel?.text = "Larkspur"
      cell.imageView?.image = ListSheet.tile(.systemBlue)
      cell.accessoryType = .disclosureIndicator
    case (0, 2):
      cell.textLabel?.text = "Storage"
      cell.detailTextLabel?.text = "Almost full"
      cell.imageView?.image = ListSheet.tile(.systemGreen)
      cell.accessoryType = .detailDisclosureButton
    case (0, 3):
      cell.textLabel?.text = "mobile"
      cell.detailTextLabel?.text = "555 0100"
      cell.accessoryType = .detailButton
    case (1, 0):
      cell.textLabel?.text = "Bell"
      cell.accessoryType = .checkmark
    case (1, 1):
      cell.textLabel?.text = "A name that is so long that it has no room in one line"
      cell.accessoryType = .disclosureIndicator
      cell.isHighlighted = true
    default:
      cell.textLabel?.text = "Volume"
      cell.detailTextLabel?.text = "70 %"
    }
    return cell
  }
}

/// Rows by configurations.
@MainActor
final class ConfiguredSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let kinds: [UIListContentConfiguration] = [.cell(), .subtitleCell(), .valueCell(), .cell()]
    var content = kinds[indexPath.row]
    content.text =
      ["Cell", "Subtitle", "Value", "Text that goes on for more than a single line"][
        indexPath.row]
    content.secondaryText = ["below", "smaller", "at the end", nil][indexPath.row]
    if indexPath.row > 1 { content.image = ListSheet.tile(.systemIndigo) }
    cell.contentConfiguration = content
    if indexPath.row == 1 { cell.accessoryType = .disclosureIndicator }
    return cell
  }
}

/// Colored tiles.
@MainActor
final class TileSource: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { section == 0 ? 5 : 8 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal]
    cell.contentView.backgroundColor = colors[indexPath.item % colors.count]
    cell.contentView.layer.cornerRadius = 12
    cell.selectedBackgroundView = UIView()
    cell.selectedBackgroundView?.backgroundColor = .systemBlue
    if cell.tag == 0 { cell.contentView.frame = cell.bounds.insetBy(dx: 5, dy: 5) }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    if view.subviews.isEmpty {
      let label = UILabel(frame: view.bounds.insetBy(dx: 16, dy: 0))
      label.font = .preferredFont(forTextStyle: .headline)
      view.addSubview(label)
    }
    (view.subviews.first as? UILabel)?.text = indexPath.section == 0 ? "Warm" : "All"
    return view
  }
}
