import UIKit

/// A transition in which the new screen slides over the old one, which stays in place and dims.
public final class CoverTransition: ScreenTransition {
  private let movement: MotionDirection
  private let dimming: CGFloat

  /// Creates a transition in which the new screen moves in the direction `movement` and the old one
  /// is dimmed by `dimming`, from 0 to 1.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, dimming: CGFloat = 0.2,
    timing: MotionTiming = .system(0.5)
  ) {
    (self.movement, self.dimming) = (movement, dimming)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let shade = screens.addShade(base)
    let side = screens.vector(movement, .forward)
    let shadow = screens.addEdgeShadow(side, below: detail)
    let outside = CGAffineTransform(translation: screens.travel(movement, -1))
    let move = ScreenMove {
      detail?.transform = outside
      shadow.transform = outside
      (shade.alpha, shadow.alpha) = (0, 0)
    } to: {
      detail?.transform = .identity
      shadow.transform = .identity
      (shade.alpha, shadow.alpha) = (self.dimming, 1)
    }
    return ScreenAnimations(direction, [move]) {
      shade.removeFromSuperview()
      shadow.removeFromSuperview()
    }
  }
}

extension CoverTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "cover", summary: "The new screen slides over the old one, which stays and dims.",
    tags: [.slide, .navigation, .modal],
    parameters: [
      .duration(0.5), .direction(.leading),
      .number("dimming", 0.2, 0...1, .fraction, "How dark the covered screen becomes."),
    ],
    source: """
      The duration is that of UINavigationController's push, and the curve the one that web \
      frameworks use for it. The dimming is that of iOS's sheets in light appearance.
      """
  ) {
    CoverTransition(
      $0, movement: $1.direction, dimming: $1.number("dimming"), timing: .system($1.duration))
  }
}
