import UIKit

/// A transition in which the two halves of the old screen swing open toward the viewer, and the new
/// one comes forward through the doorway.
public final class DoorTransition: ScreenTransition {
  private let axis: String
  private let background: UIColor

  /// Creates a transition whose doors open along `axis`, `horizontal` or `vertical`, before
  /// `background`.
  public init(
    _ direction: TransitionDirection, axis: String = "horizontal", background: UIColor = .black,
    timing: MotionTiming = .easeInOut(0.8)
  ) {
    (self.axis, self.background) = (axis, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    guard screens.areComplete else { return reducedAnimations(for: screens) }
    let space = ScreenSpace(screens, direction, background: background)
    let side = axis == "vertical" ? CGVector(dx: 0, dy: -1) : CGVector(dx: -1, dy: 0)
    let new = space.addSheet(space.upper)
    space.addLayer()
    let doors = [side, side.opposite].map { side in
      let door = space.addSheet(space.lower, part: space.half(at: side))
      door.hinge(at: side)
      return (door, door.addGradient(toward: side, strength: 0.6), side)
    }
    return space.animations(steps: 32) { time in
      new.transform3D = .scaled(Easing.mix(0.78, 1, time))
      new.shade.alpha = 0.75 * (1 - time)
      for (door, gradient, side) in doors {
        door.transform3D = .turn(90 * time, along: side)
        door.shade.alpha = 0.3 * Shading.turned(90 * time)
        gradient.alpha = Shading.sine(90 * time)
      }
    }
  }
}

extension DoorTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "door", summary: "The old screen opens like a double door, the new one comes through.",
    tags: [.depth, .modal],
    parameters: [
      .duration(0.8),
      .choice("axis", "horizontal", ["horizontal", "vertical"], "The axis along which it opens."),
      .background,
    ],
    source: "Our choice: doors of a quarter turn; the new screen comes from 78 % of its size."
  ) {
    DoorTransition(
      $0, axis: $1.text("axis") ?? "horizontal", background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
