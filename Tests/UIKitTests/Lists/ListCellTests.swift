// Lists in collections: places of rows, accessories, outlines, editing.

import Foundation
import SegueWorld
import Testing
import UIKit

/// A list of words in a collection.
@MainActor
private final class ListBench {
  typealias Source = UICollectionViewDiffableDataSource<Int, String>
  typealias Configure = (UICollectionViewListCell, IndexPath, String) -> Void

  let table = TouchTable()
  let view: UICollectionView
  let source: Source

  init(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat = 390,
    adjust: @escaping (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
    configure: @escaping Configure = { _, _, _ in }
  ) {
    let table = table
    (view, source) = table.world.run {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      adjust(&configuration)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: 700),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, path, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        configure(cell, path, item)
      }
      let source = Source(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { header, _, path in
        var content = header.defaultContentConfiguration()
        content.text = "Section \(path.section)"
        header.contentConfiguration = content
      }
      source.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      table.window.addSubview(view)
      return (view, source)
    }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try table.world.run(body)
  }

  func show(_ sections: [[String]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    run {
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    run {
      view.layoutIfNeeded()
      return view.cellForItem(at: IndexPath(item: item, section: section))
        as? UICollectionViewListCell
    }
  }

  var words: [String] {
    run {
      view.layoutIfNeeded()
      return view.visibleCells.map {
        ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
      }
    }
  }
}

@Suite @MainActor struct ListCellTests {
  @Test("Rows are 44 points high, at the insets of the appearance")
  func places() {
    let plain = ListBench(.plain)
    plain.show([["a", "b"], ["c"]])
    #expect(plain.cell(1)?.frame == CGRect(x: 0, y: 44, width: 390, height: 44))
    #expect(plain.cell(0, 1)?.frame.minY == 88)
    let inset = ListBench(.insetGrouped)
    inset.show([["a", "b"], ["c"]])
    #expect(inset.cell(0)?.frame == CGRect(x: 16, y: 35, width: 358, height: 44))
    // Sections are 35 points apart.
    #expect(inset.cell(0, 1)?.frame.minY == 158)
    let wide = ListBench(.insetGrouped, width: 430)
    wide.show([["a"]])
    #expect(wide.cell(0)?.frame.minX == 20)
  }

  @Test("Contents are as wide as their cell, and as high as their text then is")
  func contentWidth() throws {
    let long = "A subject of a message that fits neither into one line nor, this long, into two"
    let bench = ListBench(.insetGrouped)
    bench.show([[long, "b"]])
    let cell = try #require(bench.cell(0))
    let content = try #require(cell.contentView.subviews.first { $0 is UIContentView })
    #expect(cell.contentView.frame.width == 358)
    #expect(content.frame == cell.contentView.bounds)
    #expect(cell.frame.height > 60)
  }

  @Test("Each inset of a separator may be set by itself")
  func separatorInset() throws {
    let bench = ListBench(.plain) {
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 80
    }
    bench.show([["a", "b"]])
    let cell = try #require(bench.cell(0))
    let line = try #require(cell.subviews.suffix(2).first { !$0.isHidden })
    #expect(line.frame.minX == 80 && line.frame.maxX == 390)
  }

  @Test("The first and the last row of a section have round corners of 10 points")
  func corners() {
    let bench = ListBench(.insetGrouped)
    bench.show([["a", "b", "c"], ["d"]])
    #expect(bench.cell(0)?.layer.cornerRadius == 10)
    #expect(
      bench.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(bench.cell(1)?.layer.cornerRadius == 0)
    #expect(
      bench.cell(2)?.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(bench.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
  }

  @Test("Headers are supplementary views, or the first items")
  func headers() {
    let bench = ListBench(.plain) { $0.headerMode = .supplementary }
    bench.show([["a"], ["b"]])
    let header = bench.run {
      bench.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)) as? UICollectionViewListCell
    }
    #expect(
      (header?.contentConfiguration as? UIListContentConfiguration)?.text == "Section 1")
    #expect((header?.frame.height ?? 0) >= 28)
    let first = ListBench(.insetGrouped) { $0.headerMode = .firstItemInSection }
    first.show([["title", "a", "b"]])
    #expect(first.cell(0)?.layer.cornerRadius == 0)
    #expect(
      first.cell(1)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test("Accessories take the width that they need, at the margins")
  func accessories() {
    let bench = ListBench(.plain) { _ in
    } configure: { cell, path, _ in
      cell.accessories =
        path.item == 0
        ? [.disclosureIndicator()]
        : [
          .customView(
            configuration: .init(
              customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)),
              placement: .leading())), .checkmark(),
        ]
    }
    bench.show([["a", "b"]])
    // The arrow is 8 points wide, the checkmark 16; the margins are 16.
    #expect(bench.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 366, height: 44))
    #expect(bench.cell(1)?.contentView.frame == CGRect(x: 46, y: 0, width: 312, height: 44))
  }

  @Test("While a list is being edited, accessories for editing replace the others")
  func editing() throws {
    let bench = ListBench(.plain) { _ in
    } configure: { cell, _, _ in
      cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    }
    bench.show([["a"]])
    #expect(bench.cell(0)?.contentView.frame == CGRect(x: 0, y: 0, width: 366, height: 44))
    bench.run { bench.view.isEditing = true }
    #expect(bench.cell(0)?.contentView.frame == CGRect(x: 38, y: 0, width: 352, height: 44))
    #expect(bench.cell(0)?.configurationState.isEditing == true)
  }

  @Test("A tap on the arrow of an outline expands and collapses; children are indented")
  func outline() throws {
    let bench = ListBench(.plain) { _ in
    } configure: { cell, _, item in
      cell.accessories = item == "fruit" ? [.outlineDisclosure()] : []
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "roots"])
    tree.append(["apple", "pear"], to: "fruit")
    bench.run { bench.source.apply(tree, to: 0, animatingDifferences: false) }
    #expect(bench.words == ["fruit", "roots"])
    try bench.table.advance(to: 0.1)
    bench.table.finger([(0.2, 370, 22)], lift: 0.3)
    try bench.table.advance(to: 1)
    #expect(bench.words == ["fruit", "apple", "pear", "roots"])
    #expect(bench.cell(1)?.contentView.frame.minX == 10)
    #expect(bench.source.snapshot(for: 0).isExpanded("fruit"))
    bench.table.finger([(1.2, 370, 22)], lift: 1.3)
    try bench.table.advance(to: 2)
    #expect(bench.words == ["fruit", "roots"])
  }

  @Test("The arrow of an outline that is expanded when it is applied points down")
  func expandedOutline() throws {
    let bench = ListBench(.plain) { _ in
    } configure: { cell, _, item in
      cell.accessories = item == "fruit" ? [.outlineDisclosure()] : []
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit"])
    tree.append(["apple"], to: "fruit")
    tree.expand(["fruit"])
    bench.run { bench.source.apply(tree, to: 0, animatingDifferences: false) }
    try bench.table.advance(to: 0.1)
    #expect(bench.words == ["fruit", "apple"])
    #expect(bench.cell(0)?.configurationState.isExpanded == true)
    let arrow = bench.cell(0)?.subviews.first { "\(type(of: $0))" == "ListButton" }
    #expect(arrow?.transform == CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test("The update handler receives the state of the cell")
  func handler() throws {
    var states: [Bool] = []
    let bench = ListBench(.plain) { _ in
    } configure: { cell, path, _ in
      guard path.item == 0 else { return }
      cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    }
    bench.show([["a", "b"]])
    try bench.table.advance(to: 0.1)
    #expect(states.last == false)
    bench.run {
      bench.view.selectItem(
        at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }
    #expect(states.last == true)
  }

  @Test("A swipe on a row of a list reveals the actions of its configuration")
  func swipe() throws {
    var flagged: [IndexPath] = []
    let bench = ListBench(.insetGrouped) { configuration in
      configuration.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
            flagged.append(path)
            completion(true)
          }
        ])
      }
    }
    bench.show([["a", "b", "c"]])
    try bench.table.advance(to: 0.1)
    bench.table.finger(
      [(0.2, 300, 80), (0.25, 280, 80), (0.3, 220, 80), (0.4, 180, 80), (0.7, 180, 80)],
      lift: 0.8)
    try bench.table.advance(to: 1.5)
    #expect((bench.cell(1)?.bounds.minX ?? 0) >= 74)
    bench.table.finger([(1.6, 360, 80)], lift: 1.65)
    try bench.table.advance(to: 3)
    #expect(flagged == [IndexPath(item: 1, section: 0)])
    #expect(bench.cell(1)?.bounds.minX == 0)
  }

  @Test("Without a detail text, the label of a value cell is as wide as its text")
  func valueLabel() {
    World().run {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 390, height: 44)
      cell.textLabel?.text = "Name"
      cell.layoutIfNeeded()
      let label = cell.textLabel
      #expect(label?.frame.width == label?.intrinsicContentSize.width)
    }
  }
}
