import UIKit

/// A transition in which the old screen fades to one color, and the new one fades in from it.
public final class FadeThroughColorTransition: ScreenTransition {
  private let color: UIColor

  /// Creates a transition through `color`.
  public init(
    _ direction: TransitionDirection, color: UIColor = .black, timing: MotionTiming = .linear(0.8)
  ) {
    self.color = color
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let veil = screens.addVeil(color, above: detail ?? base)
    let tint = ScreenMove.sampled(32) { time in
      let (fades, clears) = (Easing.part(time, 0...0.45), Easing.part(time, 0.55...1))
      veil.alpha = Easing.inOut(fades) - Easing.inOut(clears)
    }
    let cut = ScreenMove(0.48...0.52, from: { detail?.alpha = 0 }, to: { detail?.alpha = 1 })
    return ScreenAnimations(direction, tint + [cut], cleanUp: veil.removeFromSuperview)
  }

  override func reducedAnimations(for screens: TransitionScreens) -> ScreenAnimations {
    animations(for: screens)
  }
}

extension FadeThroughColorTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "fadeThroughColor", summary: "The old screen fades to a color, the new one from it.",
    tags: [.focus, .modal, .navigation],
    parameters: [.duration(0.8), .color("color", "#000000", "The color between the screens.")],
    source: "Our choice: nine twentieths for each half, and a tenth for the color alone."
  ) {
    FadeThroughColorTransition($0, color: $1.color("color"), timing: .linear($1.duration))
  }
}
