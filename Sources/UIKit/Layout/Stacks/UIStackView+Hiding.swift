// Hidden arranged views take no space. Inside an animation block they shrink to zero length, or
// grow from it, and are actually hidden when the animation has ended.

import Foundation

extension UIView {
  /// Hides or shows the view. A stack that arranges it updates its layout.
  func setHidden(_ isHidden: Bool) {
    MeasurementCache.recordChange(of: self)
    guard let stack = superview as? UIStackView,
      stack.arrangedSubviews.contains(where: { $0 === self })
    else {
      autoLayout.isLeaving = false
      layer.isHidden = isHidden
      return
    }
    if isHidden != self.isHidden { stack.setHidden(isHidden, of: self) }
  }
}

extension UIStackView {
  func setHidden(_ isHidden: Bool, of view: UIView) {
    let state = UIKitState.current.animation
    let animation = state.isEnabled ? state.current?.animation : nil
    view.autoLayout.isLeaving = false
    view.autoLayout.isCollapsed = isHidden
    arrange()
    guard let animation else {
      view.layer.isHidden = isHidden
      return
    }
    if isHidden {
      view.autoLayout.isLeaving = true
      animation.completions.append { [weak view] _ in
        guard let view, view.autoLayout.isLeaving else { return }
        view.autoLayout.isLeaving = false
        view.layer.isHidden = true
      }
    } else {
      view.layer.isHidden = false
      UIView.performWithoutAnimation { collapse(view) }
    }
    layoutIfNeeded()
  }

  /// The identifier of the constraints that keep the lengths of hidden views across the axis.
  static let holdingIdentifier = "UISV-hiding"

  /// The bounds without the margins that the arrangement keeps.
  private var available: CGRect {
    isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
  }

  /// The length across the axis that a view has which fills the stack.
  var lengthAcross: CGFloat {
    max(0, axis == .horizontal ? available.height : available.width)
  }

  /// Applies the length across the axis, which may have changed, to the hidden views.
  func holdCollapsedViews() {
    let length = lengthAcross
    for constraint in made where constraint.identifier == Self.holdingIdentifier {
      if constraint.constant != length { constraint.constant = length }
    }
  }

  /// Places a hidden view at its position in the stack, without length.
  func collapse(_ view: UIView) {
    let available = available
    let isRow = axis == .horizontal
    let isMirrored = isRow && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let before = arrangedSubviews.prefix { $0 !== view }.last { !$0.autoLayout.isCollapsed }
    var frame = view.alignmentRect(forFrame: view.layoutFrame)
    if isRow {
      frame.origin.x =
        isMirrored ? before?.frame.minX ?? available.maxX : before?.frame.maxX ?? available.minX
      frame.size.width = 0
      if alignment == .fill {
        (frame.origin.y, frame.size.height) = (available.minY, available.height)
      }
    } else {
      frame.origin.y = before?.frame.maxY ?? available.minY
      frame.size.height = 0
      if alignment == .fill {
        (frame.origin.x, frame.size.width) = (available.minX, available.width)
      }
    }
    view.place(at: frame)
  }
}
