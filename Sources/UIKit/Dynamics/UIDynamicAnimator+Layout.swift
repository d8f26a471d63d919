// Animators of the layouts of collection views: their items are layout attributes.

import Foundation

extension UICollectionViewLayoutAttributes: UIDynamicItem {}

extension UIDynamicAnimator {
  /// Returns the attributes of a cell to which a behavior of the animator applies; `nil` if there is
  /// none.
  public func layoutAttributesForCell(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.cell, nil, indexPath) }

  /// Returns the attributes of a supplementary view to which a behavior of the animator applies; `nil`
  /// if there is none.
  public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(.supplementaryView, kind, indexPath) }

  /// Returns the attributes of a decoration view to which a behavior of the animator applies; `nil` if
  /// there is none.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(.decorationView, decorationViewKind, indexPath)
  }

  private func attributes(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    for body in simulation.bodies {
      if let item = body.item as? UICollectionViewLayoutAttributes,
        item.representedElementCategory == category, item.representedElementKind == kind,
        item.indexPath == path
      {
        return item
      }
    }
    return nil
  }
}
