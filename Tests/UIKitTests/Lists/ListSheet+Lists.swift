// Sheets of lists in collections, compositional layouts and edited tables.

import Foundation
import UIKit

extension ListSheet {
  /// A list with headers, accessories and an outline.
  static func list(_ isEditing: Bool) -> (UIScrollView, AnyObject) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let view = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, item in
      var content =
        path == IndexPath(item: 1, section: 0)
        ? UIListContentConfiguration.subtitleCell() : .cell()
      content.text = item
      if path.item == 0 { content.image = ListSheet.tile(.systemTeal) }
      if path == IndexPath(item: 1, section: 0) { content.secondaryText = "A line below" }
      cell.contentConfiguration = content
      cell.accessories = accessories(of: item)
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = path.section == 0 ? "Places" : "Plants"
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    var first = NSDiffableDataSourceSectionSnapshot<String>()
    first.append(["Larkspur", "Ridge", "Harbor"])
    source.apply(first, to: 0, animatingDifferences: false)
    var second = NSDiffableDataSourceSectionSnapshot<String>()
    second.append(["Fruit", "Roots"])
    second.append(["Apple", "Pear"], to: "Fruit")
    second.expand(["Fruit"])
    source.apply(second, to: 1, animatingDifferences: false)
    view.allowsMultipleSelectionDuringEditing = true
    view.isEditing = isEditing
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    return (view, source)
  }

  private static func accessories(of item: String) -> [UICellAccessory] {
    switch item {
    case "Larkspur":
      [.label(text: "12"), .disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder()]
    case "Ridge": [.checkmark(), .delete(), .reorder()]
    case "Harbor": [.detail(), .multiselect()]
    case "Fruit": [.outlineDisclosure(options: .init(style: .header))]
    default: [.insert()]
    }
  }

  /// Banners that scroll sideward above a grid with a large tile, each with a header.
  static func composition() -> (UIScrollView, AnyObject) {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = index == 0 ? banners : tiles
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 4, leading: 16, bottom: 20, trailing: 16)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .systemBackground
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let source = TileSource()
    view.dataSource = source
    return (view, source)
  }

  private static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  private static var banners: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(120)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private static var tiles: NSCollectionLayoutSection {
    let large = item(.fractionalWidth(0.5), .fractionalHeight(1))
    large.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
    let small = item(.fractionalWidth(1), .fractionalHeight(0.5))
    small.contentInsets = large.contentInsets
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      subitems: [small])
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.5)),
        subitems: [large, column, column]))
  }

  /// A table that is being edited, or whose rows are swiped.
  static func edited(_ isEditing: Bool) -> (UIScrollView, AnyObject) {
    let source = EditedSource()
    let table = UITableView(frame: .zero, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.delegate) = (source, source)
    table.setEditing(isEditing, animated: false)
    return (table, source)
  }
}

/// Rows with controls of editing and swipe actions.
@MainActor
final class EditedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = ["Harbor", "Larkspur Ridge", "Meadow", "Add a place"][indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row < 3
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { indexPath.row < 3 ? .delete : .insert }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      completion(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
      completion(true)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
