// Rows that are dragged within their table. As on a device, a data source that moves rows is asked to move
// one that is dropped between others; otherwise the drop delegate receives it.

import Foundation

extension UITableView: DraggingList {
  var permitsDrags: Bool { dragInteractionEnabled && !isEditing && dragDelegate != nil }

  func draggedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func dragItems(_ session: LocalDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func lift(_ path: IndexPath, _ drag: ListDrag) {
    dragDelegate?.tableView(self, dragSessionWillBegin: drag.session)
    if handles(drag) { dropDelegate?.tableView(self, dropSessionDidEnter: drag.dropSession) }
    guard let cell = cellForRow(at: path) else { return }
    beginReorder(cell, at: drag.session.location(in: self))
  }

  func follow(_ point: CGPoint, _ drag: ListDrag) {
    continueReorder(at: point)
    drag.destination = reordering?.target
    guard handles(drag), let dropDelegate else { return }
    let proposal = dropDelegate.tableView(
      self, dropSessionDidUpdate: drag.dropSession, withDestinationIndexPath: drag.destination)
    drag.proposal = proposal
    if !proposal.makesRoom, let source = drag.source { retarget(source) }
  }

  func settle(_ drag: ListDrag, isCancelled: Bool) {
    guard !isCancelled, let source = drag.source, let destination = drag.destination,
      destination != source
    else { return endReorder(cancelled: true) }
    let proposal =
      drag.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    if proposal.makesRoom, proposal.operation == .move, moves(source, to: destination) {
      return finishReorder { self.moveRow(at: source, to: destination) }
    }
    guard handles(drag), let dropDelegate else { return endReorder(cancelled: true) }
    let size = reordering?.cell.bounds.size ?? .zero
    let coordinator = TableDropCoordinator(
      drag.dropSession, drag.dropItems(size: size), to: destination, proposal)
    finishReorder { dropDelegate.tableView(self, performDropWith: coordinator) }
  }

  func dragDidEnd(_ drag: ListDrag) {
    if handles(drag) { dropDelegate?.tableView(self, dropSessionDidEnd: drag.dropSession) }
    dragDelegate?.tableView(self, dragSessionDidEnd: drag.session)
  }

  private func handles(_ drag: ListDrag) -> Bool {
    dropDelegate?.tableView(self, canHandle: drag.dropSession) ?? false
  }

  /// Asks the data source to move a row in its data.
  ///
  /// - Returns: Whether it implements that, and permits it for the row.
  private func moves(_ source: IndexPath, to destination: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let methods = UIKitState.current.optionalMethods
    var canMove = true
    let says = methods.implements(.canMove) {
      canMove = dataSource.tableView(self, canMoveRowAt: source)
    }
    guard canMove || !says else { return false }
    return methods.implements(.move) {
      dataSource.tableView(self, moveRowAt: source, to: destination)
    }
  }
}

extension UITableViewDropProposal {
  /// A Boolean value that indicates whether rows make room for what is dragged.
  fileprivate var makesRoom: Bool {
    operation.drops && (intent == .insertAtDestinationIndexPath || intent == .automatic)
  }
}
