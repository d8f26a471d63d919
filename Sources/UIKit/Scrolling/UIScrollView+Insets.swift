// What a scroll view adds to its insets for the safe area. What is in it then sees none of that safe area: it
// scrolls clear of it.

import Foundation

extension UIScrollView {
  /// The part of the safe area that counts as an inset.
  var systemContentInset: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    let safe = safeAreaInsets
    guard safe != .zero, contentInsetAdjustmentBehavior != .always else { return safe }
    let isDown = countsVerticalSafeArea
    let isAcross =
      alwaysBounceHorizontal
      || contentSize.width + contentInset.left + contentInset.right > bounds.width
    return UIEdgeInsets(
      top: isDown ? safe.top : 0, left: isAcross ? safe.left : 0,
      bottom: isDown ? safe.bottom : 0, right: isAcross ? safe.right : 0)
  }

  private var countsVerticalSafeArea: Bool {
    if alwaysBounceVertical { return true }
    if contentSize.height + contentInset.top + contentInset.bottom > bounds.height { return true }
    guard contentInsetAdjustmentBehavior == .automatic else { return false }
    guard let controller = nearestController else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }

  /// Takes changed insets into account: what was at its top, or its left end, stays there.
  func noteInsets() {
    let (old, new) = (knownInset, adjustedContentInset)
    guard old != new else { return }
    knownInset = new
    if !isTracking, link == nil {
      var offset = contentOffset
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      contentOffset = offset
    }
    adjustedContentInsetDidChange()
    follower?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Takes the room for a spinner back: what shows it scrolls up.
  func endRefreshInset() {
    refreshInset = 0
    knownInset = adjustedContentInset
    let top = -adjustedContentInset.top
    guard !isTracking, contentOffset.y < top else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: window != nil)
  }

  /// What the bars for fingers keep clear of.
  func indicatorInset(_ own: UIEdgeInsets) -> UIEdgeInsets {
    automaticallyAdjustsScrollIndicatorInsets ? own + systemContentInset : own
  }
}

extension UIView {
  /// `safe` without the edges that the scroll view around the view has made part of its insets.
  func withoutScrolledEdges(_ safe: UIEdgeInsets) -> UIEdgeInsets {
    guard safe != .zero else { return safe }
    var ancestor = superview
    while let here = ancestor, !(here is UIScrollView) { ancestor = here.superview }
    guard let scroll = ancestor as? UIScrollView else { return safe }
    let counted = scroll.systemContentInset
    return UIEdgeInsets(
      top: counted.top > 0 ? 0 : safe.top, left: counted.left > 0 ? 0 : safe.left,
      bottom: counted.bottom > 0 ? 0 : safe.bottom, right: counted.right > 0 ? 0 : safe.right)
  }
}

extension UIEdgeInsets {
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}
