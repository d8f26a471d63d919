// The interaction that opens the context menus of a table or a collection.

import Foundation
import QuartzCore

/// The delegate of the context menu interaction of a list.
@MainActor
class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
  /// The place of the item whose menu is open.
  var path = IndexPath()

  /// Returns the menu of the item at a point.
  func configuration(at point: CGPoint) -> UIContextMenuConfiguration? { nil }
  /// The cell of the item.
  var cell: UIView? { nil }
  /// Returns the view that is lifted, or to which it returns, if the delegate supplies one.
  func preview(_ configuration: UIContextMenuConfiguration, lifts: Bool) -> UITargetedPreview? {
    nil
  }
  func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  func willCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { configuration(at: location) }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    preview(configuration, lifts: true) ?? cell.map { UITargetedPreview(view: $0) }
  }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { preview(configuration, lifts: false) }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { willDisplay(configuration, animator) }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { willEnd(configuration, animator) }
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { willCommit(configuration, animator) }
}

/// The context menus of a table's rows.
final class TableContextMenu: ListContextMenu {
  private weak var table: UITableView?

  init(_ table: UITableView) { self.table = table }

  override func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let table, let path = table.indexPathForRow(at: point) else { return nil }
    self.path = path
    return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: point)
  }
  override var cell: UIView? { table?.cellForRow(at: path) }
  override func preview(_ configuration: UIContextMenuConfiguration, lifts: Bool)
    -> UITargetedPreview?
  {
    guard let table, let delegate = table.delegate else { return nil }
    if lifts {
      return delegate.tableView(
        table, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    return delegate.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  override func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }
  override func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }
  override func willCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.delegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

/// The context menus of a collection's items.
final class CollectionContextMenu: ListContextMenu {
  private weak var collection: UICollectionView?

  init(_ collection: UICollectionView) { self.collection = collection }

  override func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    guard let collection, let path = collection.indexPathForItem(at: point) else { return nil }
    self.path = path
    let delegate = collection.delegate
    return delegate?.collectionView(
      collection, contextMenuConfigurationForItemsAt: [path], point: point)
      ?? delegate?.collectionView(
        collection, contextMenuConfigurationForItemAt: path, point: point)
  }
  override var cell: UIView? { collection?.cellForItem(at: path) }
  override func preview(_ configuration: UIContextMenuConfiguration, lifts: Bool)
    -> UITargetedPreview?
  {
    guard let collection, let delegate = collection.delegate else { return nil }
    if lifts {
      return delegate.collectionView(
        collection, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
        ?? delegate.collectionView(
          collection, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
    return delegate.collectionView(
      collection, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
      ?? delegate.collectionView(
        collection, previewForDismissingContextMenuWithConfiguration: configuration)
  }
  override func willDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    collection.delegate?.collectionView(
      collection, willDisplayContextMenu: configuration, animator: animator)
  }
  override func willEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let collection else { return }
    collection.delegate?.collectionView(
      collection, willEndContextMenuInteraction: configuration, animator: animator)
  }
  override func willCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let collection else { return }
    collection.delegate?.collectionView(
      collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

private let listMenuKey = AssociationKey("ListContextMenu")

extension UIScrollView {
  /// Adds the interaction for the context menus of rows or items.
  func addListContextMenu(_ menu: ListContextMenu) {
    objc_setAssociatedObject(self, listMenuKey, menu, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    addInteraction(UIContextMenuInteraction(delegate: menu))
  }
}
