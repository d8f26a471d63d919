// What the arrow of a popover can point at: views, bar items and layout guides.

import Foundation

/// An object at which the arrow of a popover can point.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in the coordinates of a view; `nil` if the item is not shown in
  /// that view's window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the bounds of the view in the coordinates of another view; `nil` if the views are not
  /// in the same window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === (referenceView as? UIWindow ?? referenceView.window) else {
      return nil
    }
    return referenceView.convert(bounds, from: self)
  }
}

extension UIBarItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the view that the bar created for the item, or of its custom view; `nil`
  /// if no bar in the same window shows the item.
  public func frame(in referenceView: UIView) -> CGRect? {
    shownView?.frame(in: referenceView)
  }

  /// The view that the bar created for the item, or its custom view.
  var shownView: UIView? { observer as? UIView ?? (self as? UIBarButtonItem)?.customView }
}

extension UILayoutGuide: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the guide in the coordinates of a view; `nil` if its own view is not in
  /// the same window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard let owningView, owningView.frame(in: referenceView) != nil else { return nil }
    return referenceView.convert(layoutFrame, from: owningView)
  }
}
