// Where an item of a collection is, and how it looks there.

import Foundation

/// Place and look of one element of a collection.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// Which item, or which section's header.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The middle.
  open var center = CGPoint.zero
  /// Across and down.
  open var size = CGSize.zero
  /// Out of the plane, about the middle.
  open var transform3D = CATransform3DIdentity
  /// Opacity.
  open var alpha: CGFloat = 1
  /// Elements with more are in front.
  open var zIndex = 0
  /// Whether it is left out.
  open var isHidden = false

  /// Whether a cell, a supplementary view or a decoration.
  public internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Of what kind; `nil` for cells.
  public internal(set) var representedElementKind: String?

  /// Attributes of nothing yet; for subclasses.
  public required override init() { super.init() }

  /// Those of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Those of a header, a footer or another view beside the items.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Those of an ornament.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// In the content's plane; with a transform, the box around it.
  open var frame: CGRect {
    get {
      let place = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
      guard !CATransform3DIsIdentity(transform3D) else { return place }
      let own = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return own.applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// The element's own rectangle.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// In the plane, about the middle.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The same place and look; subclasses add what they have.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.indexPath, copy.center, copy.size) = (indexPath, center, size)
    (copy.transform3D, copy.alpha, copy.zIndex) = (transform3D, alpha, zIndex)
    (copy.isHidden, copy.representedElementKind) = (isHidden, representedElementKind)
    copy.representedElementCategory = representedElementCategory
    return copy
  }

  /// Whether `object` says the same; subclasses compare what they have.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && center == other.center && size == other.size
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }

  /// A number for looking it up.
  open override var hash: Int { indexPath.hashValue }

  /// Itself, to be changed.
  var duplicate: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  /// The same, faded.
  var faded: UICollectionViewLayoutAttributes {
    let copy = duplicate
    copy.alpha = 0
    return copy
  }
}
