// Items that are dragged within their collection. The drop delegate receives what is dropped; without one,
// a data source that moves items does.

import Foundation

extension UICollectionView: DraggingList {
  var permitsDrags: Bool { dragInteractionEnabled && dragDelegate != nil }

  func draggedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func dragItems(_ session: LocalDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func lift(_ path: IndexPath, _ drag: ListDrag) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: drag.session)
    if handles(drag) { dropDelegate?.collectionView(self, dropSessionDidEnter: drag.dropSession) }
    guard beginReorder(path, isPermitted: handles(drag) ? true : nil),
      let center = reordering?.center
    else { return }
    let point = drag.session.location(in: self)
    reordering?.grip = CGVector(dx: center.x - point.x, dy: center.y - point.y)
    panGestureRecognizer.isEnabled = false
  }

  func follow(_ point: CGPoint, _ drag: ListDrag) {
    guard let grip = reordering?.grip else { return }
    continueReorder(at: CGPoint(x: point.x + grip.dx, y: point.y + grip.dy))
    drag.destination = reordering?.target
    guard handles(drag), let dropDelegate else { return }
    let proposal = dropDelegate.collectionView(
      self, dropSessionDidUpdate: drag.dropSession, withDestinationIndexPath: drag.destination)
    drag.proposal = proposal
    guard !proposal.makesRoom, let source = drag.source, reordering?.target != source else {
      return
    }
    reordering?.target = source
    UIView.animate(withDuration: 0.2) { self.placeElements() }
  }

  func settle(_ drag: ListDrag, isCancelled: Bool) {
    guard !isCancelled, let source = drag.source, let destination = drag.destination,
      destination != source
    else { return endReorder(cancelled: true) }
    guard handles(drag), let dropDelegate else { return endReorder(cancelled: false) }
    let proposal =
      drag.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    let size = layoutAttributesForItem(at: source)?.size ?? .zero
    let coordinator = CollectionDropCoordinator(
      drag.dropSession, drag.dropItems(size: size), to: destination, proposal)
    finishReorder { dropDelegate.collectionView(self, performDropWith: coordinator) }
  }

  func dragDidEnd(_ drag: ListDrag) {
    if handles(drag) { dropDelegate?.collectionView(self, dropSessionDidEnd: drag.dropSession) }
    dragDelegate?.collectionView(self, dragSessionDidEnd: drag.session)
  }

  private func handles(_ drag: ListDrag) -> Bool {
    dropDelegate?.collectionView(self, canHandle: drag.dropSession) ?? false
  }
}

extension UICollectionViewDropProposal {
  /// A Boolean value that indicates whether items make room for what is dragged.
  fileprivate var makesRoom: Bool {
    operation.drops && intent == .insertAtDestinationIndexPath
  }
}

extension UICollectionView {
  /// When items make room for what is dragged.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate
    /// After a moment.
    case fast
    /// After a longer moment.
    case slow
  }
}
