// Opening a document in other apps, of which there are none.

import UIKit

/// The methods that the controller calls on its delegate. Nothing is shown, so none is called.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the view controller that a preview is presented on.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// Returns the view that a preview grows out of.
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  /// Called at the end of a preview.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called at the end of a menu.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
  /// Called at the end of a menu.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns an empty view controller by default.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  /// Returns `nil` by default.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Does nothing by default.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing by default.
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing by default.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}

/// Opens a document in other apps, of which there are none: nothing is shown, and the methods say so.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The object that is asked where to show something.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The document.
  open var url: URL?
  /// The identifier of the document's type.
  open var uti: String?
  /// The name of the document.
  open var name: String?
  /// What other apps would receive.
  open var annotation: Any?
  /// Images of the document. There are none.
  open var icons: [UIImage] { [] }

  /// Creates a controller without a document.
  public override init() { super.init() }
  /// Creates a controller for a document.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
    uti = UTType(filenameExtension: url.pathExtension)?.identifier
  }

  /// Returns `false`, since there are no other apps.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns `false`, since there are no other apps.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Returns `false`, since there are no other apps.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  /// Returns `false`, since there are no other apps.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  /// Returns `false`, since documents cannot be drawn.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool { false }
  /// Ends a preview. There is none.
  open func dismissPreview(animated: Bool) {}
  /// Ends a menu. There is none.
  open func dismissMenu(animated: Bool) {}
}
