// The browser of documents. There are none, and none can be created.

import UIKit

/// The methods that a browser calls on its delegate. Nothing happens in it, so none is called.
@preconcurrency @MainActor
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when documents were picked.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called when the user wants a new document.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// Called when a document was imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called when a document could not be imported.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) {}
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing by default.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}

/// A view controller that stands for the browser of documents.
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: SegueServicePageController {
  /// What is done with a new document.
  public enum ImportMode: UInt, Sendable {
    /// Nothing.
    case none
    /// It is copied.
    case copy
    /// It is moved.
    case move
  }

  /// The styles of the page.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// The object that is notified.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether documents can be created.
  open var allowsDocumentCreation = true
  /// Whether several documents can be picked.
  open var allowsPickingMultipleItems = false
  /// The style of the page.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// Buttons of the app. They are not shown.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Buttons of the app. They are not shown.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []

  /// Creates a browser.
  public init(forOpening contentTypes: [UTType]?) { super.init(nibName: nil, bundle: nil) }
  /// Creates a browser, by an older name.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a browser.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a document, which fails in the next turn of the main queue.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    Reply.send { completion(nil, CocoaError(.fileNoSuchFile)) }
  }

  override var absence: String { "There are no documents." }
  override func endService() { if presentingViewController != nil { dismiss(animated: true) } }
}
