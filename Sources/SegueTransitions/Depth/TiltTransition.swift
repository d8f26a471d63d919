import UIKit

/// A transition in which the new screen comes up leaning back and straightens, while the old one
/// leans back into the dark.
public final class TiltTransition: ScreenTransition {
  private let movement: MotionDirection
  private let background: UIColor

  /// Creates a transition in which the new screen comes in the direction `movement` before
  /// `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .up,
    background: UIColor = .black, timing: MotionTiming = .system(0.7)
  ) {
    (self.movement, self.background) = (movement, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: background)
    let vector = space.vector(movement)
    let length = movement.isVertical ? space.height : space.width
    let old = space.addSheet(space.lower)
    let horizon = old.addGradient(toward: vector, strength: 0.9)
    space.addLayer()
    let new = space.addSheet(space.upper)
    new.hinge(at: vector.opposite)
    return space.animations(steps: 32) { time in
      old.transform3D = CATransform3D.turn(22 * time, along: vector)
        .then(.moved(z: -0.3 * length * time))
      old.shade.alpha = 0.5 * time
      horizon.alpha = time
      let left = 1 - time
      new.transform3D = CATransform3D.turn(55 * left, along: vector)
        .then(.moved(-length * left, along: vector))
      new.shade.alpha = 0.5 * left
    }
  }
}

extension TiltTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "tilt", summary: "The new screen straightens as it comes up, the old one leans back.",
    tags: [.depth, .modal], parameters: [.duration(0.7), .direction(.up), .background],
    source: "The curve that imitates iOS's sheets, (0.32, 0.72, 0, 1); the angles are our choice."
  ) {
    TiltTransition(
      $0, movement: $1.direction, background: $1.color("background"), timing: .system($1.duration))
  }
}
