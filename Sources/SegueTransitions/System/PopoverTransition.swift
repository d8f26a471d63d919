import UIKit

/// A transition in which the new screen grows out of a point with rounded corners, as popovers and
/// menus do, and the old one dims.
public final class PopoverTransition: ScreenTransition {
  private let origin: CGPoint

  /// Creates a transition in which the new screen grows out of the point `origin`, given as fractions
  /// of the container's width and height.
  public init(
    _ direction: TransitionDirection, origin: CGPoint = CGPoint(x: 0.9, y: 0.08),
    timing: MotionTiming = .system(0.5)
  ) {
    self.origin = origin
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let small: CGFloat = 0.05
    let offset = CGVector(
      dx: (origin.x - 0.5) * screens.width * (1 - small),
      dy: (origin.y - 0.5) * screens.height * (1 - small))
    return ScreenDialog(
      start: CGAffineTransform(scale: small, translation: offset), cornerRadius: 90, dimming: 0.3,
      fade: 0.2
    ).animations(for: screens, direction)
  }
}

extension PopoverTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "popover", summary: "The new screen grows out of a point, like a popover.",
    tags: [.system, .scale, .modal],
    parameters: [
      .duration(0.5),
      .point("origin", 0.9, 0.08, "The point that it grows out of."),
    ],
    source: "The motion of iOS's menus and popovers, estimated by eye; no numbers are published."
  ) { PopoverTransition($0, origin: $1.point("origin"), timing: .system($1.duration)) }
}
