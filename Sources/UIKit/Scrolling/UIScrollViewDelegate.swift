// The delegate of scroll views. The methods are optional in Objective-C; here all have default
// implementations.

import Foundation

/// The methods with which a scroll view reports scrolling and zooming.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Tells the delegate that the offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Tells the delegate that the user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Tells the delegate that the touch is about to end.
  ///
  /// - Parameter velocity: The velocity in points per millisecond.
  /// - Parameter targetContentOffset: The offset at which scrolling will end, which the delegate
  ///   may change.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Tells the delegate that the user has stopped dragging.
  ///
  /// - Parameter decelerate: Whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Tells the delegate that the content continues to move after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that scrolling has stopped, by itself or by a touch.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Tells the delegate that an animated change of the offset has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Tells the delegate that the adjusted insets have changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Asks the delegate for the subview to zoom; `nil` for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Tells the delegate that touches or code begin to change the scale over time.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Tells the delegate that the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Tells the delegate that the scale has stopped changing.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Asks the delegate whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Tells the delegate that a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  private func target(_ method: String) -> (any UIScrollViewDelegate)? { forwardee(method) }

  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    target("scrollViewDidScroll:")?.scrollViewDidScroll(scrollView)
  }
  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    target("scrollViewWillBeginDragging:")?.scrollViewWillBeginDragging(scrollView)
  }
  /// Does nothing by default.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    target("scrollViewWillEndDragging:withVelocity:targetContentOffset:")?
      .scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// Does nothing by default.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    target("scrollViewDidEndDragging:willDecelerate:")?
      .scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// Does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    target("scrollViewWillBeginDecelerating:")?.scrollViewWillBeginDecelerating(scrollView)
  }
  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    target("scrollViewDidEndDecelerating:")?.scrollViewDidEndDecelerating(scrollView)
  }
  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    target("scrollViewDidEndScrollingAnimation:")?.scrollViewDidEndScrollingAnimation(scrollView)
  }
  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    target("scrollViewDidChangeAdjustedContentInset:")?
      .scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  /// Returns `nil`, so that the scroll view does not zoom.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    target("viewForZoomingIn:")?.viewForZooming(in: scrollView)
  }
  /// Does nothing by default.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    target("scrollViewWillBeginZooming:with:")?.scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    target("scrollViewDidZoom:")?.scrollViewDidZoom(scrollView)
  }
  /// Does nothing by default.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    target("scrollViewDidEndZooming:with:atScale:")?
      .scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
  /// Returns `true`, which permits scrolling to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    target("scrollViewShouldScrollToTop:")?.scrollViewShouldScrollToTop(scrollView) ?? true
  }
  /// Does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    target("scrollViewDidScrollToTop:")?.scrollViewDidScrollToTop(scrollView)
  }
}

/// The interface of views with a scroll view's delegate. It is declared here, not in the class, so
/// that lists can narrow the type of theirs.
@preconcurrency @MainActor
public protocol SegueScrollDelegating: UIScrollView {}

extension SegueScrollDelegating {
  /// The delegate of the scroll view. It is not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { appFollower }
    set { appFollower = newValue }
  }
}
