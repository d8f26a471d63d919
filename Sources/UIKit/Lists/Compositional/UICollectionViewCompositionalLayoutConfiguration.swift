// The settings of compositional layouts.

import Foundation

/// The settings of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  /// The direction of scrolling. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections. The default is 0.
  open var interSectionSpacing: CGFloat = 0
  /// The supplementary views at the edges of the whole layout. Their index paths have the length 1.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges to which the insets of sections refer. With `automatic`, the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  /// Creates the default settings.
  public override init() { super.init() }

  /// Returns a copy of the settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
