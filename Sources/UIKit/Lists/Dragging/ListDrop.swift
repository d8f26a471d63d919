// A drop on the list in which the drag began, as the drop delegates of tables and collections receive it.

import Foundation
import SegueWorld

/// An item that is dropped.
@MainActor
final class ListDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from source: IndexPath, size: CGSize) {
    (self.dragItem, sourceIndexPath, previewSize) = (dragItem, source, size)
  }
}

/// What the coordinators of tables and collections have in common.
@MainActor
class ListDropCoordinator<Proposal: UIDropProposal>: NSObject {
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let dropItems: [ListDropItem]
  let proposal: Proposal

  init(
    _ session: any UIDropSession, _ items: [ListDropItem], to destination: IndexPath?,
    _ proposal: Proposal
  ) {
    (self.session, dropItems, destinationIndexPath) = (session, items, destination)
    self.proposal = proposal
  }

  /// Returns an animator whose animations begin in the next turn: the changes of the list animate by
  /// themselves.
  func animator() -> any UIDragAnimating {
    let made = DragAnimator()
    World.current.scheduleNow {
      UIView.animate(withDuration: UITableView.changeDuration) {
        made.animate()
      } completion: { _ in
        made.complete()
      }
    }
    return made
  }

  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    animator()
  }
}

/// A drop on a table.
final class TableDropCoordinator: ListDropCoordinator<UITableViewDropProposal>,
  UITableViewDropCoordinator
{
  var items: [any UITableViewDropItem] { dropItems }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    animator()
  }
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { animator() }
}

/// A drop on a collection.
final class CollectionDropCoordinator: ListDropCoordinator<UICollectionViewDropProposal>,
  UICollectionViewDropCoordinator
{
  var items: [any UICollectionViewDropItem] { dropItems }

  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    animator()
  }
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { animator() }
}
