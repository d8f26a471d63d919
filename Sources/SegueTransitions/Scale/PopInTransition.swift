import UIKit

/// A transition in which the new screen pops out of a point on a spring, over the darkened old one.
public final class PopInTransition: ScreenTransition {
  private let origin: CGPoint

  /// Creates a transition whose screen grows from `origin`, in fractions of the container.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.5, y: 0.5),
    timing: MotionTiming = .spring(0.6, dampingRatio: 0.68)
  ) {
    self.origin = origin
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(detail)
    let veil = screens.addVeil(above: base)
    let scale: CGFloat = 0.25
    let way = CGVector(
      dx: (origin.x - 0.5) * screens.width * (1 - scale),
      dy: (origin.y - 0.5) * screens.height * (1 - scale))
    detail?.clipsToBounds = true
    return ScreenAnimations(
      direction,
      [
        ScreenMove {
          detail?.transform = CGAffineTransform(scale: scale, translation: way)
          detail?.layer.cornerRadius = 60
          veil.alpha = 0
        } to: {
          detail?.transform = .identity
          detail?.layer.cornerRadius = 0
          veil.alpha = 0.5
        },
        ScreenMove(0...0.5, from: { detail?.alpha = 0 }, to: { detail?.alpha = 1 }),
      ]
    ) {
      veil.removeFromSuperview()
      look.restore()
    }
  }
}

extension PopInTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "popIn", summary: "The new screen pops out of a point on a lively spring.",
    tags: [.scale, .modal, .spring],
    parameters: [
      .duration(0.6), .damping(0.68), .velocity(0),
      .point("origin", 0.5, 0.5, "Where the new screen comes from."),
    ],
    source: "Our choice: from a quarter of the size, on a spring that overshoots by 5 %."
  ) { PopInTransition($0, origin: $1.point("origin"), timing: .spring($1.spring)) }
}
