// The delegate that receives what is dropped on a collection.

import Foundation

/// The answer of a collection over which items are dragged.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// What becomes of the items.
  public enum Intent: Int, Sendable {
    /// It is not known.
    case unspecified
    /// They are inserted at the destination, where the items make room.
    case insertAtDestinationIndexPath
    /// They are added to what is at the destination.
    case insertIntoDestinationIndexPath
  }

  /// What becomes of the items.
  open private(set) var intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal without a known intent.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// An item that is dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where the item comes from in the same collection.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview.
  var previewSize: CGSize { get }
}

/// What a collection's drop delegate receives with a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place of the drop; `nil` if it is beside all items.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets the preview of an item arrive at an item, which the data has by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets the preview of an item arrive in an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Lets the preview of an item arrive anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The methods that decide about drops on a collection and receive them. All but the first have default
/// implementations. They are called for drags that began in the same collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Changes the data after a drop.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection is interested in a drag. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Called when a drag has come over the collection.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do. The default moves and inserts.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Called when a drag has left the collection. Never called.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag has ended.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of the preview. Never called: the cell itself is dropped.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  )
    -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Returns `true`.
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a proposal that moves and inserts.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
