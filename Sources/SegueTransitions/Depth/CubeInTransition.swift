import UIKit

/// A transition in which the viewer stands inside a cube whose walls are the two screens, and turns.
public final class CubeInTransition: ScreenTransition {
  private let movement: MotionDirection
  private let background: UIColor

  /// Creates a transition whose walls move in the direction `movement` before `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    background: UIColor = .black, timing: MotionTiming = .easeInOut(0.7)
  ) {
    (self.movement, self.background) = (movement, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: background)
    let vector = space.vector(movement)
    let radius = (movement.isVertical ? space.height : space.width) / 2
    let (old, new) = space.addFaces()
    let opposite = CGVector(dx: -vector.dx, dy: -vector.dy)
    let toCorner = (old.addGradient(toward: opposite), new.addGradient(toward: vector))
    let front = CATransform3D.moved(z: -radius)
    let side = front.then(.turn(90, along: vector))
    return space.animations(steps: 48) { time in
      let turned = CATransform3D.turn(-90 * time, along: vector).then(.moved(z: radius))
      old.transform3D = front.then(turned)
      new.transform3D = side.then(turned)
      toCorner.0.alpha = Shading.turned(90 * time) + Easing.bump(time) / 4
      toCorner.1.alpha = Shading.turned(90 - 90 * time) + Easing.bump(time) / 4
    }
  }
}

extension CubeInTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "cubeIn", summary: "The screens are walls of a room in which the viewer turns around.",
    tags: [.depth, .modal, .navigation],
    parameters: [
      .duration(0.7), .direction(.leading), .background,
    ],
    source:
      "Our choice: the room is as wide as the screen, a quarter turn on UIKit's default curve."
  ) {
    CubeInTransition(
      $0, movement: $1.direction, background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
