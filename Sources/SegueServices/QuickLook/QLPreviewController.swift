// Previews of documents, which cannot be drawn: a page says which one would be shown.

import UIKit

/// A document to preview.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The address of the document.
  var previewItemURL: URL? { get }
  /// The name of the document.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// Returns `nil` by default.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { absoluteURL }
}

/// The methods with which a preview asks for documents.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of documents.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a document.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// The methods that a preview calls on its delegate.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// Called before the preview is dismissed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Called after the preview was dismissed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Does nothing by default.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing by default.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A view controller that stands for previews of documents.
@preconcurrency @MainActor
open class QLPreviewController: SegueServicePageController {
  /// Returns `false`, since documents cannot be drawn.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }

  /// The object that is asked for documents.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The object that is notified at the end.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The number of the document that is shown.
  open var currentPreviewItemIndex = 0
  /// The document that is shown.
  open var currentPreviewItem: (any QLPreviewItem)? {
    let count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    guard (0..<count).contains(currentPreviewItemIndex) else { return nil }
    return dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  /// Asks for the documents again. What the page says does not change.
  open func reloadData() {}
  /// Asks for the document again. What the page says does not change.
  open func refreshCurrentPreviewItem() {}

  override var absence: String {
    let item = currentPreviewItem
    let name = item.flatMap { $0.previewItemTitle ?? $0.previewItemURL?.lastPathComponent }
    return (["Previews of documents are not available."] + [name].compactMap(\.self))
      .joined(separator: "\n")
  }
  override var endTitle: String { "Done" }
  override func endService() {
    delegate?.previewControllerWillDismiss(self)
    let delegate = delegate
    dismiss(animated: true) { delegate?.previewControllerDidDismiss(self) }
  }
}
