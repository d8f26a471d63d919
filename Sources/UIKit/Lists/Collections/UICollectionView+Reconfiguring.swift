// Existing cells that are configured again.

import Foundation

extension UICollectionView {
  /// Configures the visible cells of items again. If one then requires another size, the items move
  /// there as in a batch of changes.
  func configureAgain(_ paths: [IndexPath]) {
    var isOther = false
    for path in paths {
      currentLayout.forgetSize(of: path)
      guard let cell = shown[CollectionKey(.cell, "", path)] as? UICollectionViewCell else {
        continue
      }
      configuredAgain = cell
      UIView.performWithoutAnimation {
        _ = dataSource?.collectionView(self, cellForItemAt: path)
        cell.layoutIfNeeded()
      }
      configuredAgain = nil
      guard let attributes = currentLayout.layoutAttributesForItem(at: path) else { continue }
      if prefersAnotherSize(cell, attributes) { isOther = true }
    }
    if isOther { performBatchUpdates(nil) }
  }
}
