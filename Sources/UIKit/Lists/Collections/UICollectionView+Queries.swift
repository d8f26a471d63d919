// Queries of a collection view's items and their views.

import Foundation

extension UICollectionView {
  /// Performs pending layout, so that queries return current views.
  func placeIfNeeded() { if needsPreparation || placedBounds != bounds { placeElements() } }
}
