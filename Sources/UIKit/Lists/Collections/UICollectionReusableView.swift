// What comes and goes in a collection as it scrolls: cells, headers, footers, ornaments.

import Foundation

/// A view of a collection that is used again and again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, Reusable {
  /// What it is asked for by.
  public internal(set) var reuseIdentifier: String?
  /// What it was last placed by.
  var placed: UICollectionViewLayoutAttributes?

  /// A view at `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// A view of a class known only at run time. Not for apps.
  public required convenience init(dequeuedAt frame: CGRect) { self.init(frame: frame) }

  /// Other contents are about to come.
  open func prepareForReuse() {}
  /// Takes over what a layout's own attributes say; place and size are taken over already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The layout is about to change.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// The layout has changed.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The size that the contents ask for, where the layout only estimates.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let wanted = layoutAttributes.duplicate
    let size = fittingView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if size.width > 0, size.height > 0 { wanted.size = size }
    return wanted
  }

  /// What asks for the size.
  var fittingView: UIView { self }

  /// Goes where `attributes` say.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if let placed, placed.isEqual(attributes) { return }
    placed = attributes
    if bounds.size != attributes.size { bounds.size = attributes.size }
    center = attributes.center
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
