import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct CollectionViewTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Ten thousand items scroll with no more cells than are visible")
  func reuse() throws {
    let bench = CollectionBench([Array(0..<10_000)])
    bench.run { bench.flow.itemSize = CGSize(width: 70, height: 70) }
    for step in 0..<200 {
      bench.run {
        bench.collection.contentOffset.y = CGFloat(step) * 37
        bench.collection.layoutIfNeeded()
      }
    }
    // 4 across; 480 points show at most 7 lines of 80.
    #expect(bench.source.made == 28)
    #expect(bench.collection.subviews.filter { $0 is UICollectionViewCell }.count <= 28)
    #expect(bench.run { bench.collection.visibleCells.map(\.tag) } == Array(368..<396))
    #expect(bench.collection.contentSize.height == 199_990)
  }

  @Test("The initializer of a cell gets the frame of its item, so that it can place its views")
  func initialFrames() throws {
    final class Cell: UICollectionViewCell {
      let initial: CGRect
      override init(frame: CGRect) {
        initial = frame
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        2
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      { view.dequeueReusableCell(withReuseIdentifier: "c", for: path) }
    }
    try World().run {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 60, height: 50)
      let source = Source()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: flow)
      view.register(Cell.self, forCellWithReuseIdentifier: "c")
      view.dataSource = source
      view.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: path(1)) as? Cell)
      #expect(cell.initial == CGRect(x: 70, y: 0, width: 60, height: 50))
      #expect(cell.initial == cell.frame)
    }
  }

  @Test("Index paths, cells and frames in the window agree, also while it scrolls")
  func geometry() throws {
    let bench = CollectionBench([Array(0..<100)])
    bench.run {
      bench.collection.frame.origin = CGPoint(x: 30, y: 100)
      bench.flow.itemSize = CGSize(width: 100, height: 100)
      bench.collection.contentOffset.y = 250
      bench.collection.layoutIfNeeded()
      // 2 in a line (320 holds 100 + 10 + 100 + 10 + 100): three; lines are 110 apart.
      let cell = bench.collection.cellForItem(at: path(10))
      #expect(cell?.tag == 10)
      #expect(cell.flatMap { bench.collection.indexPath(for: $0) } == path(10))
      let frame = cell.map { $0.convert($0.bounds, to: nil) }
      #expect(frame == CGRect(x: 140, y: 180, width: 100, height: 100))
      #expect(bench.collection.indexPathForItem(at: CGPoint(x: 115, y: 335)) == path(10))
      #expect(bench.collection.indexPathForItem(at: CGPoint(x: 105, y: 335)) == nil)
      #expect(bench.collection.cellForItem(at: path(0)) == nil)
      #expect(bench.collection.layoutAttributesForItem(at: path(500)) == nil)
      #expect(bench.collection.indexPathsForVisibleItems == (6...20).map { path($0) })
    }
  }

  @Test("A tap queries and notifies the delegate in UIKit's order")
  func selection() throws {
    let bench = CollectionBench([Array(0..<20)])
    bench.run { bench.flow.itemSize = CGSize(width: 100, height: 100) }
    bench.table.finger([(0.1, 50, 50)], lift: 0.2)
    try bench.table.advance(to: 0.5)
    #expect(
      bench.source.lines == [
        "mayHighlight 0-0", "highlight 0-0", "maySelect 0-0", "select 0-0", "unhighlight 0-0",
      ])
    bench.source.lines = []
    bench.table.finger([(0.6, 160, 50)], lift: 0.65)
    try bench.table.advance(to: 1)
    #expect(
      bench.source.lines == [
        "mayHighlight 0-1", "highlight 0-1", "maySelect 0-1", "deselect 0-0", "select 0-1",
        "unhighlight 0-1",
      ])
    #expect(bench.collection.indexPathsForSelectedItems == [path(1)])
    bench.run {
      #expect(bench.collection.cellForItem(at: path(0))?.isSelected == false)
      #expect(bench.collection.cellForItem(at: path(1))?.isSelected == true)
    }
  }

  @Test("With multiple selection, a second tap deselects")
  func multiple() throws {
    let bench = CollectionBench([Array(0..<20)])
    bench.run {
      bench.flow.itemSize = CGSize(width: 100, height: 100)
      bench.collection.allowsMultipleSelection = true
    }
    for (index, x) in [50.0, 160, 50].enumerated() {
      bench.table.finger([(Double(index) + 0.1, x, 50)], lift: Double(index) + 0.2)
    }
    try bench.table.advance(to: 3)
    #expect(
      bench.source.lines.filter { !$0.contains("igh") } == [
        "maySelect 0-0", "select 0-0", "maySelect 0-1", "select 0-1", "mayDeselect 0-0",
        "deselect 0-0",
      ])
    #expect(bench.collection.indexPathsForSelectedItems == [path(1)])
  }

  @Test("A touch highlights after 0.15 s until it scrolls; items can refuse")
  func highlighting() throws {
    let bench = CollectionBench([Array(0..<200)])
    bench.run { bench.flow.itemSize = CGSize(width: 100, height: 100) }
    bench.table.finger([(0, 50, 350), (0.3, 50, 330), (0.4, 50, 200)], lift: 0.5)
    try bench.table.advance(to: 0.14)
    #expect(bench.source.lines == [])
    try bench.table.advance(to: 0.16)
    #expect(bench.source.lines == ["mayHighlight 0-9", "highlight 0-9"])
    try bench.table.advance(to: 3)
    #expect(bench.source.lines.last == "unhighlight 0-9")
    #expect(bench.collection.contentOffset.y > 100)
    #expect(bench.collection.indexPathsForSelectedItems == [])
    bench.source.lines = []
    bench.run { bench.collection.setContentOffset(.zero, animated: false) }
    bench.source.refused = [path(0)]
    bench.table.finger([(4, 50, 50)], lift: 4.1)
    try bench.table.advance(to: 5)
    #expect(bench.source.lines == ["mayHighlight 0-0"])
  }

  @Test("A touch that stops the scrolling selects nothing")
  func stopping() throws {
    let bench = CollectionBench([Array(0..<400)])
    bench.run { bench.flow.itemSize = CGSize(width: 100, height: 100) }
    bench.table.finger([(0, 50, 450), (0.05, 50, 350), (0.1, 50, 150)], lift: 0.11)
    bench.table.finger([(0.5, 50, 200)], lift: 0.55)
    try bench.table.advance(to: 2)
    #expect(!bench.source.lines.contains { $0.hasPrefix("select") })
  }

  @Test(
    "Scrolling to an item places it as requested, within the content",
    arguments: [
      (UICollectionView.ScrollPosition.top, 30, 1100.0), (.bottom, 30, 720),
      (.centeredVertically, 30, 910), (.top, 0, 0), (.top, 299, 10_510),
      (UICollectionView.ScrollPosition(), 30, 720),
    ])
  func scrolling(position: UICollectionView.ScrollPosition, item: Int, offset: Double) throws {
    let bench = CollectionBench([Array(0..<300)])
    bench.run {
      bench.flow.itemSize = CGSize(width: 100, height: 100)
      bench.collection.scrollToItem(at: path(item), at: position, animated: false)
    }
    #expect(Double(bench.collection.contentOffset.y) == offset)
    #expect(bench.run { bench.collection.cellForItem(at: path(item))?.tag } == item)
  }

  @Test("Items are inserted, deleted and moved in one animation, and then the completion runs")
  func batch() throws {
    let bench = CollectionBench([[0, 1, 2, 3, 4, 5]])
    bench.run {
      bench.flow.itemSize = CGSize(width: 320, height: 40)
      bench.collection.layoutIfNeeded()
    }
    try bench.table.advance(to: 0.1)
    var ended: Double?
    bench.run {
      let (first, last) = (
        bench.collection.cellForItem(at: path(0)), bench.collection.cellForItem(at: path(5))
      )
      bench.collection.performBatchUpdates {
        bench.source.sections = [[5, 9, 1, 2, 4]]
        bench.collection.deleteItems(at: [path(0), path(3)])
        bench.collection.insertItems(at: [path(1)])
        bench.collection.moveItem(at: path(5), to: path(0))
      } completion: { _ in
        ended = bench.table.world.now.seconds
      }
      #expect(bench.collection.visibleCells.map(\.tag) == [5, 9, 1, 2, 4])
      #expect(bench.collection.cellForItem(at: path(0)) === last)
      #expect(first?.superview === bench.collection)
      #expect(first?.alpha == 0)
      #expect(last?.frame.minY == 0)
      #expect(last?.layer.presentation()?.frame.minY == 250)
    }
    try bench.table.advance(to: 0.25)
    let middle = bench.run {
      bench.collection.cellForItem(at: path(0))?.layer.presentation()?.frame.minY ?? 0
    }
    #expect(middle > 100 && middle < 150)
    try bench.table.advance(to: 1)
    #expect(ended.map { abs($0 - 0.4) < 1e-9 } == true)
    #expect(bench.collection.subviews.filter { $0 is UICollectionViewCell }.count == 5)
  }

  @Test("Inconsistent changes are reported, and all data is reloaded")
  func wrongChanges() throws {
    let bench = CollectionBench([[0, 1, 2]])
    bench.run {
      bench.collection.layoutIfNeeded()
      bench.source.sections = [[0, 1, 2, 3]]
      bench.collection.deleteItems(at: [path(0)])
      bench.collection.layoutIfNeeded()
      #expect(bench.collection.visibleCells.map(\.tag) == [0, 1, 2, 3])
    }
    #expect(bench.table.world.diagnostics.warnings.count == 1)
  }

  @Test("Setting another layout moves items from place to place")
  func layouts() throws {
    let bench = CollectionBench([Array(0..<30)])
    bench.run {
      bench.flow.itemSize = CGSize(width: 100, height: 100)
      bench.collection.layoutIfNeeded()
    }
    try bench.table.advance(to: 0.1)
    let list = bench.run { UICollectionViewFlowLayout() }
    var isOver = false
    bench.run {
      list.itemSize = CGSize(width: 320, height: 40)
      bench.collection.setCollectionViewLayout(list, animated: true) { _ in isOver = true }
      let cell = bench.collection.cellForItem(at: path(1))
      #expect(cell?.frame == CGRect(x: 0, y: 50, width: 320, height: 40))
      #expect(cell?.layer.presentation()?.frame == CGRect(x: 110, y: 0, width: 100, height: 100))
    }
    try bench.table.advance(to: 1)
    #expect(isOver)
    #expect(bench.flow.collectionView == nil && list.collectionView === bench.collection)
    #expect(bench.run { bench.collection.visibleCells.count } == 10)
  }

  @Test("A custom layout is queried for everything, also for the target offset")
  func ownLayout() throws {
    final class Stairs: UICollectionViewLayout {
      override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 5000) }
      override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: CGFloat(indexPath.item) * 10, y: CGFloat(indexPath.item) * 100, width: 90, height: 90)
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
      { (0..<20).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) } }
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
      ) -> CGPoint {
        CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100)
      }
    }
    let bench = CollectionBench([Array(0..<20)])
    bench.run {
      bench.collection.collectionViewLayout = Stairs()
      bench.collection.layoutIfNeeded()
      #expect(bench.collection.cellForItem(at: path(1))?.frame.width == 45)
      #expect(bench.collection.visibleCells.count == 5)
    }
    bench.table.finger([(0, 50, 450), (0.1, 50, 400), (0.2, 50, 350)], lift: 0.21)
    try bench.table.advance(to: 5)
    #expect(bench.collection.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
    #expect(bench.collection.contentOffset.y > 0)
  }
}
