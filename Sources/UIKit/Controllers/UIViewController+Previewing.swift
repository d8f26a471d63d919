// The API for previews by 3D Touch. Touches have no force here, so the delegate is never called.

import CoreGraphics
import Foundation

/// The interface of the context that registering for previews returns.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The object that supplies the preview.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that responds to the press.
  var sourceView: UIView { get }
  /// The part of the source view that is not blurred, in its coordinates.
  var sourceRect: CGRect { get set }
}

/// The methods that supply the view controllers for previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Asks the delegate for the view controller to preview at a location; `nil` for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Tells the delegate that the user committed the preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// The context that registering for previews returns.
final class Previewing: NSObject, UIViewControllerPreviewing {
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
  }
}
