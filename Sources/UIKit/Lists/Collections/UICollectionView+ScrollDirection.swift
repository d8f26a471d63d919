// The scrolling direction of the layouts of collections.

import Foundation

extension UICollectionView {
  /// The scrolling direction of a layout.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls vertically.
    case vertical
    /// The content scrolls horizontally.
    case horizontal
  }
}
