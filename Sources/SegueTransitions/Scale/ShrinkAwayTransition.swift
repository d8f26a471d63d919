import UIKit

/// A transition in which the old screen shrinks into a point and uncovers the new one.
public final class ShrinkAwayTransition: ScreenTransition {
  private let target: CGPoint

  /// Creates a transition whose old screen vanishes at `target`, in fractions of the container.
  public init(
    _ direction: TransitionDirection, target: CGPoint = CGPoint(x: 0.5, y: 0.5),
    timing: MotionTiming = .easeInOut(0.6)
  ) {
    self.target = target
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    guard screens.areComplete else { return reducedAnimations(for: screens) }
    screens.addScreens(direction, detailOnTop: false)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(base)
    let veil = screens.addVeil(above: detail)
    let small: CGFloat = 0.04
    let way = CGVector(
      dx: (target.x - 0.5) * screens.width, dy: (target.y - 0.5) * screens.height)
    base?.clipsToBounds = true
    return ScreenAnimations(
      direction,
      [
        ScreenMove {
          base?.transform = .identity
          detail?.transform = CGAffineTransform(scale: 1.1)
          (veil.transform, veil.alpha) = (CGAffineTransform(scale: 1.1), 0.5)
        } to: {
          base?.transform = CGAffineTransform(scale: small, translation: way)
          detail?.transform = .identity
          (veil.transform, veil.alpha) = (.identity, 0)
        },
        ScreenMove(0...0.4) {
          base?.layer.cornerRadius = 0
        } to: {
          base?.layer.cornerRadius = 54
        },
        ScreenMove(0.7...1, from: { base?.alpha = 1 }, to: { base?.alpha = 0 }),
      ]
    ) {
      veil.removeFromSuperview()
      look.restore()
    }
  }
}

extension ShrinkAwayTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "shrinkAway", summary: "The old screen shrinks into a point and uncovers the new one.",
    tags: [.scale, .modal],
    parameters: [
      .duration(0.6), .point("target", 0.5, 0.5, "Where the old screen vanishes."),
    ],
    source: "Our choice: to 4 % of the size, faded out on the last three tenths of the way."
  ) { ShrinkAwayTransition($0, target: $1.point("target"), timing: .easeInOut($1.duration)) }
}
