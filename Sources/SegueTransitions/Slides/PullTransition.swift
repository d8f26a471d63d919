import UIKit

/// A transition in which the old screen is pulled off, and the new one follows below it more slowly.
public final class PullTransition: ScreenTransition {
  private let movement: MotionDirection
  private let parallax, dimming: CGFloat

  /// Creates a transition in which both screens move in the direction `movement`. The new one begins
  /// `parallax` of the container's length away, dimmed by `dimming`, both from 0 to 1.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    parallax: CGFloat = 0.33, dimming: CGFloat = 0.25, timing: MotionTiming = .system(0.5)
  ) {
    (self.movement, self.parallax, self.dimming) = (movement, parallax, dimming)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction, detailOnTop: false)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let shade = screens.addShade(detail)
    let side = screens.vector(movement, .forward).opposite
    let shadow = screens.addEdgeShadow(side, below: base)
    let outside = CGAffineTransform(translation: screens.travel(movement))
    let behind = CGAffineTransform(translation: screens.travel(movement, -parallax))
    let move = ScreenMove {
      base?.transform = .identity
      shadow.transform = .identity
      detail?.transform = behind
      (shade.alpha, shadow.alpha) = (self.dimming, 1)
    } to: {
      base?.transform = outside
      shadow.transform = outside
      detail?.transform = .identity
      (shade.alpha, shadow.alpha) = (0, 0)
    }
    return ScreenAnimations(direction, [move]) {
      shade.removeFromSuperview()
      shadow.removeFromSuperview()
    }
  }
}

extension PullTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "pull", summary: "The old screen is pulled off, and the new one follows more slowly.",
    tags: [.slide, .navigation],
    parameters: [
      .duration(0.5), .direction(.leading),
      .number("parallax", 0.33, 0...1, .fraction, "How far away the new screen begins."),
      .number("dimming", 0.25, 0...1, .fraction, "How dark the new screen begins."),
    ],
    source: """
      A third of the length is what the well-known transition library Hero and Flutter's pages use; \
      duration and curve are those of iOS's pages.
      """
  ) {
    PullTransition(
      $0, movement: $1.direction, parallax: $1.number("parallax"), dimming: $1.number("dimming"),
      timing: .system($1.duration))
  }
}
