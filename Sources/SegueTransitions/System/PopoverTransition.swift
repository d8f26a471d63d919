import UIKit

/// A transition in which the new screen grows out of a point with rounded corners, as popovers and
/// menus do, and the old one dims.
public final class PopoverTransition: ScreenTransition {
  private let origin: CGPoint

  /// Creates a transition in which the new screen grows out of the point `origin`, given as fractions
  /// of the container's width and height.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.9, y: 0.08),
    timing: MotionTiming = .spring(0.5, dampingRatio: 0.85)
  ) {
    self.origin = origin
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(detail)
    detail?.clipsToBounds = true
    let shade = screens.addShade(base)
    let small: CGFloat = 0.05
    let offset = CGVector(
      dx: (origin.x - 0.5) * screens.width * (1 - small),
      dy: (origin.y - 0.5) * screens.height * (1 - small))
    let start = CGAffineTransform(scale: small, translation: offset)
    let move = ScreenMove {
      detail?.transform = start
      detail?.alpha = 0
      detail?.layer.cornerRadius = 60
      shade.alpha = 0
    } to: {
      detail?.transform = .identity
      detail?.alpha = 1
      detail?.layer.cornerRadius = 0
      shade.alpha = 0.3
    }
    return ScreenAnimations(direction, [move]) {
      look.restore()
      shade.removeFromSuperview()
    }
  }
}

extension PopoverTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "popover", summary: "The new screen grows out of a point, like a popover.",
    tags: [.system, .scale, .modal, .spring],
    parameters: [
      .duration(0.5), .damping(0.85), .velocity(0),
      .point("origin", 0.9, 0.08, "The point that it grows out of."),
    ],
    source: "The motion of iOS's menus and popovers, estimated by eye; no numbers are published."
  ) { PopoverTransition($0, origin: $1.point("origin"), timing: .spring($1.spring)) }
}
