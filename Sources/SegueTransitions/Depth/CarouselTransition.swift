import UIKit

/// A transition in which the screens stand side by side on a carousel that turns by one place.
public final class CarouselTransition: ScreenTransition {
  private let movement: MotionDirection
  private let reflection: CGFloat
  private let background: UIColor

  /// Creates a transition whose carousel turns in the direction `movement` before `background`.
  /// - Parameter reflection: How strongly the floor mirrors the screens, from 0 to 1. It mirrors
  ///   only what moves to the left or right.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    reflection: CGFloat = 0.25, background: UIColor = .black, timing: MotionTiming = .easeInOut(0.8)
  ) {
    (self.movement, self.background) = (movement, background)
    self.reflection = reflection
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: background)
    let vector = space.vector(movement)
    let length = movement.isVertical ? space.height : space.width
    let radius = length * 1.1
    let floor = FloorReflection(
      space, strength: reflection, isVertical: movement.isVertical)
    let (old, new) = space.addFaces()
    let front = CATransform3D.moved(z: radius)
    let side = front.then(.turn(-Self.place, along: vector))
    return space.animations(steps: 48) { time in
      let away = radius + length * 0.9 * Easing.bump(time)
      let turned = CATransform3D.turn(Self.place * time, along: vector)
        .then(.moved(z: -away))
      old.transform3D = front.then(turned)
      new.transform3D = side.then(turned)
      old.shade.alpha = min(1, 0.9 * time)
      new.shade.alpha = min(1, 0.9 * (1 - time))
      floor?.follow(old, new)
    }
  }

  /// The angle between two places, in degrees: six places in all.
  private static let place: CGFloat = 60
}

extension CarouselTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "carousel", summary: "The screens stand on a carousel that turns by one place.",
    tags: [.depth, .navigation],
    parameters: [.duration(0.8), .direction(.leading), .reflection, .background],
    source: "Our choice: six places on a ring with a radius of 1.1 screens, which leaves gaps."
  ) {
    CarouselTransition(
      $0, movement: $1.direction, reflection: $1.number("reflection"),
      background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
