// The delegate that receives what is dropped on a table.

import Foundation

/// The answer of a table over which items are dragged.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// What becomes of the items.
  public enum Intent: Int, Sendable {
    /// It is not known.
    case unspecified
    /// They are inserted at the destination, where the rows make room.
    case insertAtDestinationIndexPath
    /// They are added to what is at the destination.
    case insertIntoDestinationIndexPath
    /// The table decides: the items are inserted.
    case automatic
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

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Where the item comes from in the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview.
  var previewSize: CGSize { get }
}

/// What a table's drop delegate receives with a drop.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The place of the drop; `nil` if it is beside all rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets the preview of an item arrive at a row, which the data has by now.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets the preview of an item arrive in a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Lets the preview of an item arrive anywhere.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// The methods that decide about drops on a table and receive them. All but the first have default
/// implementations. They are called for drags that began in the same table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Changes the data after a drop.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table is interested in a drag. The default is `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drag has come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns what a drop would do. The default moves and inserts.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drag has left the table. Never called.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called after a drag has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the appearance of the preview. Never called: the row itself is dropped.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Returns a proposal that moves and inserts.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Returns `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
