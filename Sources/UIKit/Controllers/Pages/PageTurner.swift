// What a page view controller needs of the object that displays its pages: `PageNavigator` scrolls
// them, `PageBook` turns them like those of a book.

import Foundation

/// An object that displays the pages of a page view controller and navigates between them.
@MainActor
protocol PageTurner: AnyObject {
  /// The view that contains the pages.
  var view: UIView { get }
  /// The current page or pages.
  var pages: [UIViewController] { get }
  /// The recognizers of the gestures by which the user navigates.
  var gestureRecognizers: [UIGestureRecognizer] { get }

  /// Lays out the pages in a rectangle of the page view controller's view.
  func place(in available: CGRect)
  /// Queries the data source again, whose answers may have changed.
  func neighborsMayHaveChanged()
  /// Shows other pages.
  ///
  /// - Parameter completion: A closure that is called at the end, with a Boolean value that
  ///   indicates whether the pages are shown.
  func show(
    _ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)?)
  /// Navigates to the neighbor on the side of a page dot that was tapped.
  func followDots(to index: Int)
}

extension UIPageViewController {
  /// Makes a page a child.
  func attachPage(_ page: UIViewController) {
    guard page.parent !== self else { return }
    addChild(page)
    page.didMove(toParent: self)
  }

  /// Ends that a page is a child.
  func detachPage(_ page: UIViewController) {
    guard page.parent === self else { return }
    page.willMove(toParent: nil)
    page.removeFromParent()
  }

  /// A Boolean value that indicates whether the pages follow each other vertically.
  var isVertical: Bool { navigationOrientation == .vertical }

  /// Returns whether the first page in a view is at the right.
  func isMirrored(in view: UIView) -> Bool {
    !isVertical && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}
