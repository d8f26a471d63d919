import UIKit

/// A transition in which the new screen swings up in the plane of the screen, about a point far
/// below, while the old one recedes and darkens.
public final class RotateInTransition: ScreenTransition {
  private let movement: MotionDirection
  private let background: UIColor

  /// Creates a transition in which the new screen swings in the direction `movement`, leading or
  /// trailing, over the old one before `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    background: UIColor = .black, timing: MotionTiming = .spring(0.7, dampingRatio: 1)
  ) {
    (self.movement, self.background) = (movement, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: background)
    let vector = space.vector(movement)
    let old = space.addSheet(space.lower)
    space.addLayer()
    let new = space.addSheet(space.upper)
    // At a quarter turn about a point at this distance the screen is below the container.
    let radius = 0.52 * (space.width + space.height)
    new.hinge(x: 0.5, y: 0.5 + radius / max(1, space.height))
    let turn: CGFloat = vector.dx > 0 ? -.pi / 2 : .pi / 2
    return space.animations(steps: 1) { time in
      new.transform = CGAffineTransform(rotationAngle: turn * (1 - time))
      old.transform = CGAffineTransform(scale: Easing.mix(1, 0.9, time))
      old.shade.alpha = 0.6 * time
    }
  }
}

extension RotateInTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "rotateIn", summary: "The new screen swings up about a point far below.",
    tags: [.depth, .modal, .spring],
    parameters: [
      .duration(0.7), .damping(1), .velocity(0),
      .direction(.leading, among: [.leading, .trailing, .left, .right]), .background,
    ],
    source: """
      Our choice: a quarter turn on a spring that does not overshoot, since a screen that turns too far \
      shows the background in a corner.
      """
  ) {
    RotateInTransition(
      $0, movement: $1.direction, background: $1.color("background"), timing: .spring($1.spring))
  }
}
