// The space and the traits for which a compositional layout arranges its sections.

import Foundation

/// The space in which elements of a compositional layout are arranged.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container, in points.
  var contentSize: CGSize { get }
  /// The size of the container without its insets.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets of the container, including those of its own container.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The space and the traits for which a section is arranged.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The space.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// An element of a section that is visible: see
/// `NSCollectionLayoutSection.visibleItemsInvalidationHandler`.
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity of the element.
  var alpha: CGFloat { get set }
  /// The position in the front-to-back order.
  var zIndex: Int { get set }
  /// A Boolean value that indicates whether the element is hidden.
  var isHidden: Bool { get set }
  /// The center in the coordinates of the section's content.
  var center: CGPoint { get set }
  /// The transform relative to the center.
  var transform: CGAffineTransform { get set }
  /// The transform in space, relative to the center.
  var transform3D: CATransform3D { get set }
  /// The element kind of a supplementary or decoration view; empty for cells.
  var name: String { get }
  /// The index path of the element.
  var indexPath: IndexPath { get }
  /// The frame in the coordinates of the section's content.
  var frame: CGRect { get }
  /// The bounds of the element.
  var bounds: CGRect { get }
  /// The category of the element.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; `nil` for cells.
  var representedElementKind: String? { get }
}

/// A container of the given size.
final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }

  init(_ size: CGSize, _ insets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()) {
    (contentSize, contentInsets) = (size, insets)
    super.init()
  }
}

/// The environment of a section or a group.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, _ traits: UITraitCollection) {
    (self.container, traitCollection) = (container, traits)
    super.init()
  }
}

/// A visible item that changes its layout attributes.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let attributes: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes
    super.init()
  }

  var alpha: CGFloat {
    get { attributes.alpha }
    set { attributes.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set { attributes.zIndex = newValue }
  }
  var isHidden: Bool {
    get { attributes.isHidden }
    set { attributes.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set { attributes.center = newValue }
  }
  var transform: CGAffineTransform {
    get { attributes.transform }
    set { attributes.transform = newValue }
  }
  var transform3D: CATransform3D {
    get { attributes.transform3D }
    set { attributes.transform3D = newValue }
  }
  var name: String { attributes.representedElementKind ?? "" }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory {
    attributes.representedElementCategory
  }
  var representedElementKind: String? { attributes.representedElementKind }
}

extension CGSize {
  /// Returns the size without insets.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
