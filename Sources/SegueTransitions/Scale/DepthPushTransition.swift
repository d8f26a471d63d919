import UIKit

/// A transition like a switch between apps: both screens shrink to cards with round corners, move
/// on side by side, and the new one grows.
public final class DepthPushTransition: ScreenTransition {
  private let movement: MotionDirection
  private let scale: CGFloat
  private let background: UIColor

  /// Creates a transition whose cards shrink to `scale`, from 0 to 1, and move in the direction
  /// `movement` before `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, scale: CGFloat = 0.82,
    background: UIColor = .black, timing: MotionTiming = .linear(0.7)
  ) {
    (self.movement, self.scale, self.background) = (movement, scale, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(base, detail)
    let backdrop = screens.addBackdrop(background)
    for card in [base, detail] { card?.clipsToBounds = true }
    let way = screens.travel(movement)
    let moves = ScreenMove.sampled(32) { [scale] time in
      let small =
        Easing.inOut(Easing.part(time, 0...0.45)) - Easing.inOut(Easing.part(time, 0.55...1))
      let size = Easing.mix(1, scale, small)
      let moved = Easing.inOut(Easing.part(time, 0.1...0.9))
      let step = size + 0.05 * small
      base?.transform = CGAffineTransform(scale: size, translation: way.scaled(step * moved))
      detail?.transform = CGAffineTransform(
        scale: size, translation: way.scaled(step * (moved - 1)))
      for card in [base, detail] { card?.layer.cornerRadius = 40 * small }
    }
    return ScreenAnimations(direction, moves) {
      backdrop.removeFromSuperview()
      look.restore()
    }
  }
}

extension DepthPushTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "depthPush", summary: "Both screens become cards and move on, as in a switch of apps.",
    tags: [.scale, .navigation],
    parameters: [
      .duration(0.7), .direction(.leading),
      .number("scale", 0.82, 0.3...1, .fraction, "The size of the cards."), .background,
    ],
    source: "Our choice, after the look of iOS's app switcher; the corners have 40 points."
  ) {
    DepthPushTransition(
      $0, movement: $1.direction, scale: $1.number("scale"), background: $1.color("background"),
      timing: .linear($1.duration))
  }
}
