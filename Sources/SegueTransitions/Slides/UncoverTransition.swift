import UIKit

/// A transition in which the old screen slides away, off the new one, which has been below it.
public final class UncoverTransition: ScreenTransition {
  private let movement: MotionDirection
  private let dimming: CGFloat

  /// Creates a transition in which the old screen moves in the direction `movement`, and the new one
  /// is dimmed by `dimming`, from 0 to 1, as long as it is covered.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, dimming: CGFloat = 0.2,
    timing: MotionTiming = .system(0.5)
  ) {
    (self.movement, self.dimming) = (movement, dimming)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction, detailOnTop: false)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let shade = screens.addShade(detail)
    let side = screens.vector(movement, .forward).opposite
    let shadow = screens.addEdgeShadow(side, below: base)
    let outside = CGAffineTransform(translation: screens.travel(movement))
    let move = ScreenMove {
      base?.transform = .identity
      shadow.transform = .identity
      (shade.alpha, shadow.alpha) = (self.dimming, 1)
    } to: {
      base?.transform = outside
      shadow.transform = outside
      (shade.alpha, shadow.alpha) = (0, 0)
    }
    return ScreenAnimations(direction, [move]) {
      shade.removeFromSuperview()
      shadow.removeFromSuperview()
    }
  }
}

extension UncoverTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "uncover", summary: "The old screen slides away, off the new one below it.",
    tags: [.slide, .navigation],
    parameters: [
      .duration(0.5), .direction(.leading),
      .number("dimming", 0.2, 0...1, .fraction, "How dark the covered screen is."),
    ],
    source: "The mirror of cover, with the same duration, curve and dimming."
  ) {
    UncoverTransition(
      $0, movement: $1.direction, dimming: $1.number("dimming"), timing: .system($1.duration))
  }
}
