// Access to a sheet for scripts that simulate touches.

import Foundation

extension UISheetPresentationController {
  /// Returns the point in the window at which a touch can drag the sheet, and the vertical distance
  /// to the given detent, or to a position offscreen for `nil`.
  ///
  /// - Returns: `nil` if the sheet is not presented, or a transition is running.
  package func dragHandle(to identifier: Detent.Identifier?) -> (point: CGPoint, distance: CGFloat)?
  {
    guard let container, let geometry, isSettled else { return nil }
    let end = identifier.map { geometry.top(at: $0) } ?? geometry.away
    let below = min(Self.dragHandleDepth, card.bounds.height / 2)
    let handle = container.convert(CGPoint(x: card.center.x, y: top + below), to: nil)
    return (handle, end - top)
  }

  /// The distance of that point from the top of the sheet, in points.
  private static let dragHandleDepth: CGFloat = 14

  /// Returns the degree to which the presenting view is displayed as receded at an instant, 0…1.
  package func recessionFraction(atSeconds seconds: Double) -> CGFloat {
    guard let geometry else { return 0 }
    let shown = card.layer.presentationSnapshot(atSeconds: seconds)
    return geometry.recessionFraction(top: shown.position.y - shown.bounds.height / 2)
  }

  /// Calls `action` as soon as no animation moves the sheet, which may be at once.
  package func whenAtRest(_ action: @escaping () -> Void) { motion.whenAtRest(action) }
}
