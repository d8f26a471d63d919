import UIKit

/// Material's elevation scale: the old screen sinks and dims away while the new one settles on it from
/// above.
public final class ElevationScaleTransition: ScreenTransition {
  private let scale: CGFloat
  private let background: UIColor

  /// Creates a transition in which the old screen shrinks to `scale`, and the new one begins as much
  /// larger, over the color `background`.
  public init(
    _ direction: TransitionDirection, scale: CGFloat = 0.85, background: UIColor = .white,
    timing: MotionTiming = .emphasized(0.45)
  ) {
    (self.scale, self.background) = (scale, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let look = SavedLook(base)
    base?.clipsToBounds = true
    let moves = [
      ScreenMove {
        base?.transform = .identity
        base?.layer.cornerRadius = 0
        detail?.transform = CGAffineTransform(scale: 2 - self.scale)
      } to: {
        base?.transform = CGAffineTransform(scale: self.scale)
        base?.layer.cornerRadius = 28
        detail?.transform = .identity
      },
      ScreenMove(0.2...0.85) {
        detail?.alpha = 0
      } to: {
        detail?.alpha = 1
      },
    ]
    return ScreenAnimations(direction, moves) {
      look.restore()
      backdrop.removeFromSuperview()
    }
  }
}

extension ElevationScaleTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "elevationScale", summary: "The old screen sinks, and the new one settles from above.",
    tags: [.material, .scale, .containers],
    parameters: [
      .duration(0.45),
      .number("scale", 0.85, 0.5...1, .fraction, "The scale to which the old screen sinks."),
      .surface,
    ],
    source: """
      Material Components for Android: a scale of 0.85. That what comes from above begins at 1.15 is \
      our choice, as are the 450 ms and the emphasized easing of Material 3's other patterns, (0.2, 0, \
      0, 1) in place of a path of two curves.
      """
  ) {
    ElevationScaleTransition(
      $0, scale: $1.number("scale"), background: $1.surface,
      timing: .emphasized($1.duration))
  }
}
