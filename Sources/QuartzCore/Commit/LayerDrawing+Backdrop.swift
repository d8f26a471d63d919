// The blurred backdrop of a backdrop layer: SEMANTICS 9a.

import Foundation
import SegueDisplay

extension LayerDrawing {
  /// The blur, if this is a backdrop layer with a visible effect.
  var backdrop: DisplayItem? {
    guard let effect = shown.backdrop, !shown.bounds.isEmpty else { return nil }
    var backdrop = DisplayBackdrop(
      shape: outline, transform: context.transform, radius: effect.radius,
      saturation: effect.saturation, tint: effect.tint.map { DisplayColor($0) } ?? .clear)
    backdrop.opacity = context.opacity
    return backdrop.changesNothing ? nil : .backdrop(backdrop)
  }
}
