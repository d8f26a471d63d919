// The drag of a row or an item within its list: a press lifts it, the others make room where the list
// proposes that, and the end moves it.

import Foundation

/// What a list does for the drag of one of its rows or items.
@MainActor
protocol DraggingList: UIScrollView {
  /// A Boolean value that indicates whether rows or items can be dragged.
  var permitsDrags: Bool { get }
  /// Returns the row or item at a point.
  func draggedPath(at point: CGPoint) -> IndexPath?
  /// Returns the items of a drag that begins.
  func dragItems(_ session: LocalDragSession, at path: IndexPath) -> [UIDragItem]
  /// Lifts a row or an item, and notifies the delegates.
  func lift(_ path: IndexPath, _ drag: ListDrag)
  /// Moves it with the touch, asks for a proposal, and lets the others make room.
  func follow(_ point: CGPoint, _ drag: ListDrag)
  /// Ends the drag: what was dragged is at its new place, or returns.
  func settle(_ drag: ListDrag, isCancelled: Bool)
  /// Notifies the delegates of the end.
  func dragDidEnd(_ drag: ListDrag)
}

/// The gesture with which rows or items are dragged, and the drag that goes on.
@MainActor
final class ListDrag {
  private weak var list: (any DraggingList)?
  private let press = ContextPressRecognizer(target: nil, action: nil)
  private(set) var session = LocalDragSession()
  private(set) lazy var dropSession = LocalDropSession(session)
  /// The row or item that is dragged; `nil` while there is no drag.
  private(set) var source: IndexPath?
  /// The place over which the touch is.
  var destination: IndexPath?
  /// The last proposal; `nil` if there is no drop delegate that is interested.
  var proposal: UIDropProposal?

  init(_ list: any DraggingList) {
    self.list = list
    press.addHandler { [weak self] (_: ContextPressRecognizer) in self?.follow() }
    press.mayBegin = { [weak self] in self?.prepare() ?? false }
  }

  /// Adds the gesture to the list, or removes it.
  func install(_ isWanted: Bool) {
    guard let list else { return }
    if isWanted, press.view == nil { list.addGestureRecognizer(press) }
    if !isWanted, press.view != nil { list.removeGestureRecognizer(press) }
  }

  /// The dropped items, with the size of what is dragged.
  func dropItems(size: CGSize) -> [ListDropItem] {
    guard let source else { return [] }
    return session.items.map { ListDropItem($0, from: source, size: size) }
  }

  private func prepare() -> Bool {
    guard let list, list.permitsDrags, source == nil else { return false }
    let point = press.location(in: list)
    guard let path = list.draggedPath(at: point) else { return false }
    session = LocalDragSession()
    dropSession = LocalDropSession(session)
    session.point = press.location(in: nil)
    session.items = list.dragItems(session, at: path)
    return !session.items.isEmpty
  }

  private func follow() {
    guard let list else { return }
    session.point = press.location(in: nil)
    switch press.state {
    case .began:
      guard let path = list.draggedPath(at: press.location(in: list)) else { return }
      (source, destination, proposal) = (path, path, nil)
      list.lift(path, self)
    case .changed: if source != nil { list.follow(press.location(in: list), self) }
    case .ended: end(isCancelled: false)
    case .cancelled, .failed: end(isCancelled: true)
    case .possible: break
    }
  }

  private func end(isCancelled: Bool) {
    guard let list, source != nil else { return }
    let drops = proposal?.operation.drops ?? true
    list.settle(self, isCancelled: isCancelled || !drops)
    list.dragDidEnd(self)
    source = nil
  }
}
