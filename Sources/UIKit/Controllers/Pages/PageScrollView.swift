// The scroll view of pages. As on a device it is the only subview of the page view controller's view
// that scrolls, and apps that look for it there may become its delegate: it still reports to the
// navigator.

import Foundation

/// The scroll view in which the pages of a page view controller are side by side.
final class PageScrollView: UIScrollView {
  /// The delegate that code of the app has set.
  private weak var other: (any UIScrollViewDelegate)?

  override var appFollower: (any UIScrollViewDelegate)? {
    get { other }
    set { other = newValue }
  }
}

// What the scroll view reports, for the delegate of the app as well.
extension PageNavigator {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    scroll.appFollower?.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    scroll.appFollower?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    if !decelerate { rest() }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scroll.appFollower?.scrollViewWillBeginDecelerating(scrollView)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scroll.appFollower?.scrollViewDidEndDecelerating(scrollView)
    if !scrollView.isTracking { rest() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scroll.appFollower?.scrollViewDidEndScrollingAnimation(scrollView)
    rest()
  }
}
