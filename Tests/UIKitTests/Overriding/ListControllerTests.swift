// What subclasses of list controllers are told: primary actions, and the gesture that moves items.

import Foundation
import Testing
import UIKit

private final class Rows: OverridingUITableViewController {
  var lines: [String] = []
  var selects = true

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { selects ? indexPath : nil }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    lines.append("select \(indexPath.row)")
  }
  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { lines.append("action \(indexPath.row)") }
}

private final class Items: OverridingUICollectionViewController {
  var order = Array(0..<4)
  var lines: [String] = []

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { order.count }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { order.insert(order.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) { lines.append("action \(indexPath.item)") }
}

@Suite @MainActor struct ListControllerTests {
  private let table = TouchTable()

  private func show(_ controller: UIViewController) {
    table.world.run {
      // It would be in front of the list.
      table.view.removeFromSuperview()
      table.window.rootViewController = controller
      table.window.layoutIfNeeded()
    }
  }

  private func items() -> Items {
    let items = table.world.run {
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 97.5, height: 200), 0)
      let items = Items(collectionViewLayout: layout)
      items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      items.collectionView.contentInsetAdjustmentBehavior = .never
      return items
    }
    show(items)
    return items
  }

  @Test("A tap performs the primary action of a row, even if it may not be selected")
  func primaryActions() throws {
    let rows = table.world.run { Rows(style: .plain) }
    show(rows)
    let frame = table.world.run {
      rows.tableView.convert(rows.tableView.rectForRow(at: IndexPath(row: 2, section: 0)), to: nil)
    }
    let (x, y) = (Double(frame.midX), Double(frame.midY))
    table.finger([(0, x, y)], lift: 0.1)
    _ = try table.play(to: 1)
    #expect(rows.lines == ["select 2", "action 2"])
    rows.selects = false
    table.finger([(1, x, y)], lift: 1.1)
    _ = try table.play(to: 2)
    #expect(rows.lines == ["select 2", "action 2", "action 2"])
    rows.selects = true
    table.world.run {
      rows.tableView.setEditing(true, animated: false)
      rows.tableView.allowsSelectionDuringEditing = true
    }
    table.finger([(2, x, y)], lift: 2.1)
    _ = try table.play(to: 3)
    #expect(rows.lines.last == "select 2")
  }

  @Test("A tap that extends a selection performs no action")
  func extending() throws {
    let items = items()
    items.collectionView.allowsMultipleSelection = true
    for (index, x) in [40.0, 150].enumerated() {
      table.finger([(Double(index), x, 120)], lift: Double(index) + 0.1)
    }
    _ = try table.play(to: 3)
    #expect(items.collectionView.indexPathsForSelectedItems?.count == 2)
    #expect(items.lines == ["action 0"])
  }

  @Test("A long press moves an item, unless the gesture is not installed")
  func moving() throws {
    let items = items()
    table.finger([(0, 40, 120), (1, 110, 120), (1.2, 150, 120)], lift: 1.5)
    _ = try table.play(to: 3)
    #expect(items.order == [1, 0, 2, 3] && items.lines.isEmpty)
    items.installsStandardGestureForInteractiveMovement = false
    table.finger([(4, 40, 120), (5, 110, 120), (5.2, 150, 120)], lift: 5.5)
    _ = try table.play(to: 7)
    #expect(items.order == [1, 0, 2, 3])
  }
}
