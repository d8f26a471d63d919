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
}
