// A list of a scene: a table view with the rows that the scene declares.

import SegueScenes
import SegueWorld
import UIKit

/// A list of a scene.
final class SceneTableView: UITableView, UITableViewDataSource, UITableViewDelegate {
  private let list: SceneList
  private let builder: ViewBuilder

  init(_ list: SceneList, _ builder: ViewBuilder) {
    (self.list, self.builder) = (list, builder)
    super.init(frame: .zero, style: .init(list.style))
    if let height = list.rowHeight { rowHeight = height }
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (dataSource, delegate) = (self, self)
    for (section, rows) in list.sections.enumerated() {
      for (index, row) in rows.rows.enumerated() where row.isSelected {
        allowsMultipleSelection = true
        selectRow(
          at: IndexPath(row: index, section: section), animated: false, scrollPosition: .none)
      }
    }
    allowsMultipleSelection = false
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Content

  func numberOfSections(in tableView: UITableView) -> Int { list.sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    list.sections[section].rows.count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    list.sections[section].header?.value
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    list.sections[section].footer?.value
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = list.sections[indexPath.section].rows[indexPath.row]
    let cell = dequeueReusableCell(withIdentifier: "row", for: indexPath)
    builder.names.name(cell.layer, row.id, kind: .view)
    cell.contentConfiguration = RowFace(row, builder.images, under: traitCollection).configuration
    cell.accessoryView = nil
    cell.accessoryType = .none
    switch row.accessory {
    case .none: break
    case .disclosure: cell.accessoryType = .disclosureIndicator
    case .checkmark: cell.accessoryType = .checkmark
    case .info: cell.accessoryType = .detailButton
    case .infoDisclosure: cell.accessoryType = .detailDisclosureButton
    case .switchOn, .switchOff:
      let toggle = UISwitch()
      toggle.isOn = row.accessory == .switchOn
      cell.accessoryView = toggle
    }
    return cell
  }

  // MARK: Taps

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    World.current.touches.recordRecognition()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: true)
    if let id = list.sections[indexPath.section].rows[indexPath.row].id { builder.onSelection(id) }
  }

  // MARK: Scrolling

  /// Scrolls to a row, as a step specifies.
  func scroll(_ scroll: SceneScroll) {
    let paths = list.sections.enumerated().flatMap { section, rows in
      rows.rows.indices.map { IndexPath(row: $0, section: section) }
    }
    let index =
      switch scroll.target {
      case .id(let id): list.rows.firstIndex { $0.id == id.value }
      case .index(let index): paths.indices.contains(index) ? index : nil
      case .offset: Int?.none
      }
    guard let index else { return }
    let position: ScrollPosition =
      switch scroll.place {
      case .start: .top
      case .middle: .middle
      case .end: .bottom
      case .nearest: .none
      }
    scrollToRow(at: paths[index], at: position, animated: scroll.isAnimated)
  }
}

/// The content of a row.
@MainActor
struct RowFace {
  private static let tileSide: CGFloat = 29
  private static let tileRadius: CGFloat = 7

  let configuration: UIListContentConfiguration

  init(_ row: SceneRow, _ images: SceneImages, under traits: UITraitCollection) {
    var made: UIListContentConfiguration =
      row.value != nil ? .valueCell() : row.detail != nil ? .cell() : .valueCell()
    made.text = row.title.value
    made.secondaryText = row.detail?.value ?? row.value?.value
    if let icon = row.icon { made.image = Self.tile(icon.value, row, traits) }
    if let image = row.image {
      let view = images.view(showing: image, contentMode: .scaleAspectFill) as? UIImageView
      made.image = view?.image
      let side = CGSize(width: row.imageSize, height: row.imageSize)
      made.imageProperties.maximumSize = side
      made.imageProperties.reservedLayoutSize = side
      made.imageProperties.cornerRadius = CGFloat(row.imageSize) * 0.2
    }
    configuration = made
  }

  /// Returns the image of an icon, on a rounded square if the row has one.
  private static func tile(_ icon: String, _ row: SceneRow, _ traits: UITraitCollection) -> UIImage
  {
    let place = CGRect(x: 0, y: 0, width: tileSide, height: tileSide)
    let color: UIColor =
      row.color.map { .painted($0) } ?? (row.tile == nil ? .systemBlue : .white)
    let view = IconView(
      icon, size: row.tile == nil ? 24 : 20, color: color.resolvedColor(with: traits))
    view.frame = place
    view.layoutIfNeeded()
    return UIGraphicsImageRenderer(size: place.size).image { context in
      if let tile = row.tile {
        UIColor.painted(tile).resolvedColor(with: traits).setFill()
        UIBezierPath(roundedRect: place, cornerRadius: tileRadius).fill()
      }
      view.layer.displayIfNeeded()
      view.layer.render(in: context.cgContext)
    }
  }
}

extension UITableView.Style {
  /// Creates the table view style for a scene's list style.
  fileprivate init(_ style: SceneList.Style) {
    self =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
  }
}
