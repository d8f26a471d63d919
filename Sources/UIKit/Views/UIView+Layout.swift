// Autoresizing: subviews follow a new size at once, in the setter, so that they animate along when
// the size changes inside an animation block. (Who waits for `layoutSubviews`, layers keep.)

import Foundation

extension UIView {
  /// Lays out the subviews, the controller being told before and after.
  func layOut() {
    currentEngine?.update()
    noteSafeArea()
    noteMargins()
    UIKitState.current.perform(under: traitCollection) {
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      companion?.viewDidLayOut(self)
      viewController?.viewDidLayoutSubviews()
    }
  }

  /// Runs `change`, which sets the frame or the bounds, and has the subviews follow a new size.
  func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    noteGeometry()
    let new = layer.bounds.size
    guard old != new else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in subviews { view.autoresize(from: old, to: new) }
  }

  /// Follows the superview from one size to another as the autoresizing mask says: the box that the
  /// view fills when its transform is left out of account.
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

  /// The span after the superview has grown by `delta`: the flexible parts share it in proportion to
  /// what they measured, equally if they all measured nothing; with no flexible part it goes to the
  /// trailing margin.
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
