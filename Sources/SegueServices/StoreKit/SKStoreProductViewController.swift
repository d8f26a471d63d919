// The page of a product in the store, which says that there is no store.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

import UIKit

/// The key of a product's identifier.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// The method that a page of the store calls on its delegate.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has tapped the button. The delegate dismisses the page.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Dismisses the page.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    viewController.dismiss(animated: true)
  }
}

/// A view controller that stands for the page of a product in the store.
@preconcurrency @MainActor
open class SKStoreProductViewController: SegueServicePageController {
  /// The object that is notified at the end.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  /// Loads a product, which fails in the next turn of the main queue.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)?
  ) {
    guard let block else { return }
    Reply.send { block(false, SKError.make(.unknown)) }
  }

  override var absence: String { "The store is not available." }
  override var endTitle: String { "Done" }
  override func endService() {
    if let delegate { return delegate.productViewControllerDidFinish(self) }
    dismiss(animated: true)
  }
}
