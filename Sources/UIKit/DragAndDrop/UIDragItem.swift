// What is dragged.

import Foundation

/// An item that a touch drags.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's data.
  open private(set) var itemProvider: NSItemProvider
  /// An object of the app that goes with the item.
  open var localObject: Any?
  /// A closure that returns the preview of the item. Stored but not used: the preview is that of the
  /// interaction's delegate, or the view.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A view as the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view.
  open private(set) var view: UIView
  /// The appearance of the preview.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  /// Creates a preview with the usual appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// The appearance of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of the preview of a dragged item.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is lifted out of its place to be dragged, or that is dropped there.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
