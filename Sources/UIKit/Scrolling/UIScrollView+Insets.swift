// The insets that a scroll view adds for the safe area. Its content then has no safe area at these
// edges, because it can be scrolled out of the covered area.

import Foundation

extension UIScrollView {
  /// The part of the safe area that is added to the insets.
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

  /// Applies changed insets: content that was at its top or left edge remains there.
  func insetsDidChange() {
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

  /// Removes the inset for a spinner, and scrolls the content up if it was visible.
  func endRefreshInset() {
    refreshInset = 0
    knownInset = adjustedContentInset
    let top = -adjustedContentInset.top
    guard !isTracking, contentOffset.y < top else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: window != nil)
  }

  /// Returns the insets of scroll indicators, including the safe area if it applies.
  func indicatorInset(_ own: UIEdgeInsets) -> UIEdgeInsets {
    automaticallyAdjustsScrollIndicatorInsets ? own + systemContentInset : own
  }
}

extension UIView {
  /// Returns `safe` without the edges that the enclosing scroll view has added to its insets.
  func withoutScrolledEdges(_ safe: UIEdgeInsets) -> UIEdgeInsets {
    guard safe != .zero, let scroll = scrollThatMovesView else { return safe }
    let counted = ScrolledEdges.inset(of: scroll)
    return UIEdgeInsets(
      top: counted.top > 0 ? 0 : safe.top, left: counted.left > 0 ? 0 : safe.left,
      bottom: counted.bottom > 0 ? 0 : safe.bottom, right: counted.right > 0 ? 0 : safe.right)
  }

  /// The scroll view with whose content this view moves. What a search shows is in the view of the
  /// searched content, but stays in place: the bars cover it however far that content is scrolled.
  private var scrollThatMovesView: UIScrollView? {
    var view: UIView = self
    while !(view is SearchRootView), let outer = view.superview {
      if let scroll = outer as? UIScrollView { return scroll }
      view = outer
    }
    return nil
  }
}

/// The insets of scroll views that one request for a safe area has needed so far. Each view on the way
/// to the window asks for that of the scroll view around it, which asks for a safe area itself.
@MainActor
enum ScrolledEdges {
  private static var depth = 0
  private static var known: [(scroll: ObjectIdentifier, inset: UIEdgeInsets)] = []

  /// Returns the safe area that `insets` computes. What is known is forgotten when the outermost
  /// request ends.
  static func request(_ insets: () -> UIEdgeInsets) -> UIEdgeInsets {
    depth += 1
    defer {
      depth -= 1
      if depth == 0, !known.isEmpty { known.removeAll(keepingCapacity: true) }
    }
    return insets()
  }

  /// Returns the part of the safe area that is added to the insets of `scroll`.
  static func inset(of scroll: UIScrollView) -> UIEdgeInsets {
    let id = ObjectIdentifier(scroll)
    if let found = known.first(where: { $0.scroll == id }) { return found.inset }
    let inset = scroll.systemContentInset
    if depth > 0 { known.append((id, inset)) }
    return inset
  }
}

extension UIEdgeInsets {
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}
