// What whoever moves fingers by a script asks of a sheet.

import Foundation

extension UISheetPresentationController {
  /// Where in the window a finger takes hold of the sheet, and how far down it would have to go for the
  /// sheet to be at the detent of this name, or out of sight for `nil`; `nil` if the sheet is not there.
  package func grip(to identifier: Detent.Identifier?) -> (point: CGPoint, way: CGFloat)? {
    guard let container, let geometry, isSettled else { return nil }
    let end = identifier.map { geometry.top(at: $0) } ?? geometry.away
    let below = min(Self.gripDepth, card.bounds.height / 2)
    let handle = container.convert(CGPoint(x: card.center.x, y: top + below), to: nil)
    return (handle, end - top)
  }

  /// How far below its top a sheet is taken hold of.
  private static let gripDepth: CGFloat = 14

  /// How far the presenter shows as standing back at `seconds`, 0…1.
  package func standingBack(atSeconds seconds: Double) -> CGFloat {
    guard let geometry else { return 0 }
    let shown = card.layer.presentationSnapshot(atSeconds: seconds)
    return geometry.standingBack(top: shown.position.y - shown.bounds.height / 2)
  }

  /// Runs `action` as soon as nothing moves the sheet: now, if that is so.
  package func whenAtRest(_ action: @escaping () -> Void) { motion.whenAtRest(action) }
}
