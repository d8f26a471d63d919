// Turns that the user asks for: the data source supplies the pages, and the delegate is told.

import Foundation

extension PageBook {
  /// Begins a turn to the neighbors, unless there are none.
  /// - Parameter location: Where the sheet is held, in the view's coordinates.
  func beginTurn(_ direction: Direction, heldAt location: CGPoint) -> PageTurn? {
    guard turn == nil, let next = neighbors(direction),
      let turn = makeTurn(
        direction, to: next.pages, back: next.back, heldAt: location, isByUser: true)
    else { return nil }
    controller.delegate?.pageViewController(
      controller, willTransitionTo: next.pages + (next.back.map { [$0] } ?? []))
    begin(turn)
    return turn
  }

  /// Returns the pages on one side of the current ones, and the page that is on the back of the
  /// sheet in between, if there is one; `nil` if the data source does not supply all of them.
  private func neighbors(
    _ direction: Direction
  ) -> (pages: [UIViewController], back: UIViewController?)? {
    guard let outer = direction == .forward ? pages.last : pages.first,
      let near = neighbor(of: outer, direction)
    else { return nil }
    guard isOpen || controller.isDoubleSided else { return ([near], nil) }
    guard let far = neighbor(of: near, direction) else { return nil }
    guard isOpen else { return ([far], near) }
    return (direction == .forward ? [near, far] : [far, near], nil)
  }

  private func neighbor(of page: UIViewController, _ direction: Direction) -> UIViewController? {
    let source = controller.dataSource
    return direction == .forward
      ? source?.pageViewController(controller, viewControllerAfter: page)
      : source?.pageViewController(controller, viewControllerBefore: page)
  }
}
