import UIKit

/// A transition in which the old screen flies past the viewer, and the new one comes in from afar.
public final class FlyTransition: ScreenTransition {
  private let movement: MotionDirection
  private let background: UIColor

  /// Creates a transition in which the screens fly in the direction `movement` before `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .up,
    background: UIColor = .black, timing: MotionTiming = .easeInOut(0.9)
  ) {
    (self.movement, self.background) = (movement, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: background)
    let vector = space.vector(movement)
    let length = movement.isVertical ? space.height : space.width
    let new = space.addSheet(space.upper)
    space.addLayer()
    let old = space.addSheet(space.lower)
    let eye = space.eyeDistance
    return space.animations(steps: 32) { time in
      let gone = Easing.in(Easing.part(time, 0...0.6))
      old.transform3D = CATransform3D.turn(30 * gone, along: vector)
        .then(.moved(1.1 * length * gone, along: vector)).then(.moved(z: 0.5 * eye * gone))
      old.alpha = 1 - Easing.part(time, 0.55...0.6)
      let far = 1 - Easing.out(Easing.part(time, 0.12...1))
      new.transform3D = CATransform3D.turn(-45 * far, along: vector)
        .then(.moved(-1.6 * length * far, along: vector)).then(.moved(z: -4 * eye * far))
      new.shade.alpha = 0.8 * far
      new.alpha = Easing.part(time, 0.05...0.12)
    }
  }
}

extension FlyTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "fly", summary: "The old screen flies past the viewer, the new one comes in from afar.",
    tags: [.depth, .modal], parameters: [.duration(0.9), .direction(.up), .background],
    source: "Our choice: from four eye distances away, where a screen has a fifth of its size."
  ) {
    FlyTransition(
      $0, movement: $1.direction, background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
