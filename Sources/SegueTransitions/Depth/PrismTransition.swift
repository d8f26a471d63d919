import UIKit

/// A transition in which the two screens are neighboring faces of an upright or lying prism.
public final class PrismTransition: ScreenTransition {
  private let sides: Int
  private let movement: MotionDirection
  private let background: UIColor

  /// Creates a transition whose prism has `sides` faces, 3 or more, and turns in the direction
  /// `movement` before `background`.
  public init(
    _ direction: TransitionDirection, sides: Int = 3, movement: MotionDirection = .leading,
    background: UIColor = .black, timing: MotionTiming = .easeInOut(0.8)
  ) {
    (self.sides, self.movement, self.background) = (max(3, sides), movement, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: background)
    let vector = space.vector(movement)
    let half = (movement.isVertical ? space.height : space.width) / 2
    let angle = 360 / CGFloat(sides)
    let inner = half * Shading.cosine(angle / 2) / Shading.sine(angle / 2)
    let outer = half / Shading.sine(angle / 2)
    let (old, new) = space.addFaces()
    let front = CATransform3D.moved(z: inner)
    let side = front.then(.turn(-angle, along: vector))
    return space.animations(steps: 48) { time in
      let away = inner + (outer - inner + half * 0.35) * Easing.bump(time)
      let turned = CATransform3D.turn(angle * time, along: vector).then(.moved(z: -away))
      old.transform3D = front.then(turned)
      new.transform3D = side.then(turned)
      old.shade.alpha = min(0.8 * Shading.turned(angle * time), 0.8)
      new.shade.alpha = min(0.8 * Shading.turned(angle - angle * time), 0.8)
    }
  }
}

extension PrismTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "prism", summary: "The screens are faces of a prism that turns by one face.",
    tags: [.depth, .modal, .navigation],
    parameters: [
      .duration(0.8), .direction(.up), .count("sides", 3, 3...8, "The number of faces."),
      .background,
    ],
    source: """
      Geometry of regular prisms: the face turns by 360 degrees divided by the sides, and the prism \
      moves back by what its edge comes forward. Duration and curve are our choice.
      """
  ) {
    PrismTransition(
      $0, sides: $1.count("sides"), movement: $1.direction, background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
