import UIKit

/// A transition in which the new screen unfolds from one edge and squeezes the old one against the
/// other.
public final class SqueezeTransition: ScreenTransition {
  private let movement: MotionDirection

  /// Creates a transition in which the seam between the screens moves in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    timing: MotionTiming = .easeInOut(0.5)
  ) {
    self.movement = movement
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let shade = screens.addShade(base)
    // A scale of zero has no direction in which it could grow.
    let thin: CGFloat = 0.001
    let newEnd = squeezed(thin, screens.travel(movement, -0.5 - thin / 2))
    let oldEnd = squeezed(thin, screens.travel(movement, 0.5 - thin / 2))
    let move = ScreenMove {
      detail?.transform = newEnd
      base?.transform = .identity
      shade.alpha = 0
    } to: {
      detail?.transform = .identity
      base?.transform = oldEnd
      shade.alpha = 0.5
    }
    return ScreenAnimations(direction, [move]) { shade.removeFromSuperview() }
  }

  private func squeezed(_ scale: CGFloat, _ place: CGVector) -> CGAffineTransform {
    let (x, y) = movement.isVertical ? (1, scale) : (scale, 1)
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: place.dx, ty: place.dy)
  }
}

extension SqueezeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "squeeze", summary: "The new screen widens from an edge and squeezes the old one.",
    tags: [.slide], parameters: [.duration(0.5), .direction(.leading)],
    source: "UIKit's default curve; the duration is our choice."
  ) { SqueezeTransition($0, movement: $1.direction, timing: .easeInOut($1.duration)) }
}
