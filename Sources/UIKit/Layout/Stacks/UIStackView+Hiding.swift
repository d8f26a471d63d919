// Arranged views that are hidden take no room. Inside an animation block they shrink to nothing, or grow
// from it, and really disappear when the animation has ended.

import Foundation

extension UIView {
  /// Hides or shows the view; a stack that arranges it follows.
  func setHidden(_ isHidden: Bool) {
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

  /// Puts a hidden view where it would be, without length.
  func collapse(_ view: UIView) {
    let room =
      isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    let isRow = axis == .horizontal
    let isMirrored = isRow && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let before = arrangedSubviews.prefix { $0 !== view }.last { !$0.autoLayout.isCollapsed }
    var frame = view.alignmentRect(forFrame: view.untransformedFrame)
    if isRow {
      frame.origin.x =
        isMirrored ? before?.frame.minX ?? room.maxX : before?.frame.maxX ?? room.minX
      frame.size.width = 0
      if alignment == .fill { (frame.origin.y, frame.size.height) = (room.minY, room.height) }
    } else {
      frame.origin.y = before?.frame.maxY ?? room.minY
      frame.size.height = 0
      if alignment == .fill { (frame.origin.x, frame.size.width) = (room.minX, room.width) }
    }
    view.place(at: frame)
  }
}
