// Code that asks a list which item was tapped, as in `tableView.indexPathForSelectedRow`: nobody taps in a
// trial, so that the first visible item is selected before the transition.

import UIKit

extension UIViewController {
  /// Selects the first visible item of the first list on the screen that shows items, unless it has a
  /// selection. The delegate of the list is not told.
  func selectFirstVisibleItem() {
    view.layoutIfNeeded()
    _ = Self.selectFirstVisibleItem(below: view)
  }

  /// - Returns: Whether an item is selected.
  private static func selectFirstVisibleItem(below view: UIView) -> Bool {
    switch view {
    case let table as UITableView:
      if table.indexPathForSelectedRow != nil { return true }
      if let row = table.indexPathsForVisibleRows?.min() {
        table.selectRow(at: row, animated: false, scrollPosition: .none)
        return true
      }
    case let collection as UICollectionView:
      if collection.indexPathsForSelectedItems?.isEmpty == false { return true }
      if let item = collection.indexPathsForVisibleItems.min() {
        collection.selectItem(at: item, animated: false, scrollPosition: [])
        return true
      }
    default: break
    }
    return view.subviews.contains(where: selectFirstVisibleItem)
  }
}
