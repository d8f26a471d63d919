// Peeking by pressing hard: nobody presses hard here, so who registers is never asked.

import CoreGraphics
import Foundation

/// What a controller has registered for.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// Who would be asked for a controller to peek at.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// The view that would be pressed.
  var sourceView: UIView { get }
  /// What would stay sharp, in the view's coordinates.
  var sourceRect: CGRect { get set }
}

/// Is asked for controllers to peek at.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// The controller to peek at; `nil` for none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// The peek has become a visit.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers; the delegate is never asked.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    Previewing(delegate, sourceView)
  }

  /// Undoes that.
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class Previewing: NSObject, UIViewControllerPreviewing {
  unowned let delegate: any UIViewControllerPreviewingDelegate
  unowned let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
    (self.delegate, self.sourceView, sourceRect) = (delegate, sourceView, sourceView.bounds)
  }
}
