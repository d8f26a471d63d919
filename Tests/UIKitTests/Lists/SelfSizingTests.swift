// The sizes that cells give themselves: by constraints, by methods that subclasses override, and never
// in the size of an estimate, in which constraints could contradict each other.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SelfSizingTests {
  /// A box that is held at all four edges of a view, in a size of its own.
  private static func addBox(
    to view: UIView, _ size: (width: CGFloat?, height: CGFloat?), inset: CGFloat = 8
  ) {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: inset),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -inset),
      box.topAnchor.constraint(equalTo: view.topAnchor, constant: inset),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -inset),
    ])
    if let width = size.width { box.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height = size.height {
      box.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
  }

  // MARK: Tables

  private func heights(_ bench: TableBench) -> [CGFloat] {
    bench.run {
      bench.view.layoutIfNeeded()
      return bench.view.visibleCells.map(\.frame.height)
    }
  }

  @Test(
    "A row has the height of its constraints, whatever the estimate", arguments: [16.0, 44, 300])
  func table(estimate: CGFloat) {
    let bench = TableBench([(nil, nil, ["a", "b"])])
    bench.source.dress = { cell, _ in
      cell.textLabel?.text = nil
      if cell.tag == 0 { Self.addBox(to: cell.contentView, (nil, 73)) }
      cell.tag = 1
    }
    bench.run { bench.view.estimatedRowHeight = estimate }
    #expect(heights(bench) == [89, 89])
    #expect(bench.table.world.diagnostics.warnings.isEmpty)
    bench.run {
      #expect(bench.view.visibleCells[0].contentView.subviews.last?.frame.height == 73)
      #expect(bench.view.contentSize.height == 178)
    }
  }

  @Test("Constraints that lead to the cell instead of its content view count, too")
  func cellItself() {
    let bench = TableBench([(nil, nil, ["a"])])
    bench.source.dress = { cell, _ in
      cell.textLabel?.text = nil
      Self.addBox(to: cell, (nil, 50))
    }
    #expect(heights(bench) == [66])
  }

  final class FittingCell: UITableViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: size.width / 3)
    }
  }

  final class AddingCell: UITableViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      var size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      size.height += 21
      return size
    }
  }

  @Test("A row asks sizeThatFits where nothing is constrained")
  func sizeThatFits() {
    let bench = TableBench([(nil, nil, ["a"])])
    bench.run { bench.view.register(FittingCell.self, forCellReuseIdentifier: "cell") }
    bench.source.dress = { cell, _ in cell.textLabel?.text = nil }
    #expect(heights(bench) == [130])
  }

  @Test("A row asks systemLayoutSizeFitting, which adds to what the superclass returns")
  func systemLayoutSize() {
    let bench = TableBench([(nil, nil, ["a"])])
    bench.run { bench.view.register(AddingCell.self, forCellReuseIdentifier: "cell") }
    bench.source.dress = { cell, _ in cell.textLabel?.text = nil }
    #expect(heights(bench) == [65])
  }

  @Test("A row that is inserted has its own height from the start of its animation")
  func inserted() throws {
    let bench = TableBench([(nil, nil, ["a"])])
    bench.source.dress = { cell, _ in
      cell.textLabel?.text = nil
      if cell.tag == 0 { Self.addBox(to: cell.contentView, (nil, 73)) }
      cell.tag = 1
    }
    #expect(heights(bench) == [89])
    bench.run {
      bench.source.sections[0].rows.append("b")
      bench.view.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
      let shown = bench.view.cellForRow(at: IndexPath(row: 1, section: 0))
      #expect(shown?.layer.presentation()?.bounds.height == 89)
    }
    #expect(bench.table.world.diagnostics.warnings.isEmpty)
  }

  // MARK: Collections

  final class BoxCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      SelfSizingTests.addBox(to: contentView, (102, 33))
    }
    required init?(coder: NSCoder) { nil }
  }

  final class OwnCell: UICollectionViewCell {
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: 90, height: 40) }
  }

  final class MeasuredCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 64, height: 28) }
  }

  final class OuterCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      SelfSizingTests.addBox(to: self, (60, 20))
    }
    required init?(coder: NSCoder) { nil }
  }

  /// The ways in which an item determines its size.
  enum Way: CaseIterable {
    case constraints, systemLayoutSize, sizeThatFits, constraintsOfCell

    @MainActor var cell: AnyClass {
      switch self {
      case .constraints: BoxCell.self
      case .systemLayoutSize: OwnCell.self
      case .sizeThatFits: MeasuredCell.self
      case .constraintsOfCell: OuterCell.self
      }
    }

    var size: CGSize {
      switch self {
      case .constraints: CGSize(width: 118, height: 49)
      case .systemLayoutSize: CGSize(width: 90, height: 40)
      case .sizeThatFits: CGSize(width: 64, height: 28)
      case .constraintsOfCell: CGSize(width: 76, height: 36)
      }
    }
  }

  @Test(
    "An item of a flow layout sizes itself, whatever the estimate", arguments: Way.allCases,
    [CGSize(width: 1, height: 1), CGSize(width: 16, height: 16), CGSize(width: 300, height: 200)])
  func flow(_ way: Way, estimate: CGSize) {
    let bench = CollectionBench([[0, 1]])
    bench.run {
      bench.collection.register(way.cell, forCellWithReuseIdentifier: "cell")
      bench.flow.estimatedItemSize = estimate
    }
    let (width, height) = (Double(way.size.width), Double(way.size.height))
    #expect(bench.frames().map { [$0[2], $0[3]] } == [[width, height], [width, height]])
    #expect(bench.table.world.diagnostics.warnings.isEmpty)
    bench.run {
      #expect(bench.collection.visibleCells.allSatisfy { $0.bounds.size == way.size })
    }
  }

  /// A cell with a box that is held at all edges and has a height, but no width.
  final class OpenCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      SelfSizingTests.addBox(to: contentView, (nil, 33), inset: 2)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// A cell that is at least as wide as its box, but may be wider.
  final class AtLeastCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 60),
        box.heightAnchor.constraint(equalToConstant: 20),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
        box.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -4),
        box.topAnchor.constraint(equalTo: contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test(
    "An item whose constraints permit several sizes has the one that is closest to the estimate",
    arguments: [(50.0, 50.0, 68.0), (150, 150, 150)])
  func ambiguous(estimate: Double, width: Double, leastWidth: Double) {
    let cases: [(cell: AnyClass, size: [Double])] = [
      (OpenCell.self, [width, 37]), (AtLeastCell.self, [leastWidth, 20]),
    ]
    for entry in cases {
      let bench = CollectionBench([[0]])
      bench.run {
        bench.collection.register(entry.cell, forCellWithReuseIdentifier: "cell")
        bench.flow.estimatedItemSize = CGSize(width: estimate, height: estimate)
      }
      #expect(bench.frames().map { [$0[2], $0[3]] } == [entry.size])
      #expect(bench.table.world.diagnostics.warnings.isEmpty)
    }
  }

  @Test("A label in an item of a given width and an estimated height wraps within it")
  func wrapping() throws {
    final class TextCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.text = "Larkspur Ridge, a walk of four hours along the edge of the valley"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let bench = CollectionBench([[0, 1]])
    try bench.run {
      bench.collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
      let row = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(16))
      let line = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(16))
      bench.collection.collectionViewLayout = UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: row)])))
      bench.collection.layoutIfNeeded()
      let cell = try #require(bench.collection.visibleCells.first as? TextCell)
      let height = cell.label.sizeThatFits(CGSize(width: 140, height: 1e6)).height
      #expect(cell.bounds.size == CGSize(width: 160, height: height + 20))
      #expect(cell.label.frame == CGRect(x: 10, y: 10, width: 140, height: height))
    }
    #expect(bench.table.world.diagnostics.warnings.isEmpty)
  }
}
