import UIKit

/// A transition in which the new screen is pulled in by its front edge, stretches, and snaps into
/// place.
public final class StretchTransition: ScreenTransition {
  private let movement: MotionDirection

  /// Creates a transition in which the new screen is pulled in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    timing: MotionTiming = .linear(0.7)
  ) {
    self.movement = movement
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let veil = screens.addVeil(above: base)
    let (way, isVertical) = (screens.travel(movement), movement.isVertical)
    let moves = ScreenMove.sampled(32) { time in
      // What is left of the way of the front edge and of the rear edge.
      let front = 1 - Easing.inOut(Easing.part(time, 0...0.55))
      let rear = 1 - Easing.out(Easing.part(time, 0.3...1)) * Easing.part(time, 0.3...0.5)
      let length = 1 + rear - front
      let middle = way.scaled(-(front + rear) / 2)
      detail?.transform = CGAffineTransform(
        a: isVertical ? 1 : length, b: 0, c: 0, d: isVertical ? length : 1,
        tx: middle.dx, ty: middle.dy)
      base?.transform = CGAffineTransform(translation: way.scaled(0.2 * (1 - front)))
      veil.transform = base?.transform ?? .identity
      veil.alpha = 0.4 * (1 - front)
    }
    return ScreenAnimations(direction, moves, cleanUp: veil.removeFromSuperview)
  }
}

extension StretchTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "stretch", summary: "The new screen is pulled in, stretches, and snaps into place.",
    tags: [.scale, .navigation], parameters: [.duration(0.7), .direction(.leading)],
    source: "Our choice: the rear edge sets out when the front edge has gone half of its way."
  ) { StretchTransition($0, movement: $1.direction, timing: .linear($1.duration)) }
}
