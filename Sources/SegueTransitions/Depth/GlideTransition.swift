import UIKit

/// A transition in which the screens move on like the covers of records on a shelf: the old one
/// turns aside, the new one turns to the front.
public final class GlideTransition: ScreenTransition {
  private let movement: MotionDirection
  private let angle: CGFloat
  private let reflection: CGFloat
  private let background: UIColor

  /// Creates a transition in the direction `movement` before `background`, in which screens at the
  /// side are turned by `angle` degrees.
  /// - Parameter reflection: How strongly the floor mirrors the screens, from 0 to 1. It mirrors
  ///   only what moves to the left or right.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, angle: CGFloat = 65,
    reflection: CGFloat = 0.25, background: UIColor = .black, timing: MotionTiming = .easeInOut(0.7)
  ) {
    (self.movement, self.angle, self.background) = (movement, angle, background)
    self.reflection = reflection
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: background)
    let vector = space.vector(movement)
    let length = movement.isVertical ? space.height : space.width
    let floor = FloorReflection(
      space, strength: reflection, isVertical: movement.isVertical)
    let (old, new) = (space.addSheet(space.lower), space.addSheet(space.upper))
    let place = { [angle] (sheet: ScreenSheet, offset: CGFloat, away: CGFloat) in
      let side = abs(offset)
      sheet.transform3D = CATransform3D.turn(-angle * offset, along: vector)
        .then(.moved(length * 1.15 * offset, along: vector))
        .then(.moved(z: -length * (0.4 * side + 0.5 * away)))
      sheet.shade.alpha = 0.6 * side
    }
    return space.animations { time in
      place(old, time, Easing.bump(time))
      place(new, time - 1, Easing.bump(time))
      floor?.follow(old, new)
    }
  }
}

extension GlideTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "glide", summary: "The screens move on like record covers, turned aside left and right.",
    tags: [.depth, .navigation],
    parameters: [
      .duration(0.7), .direction(.leading),
      .number("angle", 65, 0...80, .degrees, "How far screens at the side are turned."),
      .reflection, .background,
    ],
    source: "Our choice, after the look of Cover Flow: covers at the side face the middle."
  ) {
    GlideTransition(
      $0, movement: $1.direction, angle: $1.number("angle"), reflection: $1.number("reflection"),
      background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
