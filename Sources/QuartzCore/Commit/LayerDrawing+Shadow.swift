// Shadows: SEMANTICS 9b, item 1. The shadow is cast by everything that a layer displays, including
// sublayers and border. A layer that clips to its bounds also clips its shadow, so an enclosing
// layer is needed to have both.

import Foundation
import SegueDisplay

extension LayerDrawing {
  /// The standard deviation of a shadow's blur, in units of `shadowRadius`.
  private static let deviationsInRadius = 1.0

  /// A Boolean value that indicates whether there is a visible shadow.
  private var castsShadow: Bool {
    shown.shadowOpacity > 0 && !shown.masksToBounds && (shown.shadowColor?.alpha ?? 0) > 0
  }

  /// Returns `items` drawn over their shadow, if they cast one.
  func shadowed(_ items: [DisplayItem]) -> [DisplayItem] {
    guard castsShadow, let color = shown.shadowColor else { return items }
    var display = DisplayColor(color)
    display.alpha *= min(shown.shadowOpacity, 1)
    if let path = shown.shadowPath {
      display.alpha *= context.opacity
      let fill = PathFill(
        path: path, transform: context.transform, color: .black, flatness: context.mode.flatness)
      return [.shadow(shadow(of: [.path(fill)], display, alone: true))] + items
    }
    if items.isEmpty { return items }
    return [.shadow(shadow(of: items, display, alone: false))]
  }

  private func shadow(of items: [DisplayItem], _ color: DisplayColor, alone: Bool) -> DisplayShadow
  {
    DisplayShadow(
      of: items, radius: max(Double(shown.shadowRadius), 0) * Self.deviationsInRadius,
      offset: shown.shadowOffset, color: color, transform: context.transform, hidesItems: alone,
      endsEarly: context.mode.endsShadowsEarly)
  }
}
