import UIKit

/// A transition in which the screen shrinks to a card with round corners, turns over, and grows.
public final class CardFlipTransition: ScreenTransition {
  private let movement: MotionDirection
  private let scale: CGFloat
  private let background: UIColor

  /// Creates a transition whose card shrinks to `scale`, from 0 to 1, and turns in the direction
  /// `movement` before `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, scale: CGFloat = 0.68,
    background: UIColor = .black, timing: MotionTiming = .linear(1)
  ) {
    (self.movement, self.scale, self.background) = (movement, scale, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: background)
    let vector = space.vector(movement)
    let old = space.addSheet(space.lower)
    let new = space.addSheet(space.upper)
    for side in [old, new] {
      side.layer.isDoubleSided = false
      side.clipsToBounds = true
    }
    let back = CATransform3D.turn(-180, along: vector)
    return space.animations(steps: 40) { [scale] time in
      let small =
        Easing.inOut(Easing.part(time, 0...0.4)) - Easing.inOut(Easing.part(time, 0.6...1))
      let turned = 180 * Easing.inOut(Easing.part(time, 0.18...0.82))
      let pose = CATransform3D.turn(turned, along: vector)
        .then(.scaled(Easing.mix(1, scale, small)))
      old.transform3D = pose
      new.transform3D = back.then(pose)
      for side in [old, new] {
        side.layer.cornerRadius = 36 * small
        side.shade.alpha = 0.65 * Shading.turned(turned)
      }
    }
  }
}

extension CardFlipTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "cardFlip", summary: "The screen shrinks to a card, turns over, and grows again.",
    tags: [.depth, .modal],
    parameters: [
      .duration(1), .direction(.leading),
      .number("scale", 0.68, 0.2...1, .fraction, "The size of the card while it turns."),
      .background,
    ],
    source: "Our choice: two fifths to shrink, two fifths to grow, and a turn that overlaps both."
  ) {
    CardFlipTransition(
      $0, movement: $1.direction, scale: $1.number("scale"), background: $1.color("background"),
      timing: .linear($1.duration))
  }
}
