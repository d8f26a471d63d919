import UIKit

/// A transition in which the two screens are neighboring faces of a cube that turns before the
/// viewer.
public final class CubeOutTransition: ScreenTransition {
  private let movement: MotionDirection
  private let reflection: CGFloat
  private let background: UIColor

  /// Creates a transition whose cube turns in the direction `movement` before `background`.
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
    let radius = (movement.isVertical ? space.height : space.width) / 2
    let floor = FloorReflection(
      space, strength: reflection, isVertical: movement.isVertical)
    let (old, new) = space.addFaces()
    let front = CATransform3D.moved(z: radius)
    let side = front.then(.turn(-90, along: vector))
    return space.animations(steps: 48) { time in
      let away = radius * (1 + Self.setback * Easing.bump(time))
      let turned = CATransform3D.turn(90 * time, along: vector).then(.moved(z: -away))
      old.transform3D = front.then(turned)
      new.transform3D = side.then(turned)
      old.shade.alpha = Self.darkness * Shading.turned(90 * time)
      new.shade.alpha = Self.darkness * Shading.turned(90 - 90 * time)
      floor?.follow(old, new)
    }
  }

  /// How far the cube moves back halfway, in radii: more than its edge comes forward.
  private static let setback: CGFloat = 1.2
  private static let darkness: CGFloat = 0.75
}

extension CubeOutTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "cubeOut", summary: "The screens are faces of a cube that turns before the viewer.",
    tags: [.depth, .modal, .navigation],
    parameters: [
      .duration(0.8), .direction(.leading), .reflection, .background,
    ],
    source: """
      Our choice: the edge of a cube comes 0.41 radii nearer at 45 degrees; the cube moves back by 1.2 \
      to stay inside the screen; the viewer is 1.5 screens away, at least 1200 points.
      """
  ) {
    CubeOutTransition(
      $0, movement: $1.direction, reflection: $1.number("reflection"),
      background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
