// The picker of documents. There are none: it can only be cancelled.

import UIKit

/// What a picker does with documents, by their older names.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// Copies them into the app.
  case `import`
  /// Opens them where they are.
  case open
  /// Copies them out of the app.
  case exportToService
  /// Moves them out of the app.
  case moveToService
}

/// The methods that a picker calls on its delegate.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when documents were picked, which never happens.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when a document was picked, which never happens.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user has cancelled, after which the picker is dismissed.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing by default.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Does nothing by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A view controller that stands for the picker of documents.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: SegueServicePageController {
  /// The object that is notified at the end.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether more than one document can be picked.
  open var allowsMultipleSelection = false
  /// Whether extensions are shown.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?
  /// What is done with the documents.
  public let documentPickerMode: UIDocumentPickerMode

  private init(_ mode: UIDocumentPickerMode) {
    documentPickerMode = mode
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of documents to open.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) { self.init(.open) }
  /// Creates a picker of documents to open or copy.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(asCopy ? .import : .open)
  }
  /// Creates a picker of a place for documents.
  public convenience init(forExporting urls: [URL]) { self.init(.moveToService) }
  /// Creates a picker of a place for documents or their copies.
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(asCopy ? .exportToService : .moveToService)
  }
  /// Creates a picker of documents, by an older name.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(mode)
  }
  /// Creates a picker of a place for a document, by an older name.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(mode) }
  /// Creates a picker of a place for documents, by an older name.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) { self.init(mode) }
  /// Creates a picker of documents to open.
  public required init?(coder: NSCoder) {
    documentPickerMode = .open
    super.init(coder: coder)
  }

  override var absence: String { "There are no documents." }
  override func endService() {
    delegate?.documentPickerWasCancelled(self)
    if presentingViewController != nil { dismiss(animated: true) }
  }
}
