// The position and appearance of an element in a collection view.

import Foundation

extension Int {
  /// Returns the sum, or the nearest integer where there is none: apps place a header in front of
  /// everything by the largest integer.
  package func saturated(plus other: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? (other > 0 ? .max : .min) : sum
  }
}

/// The position and appearance of one element in a collection view.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  /// The index path of the item, or of the section's supplementary view.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The center of the element.
  open var center = CGPoint.zero
  /// The size of the element, in points.
  open var size = CGSize.zero
  /// The three-dimensional transform of the element, relative to its center.
  open var transform3D = CATransform3DIdentity
  /// The opacity of the element.
  open var alpha: CGFloat = 1
  /// The position in the front-to-back order; elements with higher values are in front.
  open var zIndex = 0
  /// A Boolean value that indicates whether the element is hidden.
  open var isHidden = false

  /// The category of the element: a cell, a supplementary view or a decoration view.
  open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary or decoration view; `nil` for cells.
  open internal(set) var representedElementKind: String?

  /// The dimensions in which the contents of the view determine its size.
  var sizing = SelfSizing()
  /// The section whose scroll view contains the view, if it scrolls at right angles to the layout.
  var scroller: Int?
  /// The place in a list; `nil` outside of lists.
  var listPlace: ListPlace?

  /// Creates attributes without an element, for subclasses.
  public required override init() { super.init() }

  /// Creates the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Creates the attributes of a supplementary view, such as a header or a footer.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }

  /// Creates the attributes of a decoration view.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  /// The frame of the element in the content's coordinates; with a transform, the bounding box.
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

  /// The bounds of the element in its own coordinates. The origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The affine transform of the element, relative to its center.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Returns a copy of the attributes. Subclasses copy their additional properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    (copy.indexPath, copy.center, copy.size) = (indexPath, center, size)
    (copy.transform3D, copy.alpha, copy.zIndex) = (transform3D, alpha, zIndex)
    (copy.isHidden, copy.representedElementKind) = (isHidden, representedElementKind)
    copy.representedElementCategory = representedElementCategory
    (copy.sizing, copy.scroller, copy.listPlace) = (sizing, scroller, listPlace)
    return copy
  }

  /// Returns a Boolean value that indicates whether all properties are equal. Subclasses compare
  /// their additional properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return indexPath == other.indexPath && center == other.center && size == other.size
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && scroller == other.scroller && listPlace == other.listPlace
  }

  /// A hash of the index path.
  open override var hash: Int { indexPath.hashValue }

  /// A copy of the attributes that can be changed.
  var duplicate: UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? self
  }

  /// A copy of the attributes with an opacity of 0.
  var faded: UICollectionViewLayoutAttributes {
    let copy = duplicate
    copy.alpha = 0
    return copy
  }
}
