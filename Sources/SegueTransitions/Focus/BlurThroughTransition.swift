import UIKit

/// A transition in which the old screen blurs into the new one, which then comes into focus.
public final class BlurThroughTransition: ScreenTransition {
  /// Creates a transition.
  public override init(_ direction: TransitionDirection, timing: MotionTiming = .easeInOut(0.7)) {
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let blur = screens.addBlur(above: detail ?? base)
    let effect = UIBlurEffect(style: .systemUltraThinMaterial)
    return ScreenAnimations(
      direction,
      [
        ScreenMove(0...0.42, from: { blur.effect = nil }, to: { blur.effect = effect }),
        ScreenMove(0.58...1, from: { blur.effect = effect }, to: { blur.effect = nil }),
        ScreenMove(0.32...0.68, from: { detail?.alpha = 0 }, to: { detail?.alpha = 1 }),
      ], cleanUp: blur.removeFromSuperview)
  }
}

extension BlurThroughTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "blurThrough", summary: "The old screen blurs into the new one.",
    tags: [.focus, .blur, .modal, .navigation], parameters: [.duration(0.7)],
    source: "UIKit's ultra-thin material, so that the color changes least; times are our choice."
  ) { BlurThroughTransition($0, timing: .easeInOut($1.duration)) }
}
