import UIKit

/// A transition in which the old screen comes loose, swings from one corner, and falls. The new one
/// is behind it.
public final class HingeTransition: ScreenTransition {
  private let corner: MotionDirection

  /// Creates a transition whose old screen hangs from its upper corner on the side `corner`, leading
  /// or trailing.
  public init(
    _ direction: TransitionDirection, corner: MotionDirection = .leading,
    timing: MotionTiming = .linear(1.5)
  ) {
    self.corner = corner
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    guard screens.areComplete else { return reducedAnimations(for: screens) }
    let space = ScreenSpace(screens, direction)
    let isRight = space.vector(corner).dx > 0
    let new = space.addSheet(space.upper)
    space.addLayer()
    let old = space.addSheet(space.lower)
    old.hinge(x: isRight ? 1 : 0, y: 0)
    old.layer.shadowPath = UIBezierPath(rect: space.bounds).cgPath
    old.layer.shadowRadius = 18
    let rest = Self.hangingAngle(space.width, space.height) * (isRight ? -1 : 1)
    return space.animations(steps: 60) { time in
      let swing = Easing.part(time, 0...0.7)
      let calm = (1 - swing * swing) * (1 - swing * swing)
      let angle = rest * (1 - calm * Shading.cosine(540 * swing))
      let fall = Easing.in(Easing.part(time, 0.62...1))
      let drop = 1.5 * (space.height + space.width / 2) * fall
      old.transform = CGAffineTransform(rotationAngle: angle * .pi / 180)
        .concatenating(CGAffineTransform(translationX: 0, y: drop))
      old.layer.shadowOpacity = Float(0.5 * Easing.part(time, 0...0.1))
      new.shade.alpha = 0.5 * (1 - time)
    }
  }

  /// Returns the angle, in degrees, at which a sheet hangs from a corner with its center below it.
  private static func hangingAngle(_ width: CGFloat, _ height: CGFloat) -> CGFloat {
    let slope = min(width, height) / max(width, height, 1)
    let angle = slope / (1 + 0.28 * slope * slope) * 180 / .pi
    return width < height ? angle : 90 - angle
  }
}

extension HingeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "hinge", summary: "The old screen swings from one corner and falls.",
    tags: [.depth],
    parameters: [
      .duration(1.5),
      .choice("corner", "leading", ["leading", "trailing"], "The corner from which it hangs."),
    ],
    source: """
      A sheet hangs with its center below the corner; it swings there one and a half times with \
      decreasing width and then falls. Duration and decrease are our choice.
      """
  ) {
    HingeTransition(
      $0, corner: $1.text("corner") == "trailing" ? .trailing : .leading,
      timing: .linear($1.duration))
  }
}
