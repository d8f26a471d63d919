import UIKit

/// A transition in which the two screens are the sides of a card that turns over while it moves
/// back a little.
public final class FlipOverTransition: ScreenTransition {
  private let axis: String
  private let background: UIColor

  /// Creates a transition whose card turns about its `axis`, `vertical` or `horizontal`, before
  /// `background`.
  public init(
    _ direction: TransitionDirection, axis: String = "vertical", background: UIColor = .black,
    timing: MotionTiming = .easeInOut(0.75)
  ) {
    (self.axis, self.background) = (axis, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: background)
    let vector = space.vector(axis == "horizontal" ? .up : .leading)
    let size = axis == "horizontal" ? space.height : space.width
    let old = space.addSheet(space.lower)
    let new = space.addSheet(space.upper)
    let glance = (old.addGradient(toward: vector), new.addGradient(toward: vector))
    for side in [old, new] { side.layer.isDoubleSided = false }
    let back = CATransform3D.turn(-180, along: vector)
    return space.animations(steps: 36) { time in
      let away = size * Self.setback * Easing.bump(time)
      let turned = CATransform3D.turn(180 * time, along: vector).then(.moved(z: -away))
      old.transform3D = turned
      new.transform3D = back.then(turned)
      let dark = Shading.turned(180 * time)
      (old.shade.alpha, new.shade.alpha) = (0.35 * dark, 0.35 * dark)
      (glance.0.alpha, glance.1.alpha) = (dark, dark)
    }
  }

  /// How far the card moves back halfway, in its size along the turn.
  private static let setback: CGFloat = 0.55
}

extension FlipOverTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "flipOver", summary: "The screens are the sides of a card that turns over.",
    tags: [.depth, .modal],
    parameters: [
      .duration(0.75),
      .choice("axis", "vertical", ["vertical", "horizontal"], "The axis of the turn."),
      .background,
    ],
    source: """
      The duration is that of UIKit's modal style flipHorizontal; how far the card moves back is our \
      choice, so that its near edge stays inside the screen.
      """
  ) {
    FlipOverTransition(
      $0, axis: $1.text("axis") ?? "vertical", background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
