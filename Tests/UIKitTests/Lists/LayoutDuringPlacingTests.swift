// Cells that are created before the window has its layout: their own layout is that of the whole window,
// which changes the size of the list in the meantime.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct LayoutDuringPlacingTests {
  /// A view that gives its subviews its own size.
  private final class FillingView: UIView {
    override func layoutSubviews() { for view in subviews { view.frame = bounds } }
  }

  private final class Source: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout,
    UITableViewDataSource
  {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 3 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 60) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  /// Shows a view that still has the size of another screen.
  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let filling = FillingView(frame: window.bounds)
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    filling.addSubview(view)
    window.addSubview(filling)
    return window
  }

  @Test("Items have the width of the collection that their cells' layout gave it")
  func items() {
    World().run {
      let source = Source()
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (collection.dataSource, collection.delegate) = (source, source)
      let window = show(collection)
      let cells = collection.visibleCells
      #expect(cells.map(\.frame.width) == [393, 393, 393])
      window.layoutIfNeeded()
      #expect(collection.bounds.width == 393)
      #expect(collection.visibleCells.map(\.frame.width) == [393, 393, 393])
    }
  }

  @Test("Rows have the width of the table that their cells' layout gave it")
  func rows() {
    World().run {
      let source = Source()
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = source
      let window = show(table)
      #expect(table.visibleCells.map(\.frame.width) == [393, 393, 393])
      window.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.width) == [393, 393, 393])
    }
  }

  /// A layout that keeps its attributes and moves them, as parallax effects do.
  private final class KeptLayout: UICollectionViewFlowLayout {
    private var kept: [UICollectionViewLayoutAttributes] = []
    var shift: CGFloat = 0

    override func prepare() {
      super.prepare()
      let area = CGRect(origin: .zero, size: collectionViewContentSize)
      if kept.isEmpty { kept = super.layoutAttributesForElements(in: area) ?? [] }
      for (index, attributes) in kept.enumerated() {
        attributes.frame.origin = CGPoint(x: shift, y: CGFloat(index) * 60)
      }
    }

    override func layoutAttributesForElements(in rect: CGRect)
      -> [UICollectionViewLayoutAttributes]?
    { kept }
  }

  @Test("Attributes that a layout has returned before and changes since move their cells")
  func keptAttributes() {
    World().run {
      let (source, layout) = (Source(), KeptLayout())
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (collection.dataSource, collection.delegate) = (source, source)
      let window = show(collection)
      window.layoutIfNeeded()
      #expect(collection.visibleCells.map(\.frame.minX) == [0, 0, 0])
      layout.shift = 25
      layout.invalidateLayout()
      window.layoutIfNeeded()
      #expect(collection.visibleCells.map(\.frame.minX) == [25, 25, 25])
    }
  }

  @Test("Invalidation contexts name items, supplementary views and decoration views")
  func invalidationContext() {
    World().run {
      let context = UICollectionViewLayoutInvalidationContext()
      let paths = [0, 1].map { IndexPath(item: $0, section: 0) }
      #expect(context.invalidatedSupplementaryIndexPaths == nil)
      context.invalidateSupplementaryElements(ofKind: "header", at: [paths[0]])
      context.invalidateSupplementaryElements(ofKind: "header", at: [paths[1]])
      context.invalidateDecorationElements(ofKind: "line", at: paths)
      #expect(context.invalidatedSupplementaryIndexPaths == ["header": paths])
      #expect(context.invalidatedDecorationIndexPaths == ["line": paths])
      #expect(context.invalidatedItemIndexPaths == nil)
    }
  }

  /// A collection that brings its layout, as `OwnLayoutCollection()`.
  private final class OwnLayoutCollection: UICollectionView {
    override init(frame: CGRect = .zero, collectionViewLayout layout: UICollectionViewLayout) {
      super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("A collection without a layout is empty with a warning, unless its class brings one")
  func withoutLayout() {
    let world = World()
    world.run {
      #expect(OwnLayoutCollection().collectionViewLayout is UICollectionViewFlowLayout)
      #expect(world.diagnostics.warnings.isEmpty)
      _ = UICollectionView(frame: .zero)
      #expect(world.diagnostics.warnings.first?.contains("without a layout") == true)
    }
  }
}
