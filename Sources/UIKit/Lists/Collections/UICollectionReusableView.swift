// The views that a collection view reuses as it scrolls: cells, headers, footers and decoration
// views.

import Foundation

/// A view that a collection view reuses.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, Reusable {
  /// The identifier with which the view is dequeued.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  var ownReuseIdentifier: String?
  /// The attributes that were last applied to the view.
  var placed: UICollectionViewLayoutAttributes?
  /// The origin of the view that contains this one in the content of the collection view.
  var hostOrigin = CGPoint.zero

  /// Creates a view with the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view with an empty frame. Nothing is decoded from `coder`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownReuseIdentifier = coder.archived("reuseIdentifier")
    coder.restore(self, as: UICollectionReusableView.self)
  }

  /// Called when the view is about to be reused. The default implementation does nothing.
  open func prepareForReuse() {}
  /// Applies custom layout attributes. Position and size have been applied already. The default
  /// implementation does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Called when the layout is about to change. The default implementation does nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  /// Called when the layout has changed. The default implementation does nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes with the size that the contents require, for layouts with estimated
  /// sizes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let wanted = layoutAttributes.duplicate
    if layoutAttributes.sizing.isSome {
      wanted.size = fittingSize(layoutAttributes.size, layoutAttributes.sizing)
      return wanted
    }
    wanted.size = fittingSize(layoutAttributes.size, SelfSizing(width: true, height: true))
    return wanted
  }

  /// Returns the size that the contents require where they determine it, and `size` otherwise: by
  /// their constraints or, if those determine none, by `sizeThatFits(_:)`. Constraints that permit
  /// several sizes result in the one that is closest to `size`.
  func fittingSize(_ size: CGSize, _ sizing: SelfSizing) -> CGSize {
    var fitting = layoutSize(
      CGSize(width: sizing.width ? 0 : size.width, height: sizing.height ? 0 : size.height), sizing)
    if sizing.width && fitting.width > 0 && fitting.width < size.width
      || sizing.height && fitting.height > 0 && fitting.height < size.height
    {
      // The smallest size is not necessarily the only one.
      fitting = layoutSize(size, sizing)
    }
    if (!sizing.width || fitting.width <= 0) && (!sizing.height || fitting.height <= 0) {
      fitting = sizeThatFits(
        CGSize(
          width: sizing.width ? .greatestFiniteMagnitude : size.width,
          height: sizing.height ? .greatestFiniteMagnitude : size.height))
    }
    var wanted = size
    if sizing.width, fitting.width > 0 { wanted.width = fitting.width }
    if sizing.height, fitting.height > 0 { wanted.height = fitting.height }
    return wanted
  }

  private func layoutSize(_ size: CGSize, _ sizing: SelfSizing) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: sizing.width ? .fittingSizeLevel : .required,
      verticalFittingPriority: sizing.height ? .fittingSizeLevel : .required)
  }

  /// Applies the given attributes.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if let placed, placed.isEqual(attributes) { return }
    // A copy: layouts change the attributes that they keep, as those with a dynamic animator do.
    placed = attributes.duplicate
    if bounds.size != attributes.size { bounds.size = attributes.size }
    center = CGPoint(
      x: attributes.center.x - hostOrigin.x, y: attributes.center.y - hostOrigin.y)
    if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) {
      transform3D = attributes.transform3D
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    apply(attributes)
  }
}
