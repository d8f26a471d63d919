// Autoresizing. Subviews are resized in the setter of the superview's size, so that they animate
// with it when the size changes in an animation block. (Layers keep track of which views need
// `layoutSubviews`.)

import Foundation
import SegueWorld

extension UIView {
  /// Lays out the subviews, and notifies the view's controller before and after.
  func layOut() {
    guard World.current.use(.layouts, by: self) else { return }
    currentEngine?.update()
    safeAreaDidChange()
    marginsDidChange()
    updatePropertiesNow()
    applyCorners()
    UIKitState.current.perform(under: traitCollection) {
      let controller = viewController as? UIViewController
      if let controller { controller.unavailableContent.update(controller) }
      ObservedReads.track {
        viewController?.viewWillLayoutSubviews()
        layOutSubviews()
        companion?.viewDidLayOut(self)
        viewController?.viewDidLayoutSubviews()
      } onChange: { [weak self] in
        self?.setNeedsLayout()
      }
      for view in subviews where view.autoLayout.corners != nil { view.applyCorners() }
      controller?.unavailableContent.place(in: self)
    }
  }

  /// Calls `layoutSubviews()`. An override that does not call that of its superclass leaves the
  /// places of the subviews to their constraints, as on a device.
  private func layOutSubviews() {
    autoLayout.hasPlacedSubviews = false
    layoutSubviews()
    if !autoLayout.hasPlacedSubviews { placeSubviews() }
  }

  /// Runs `change`, which sets the frame or the bounds, and resizes the subviews if the size has
  /// changed.
  func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    recordGeometryChange()
    let new = layer.bounds.size
    guard old != new else { return }
    applyCorners()
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in subviews { view.autoresize(from: old, to: new) }
  }

  /// Applies the autoresizing mask for a superview whose size has changed from `old` to `new`. The
  /// result is the rectangle that the view occupies when its transform is disregarded.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, autoLayout.translatesAutoresizingMask else { return }
    let mask = autoresizingMask
    let (anchor, size) = (layer.anchorPoint, bounds.size)
    let horizontal = AutoresizedSpan(
      margin: center.x - anchor.x * size.width, length: size.width, container: old.width
    ).resized(
      by: new.width - old.width, leading: mask.contains(.flexibleLeftMargin),
      length: mask.contains(.flexibleWidth), trailing: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizedSpan(
      margin: center.y - anchor.y * size.height, length: size.height, container: old.height
    ).resized(
      by: new.height - old.height, leading: mask.contains(.flexibleTopMargin),
      length: mask.contains(.flexibleHeight), trailing: mask.contains(.flexibleBottomMargin))
    bounds.size = CGSize(width: horizontal.length, height: vertical.length)
    center = CGPoint(
      x: horizontal.margin + anchor.x * horizontal.length,
      y: vertical.margin + anchor.y * vertical.length)
  }
}

/// One dimension of a subview: its leading margin, its length and its superview's length.
struct AutoresizedSpan: Equatable {
  var margin, length, container: CGFloat

  /// Returns the span after the superview has grown by `delta`.
  ///
  /// The flexible parts share the difference in proportion to their lengths, or equally if the
  /// lengths are all zero. Without a flexible part, the trailing margin takes the difference.
  func resized(
    by delta: CGFloat, leading: Bool, length flexibleLength: Bool, trailing: Bool
  ) -> AutoresizedSpan {
    let parts = [
      leading ? margin : 0, flexibleLength ? length : 0,
      trailing ? container - margin - length : 0,
    ]
    let flexible = [leading, flexibleLength, trailing]
    let total = parts.reduce(0, +)
    let count = CGFloat(flexible.filter { $0 }.count)
    let shares = zip(parts, flexible).map { part, isFlexible -> CGFloat in
      guard isFlexible else { return 0 }
      return total == 0 ? delta / count : delta * part / total
    }
    return AutoresizedSpan(
      margin: margin + shares[0], length: max(0, length + shares[1]), container: container + delta)
  }
}
