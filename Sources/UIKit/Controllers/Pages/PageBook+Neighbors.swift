// Turns that the user asks for: the data source supplies the pages, and the delegate is told.

import Foundation
import SegueWorld

extension PageBook {
  /// The pages that a gesture is about to turn to.
  struct Neighbors {
    var direction: Direction
    var pages: [UIViewController]
    /// The page on the back of the sheet in between.
    var back: UIViewController?
  }

  /// Queries the data source, and returns whether it supplies the pages for a turn.
  func prepareTurn(_ direction: Direction) -> Bool {
    prepared = neighbors(direction)
    return prepared != nil
  }

  /// Begins the turn that has been prepared.
  /// - Parameter location: Where a touch holds the sheet, in the view's coordinates; `nil` for the
  ///   lower outer corner.
  func beginTurn(heldAt location: CGPoint?) -> PageTurn? {
    finishTurn()
    guard let next = prepared,
      let turn = makeTurn(
        next.direction, to: next.pages, back: next.back, heldAt: location, isByUser: true)
    else { return nil }
    prepared = nil
    controller.delegate?.pageViewController(
      controller, willTransitionTo: next.pages + (next.back.map { [$0] } ?? []))
    begin(turn)
    return turn
  }

  /// Returns the pages on one side of the current ones, and the page that is on the back of the
  /// sheet in between, if there is one; `nil` if the data source does not supply all of them.
  private func neighbors(_ direction: Direction) -> Neighbors? {
    let settled = turn.map { $0.isCompleting ? $0.new : $0.old } ?? pages
    guard let outer = direction == .forward ? settled.last : settled.first,
      let near = neighbor(of: outer, direction)
    else { return nil }
    guard isOpen || controller.isDoubleSided else {
      return Neighbors(direction: direction, pages: [near])
    }
    guard let far = neighbor(of: near, direction) else {
      World.current.warn(
        "the data source of \(type(of: controller)) supplied one page for a turn; expected two, since "
          + "\(isOpen ? "the spine is in the middle" : "isDoubleSided is true"). The page is not turned."
      )
      return nil
    }
    guard isOpen else { return Neighbors(direction: direction, pages: [far], back: near) }
    return Neighbors(
      direction: direction, pages: direction == .forward ? [near, far] : [far, near])
  }

  private func neighbor(of page: UIViewController, _ direction: Direction) -> UIViewController? {
    let source = controller.dataSource
    return direction == .forward
      ? source?.pageViewController(controller, viewControllerAfter: page)
      : source?.pageViewController(controller, viewControllerBefore: page)
  }
}
