import UIKit

/// A transition in which the new screen appears as a small card over the blurred old one, waits for
/// a glance, and pops open.
public final class PeekTransition: ScreenTransition {
  /// Creates a transition.
  public override init(_ direction: TransitionDirection, timing: MotionTiming = .linear(1)) {
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(detail)
    let blur = screens.addBlur(above: base)
    detail?.clipsToBounds = true
    let card = ScreenMove.sampled(40) { time in
      let peek = Easing.out(Easing.part(time, 0...0.35))
      let wait = Easing.part(time, 0.35...0.68)
      let pop = Easing.inOut(Easing.part(time, 0.68...1))
      let scale = 0.45 + 0.33 * peek + 0.03 * wait + 0.19 * pop
      detail?.transform = CGAffineTransform(scale: scale)
      detail?.layer.cornerRadius = 44 * (1 - pop)
      detail?.alpha = Easing.part(time, 0...0.15)
    }
    let effect = UIBlurEffect(style: .regular)
    return ScreenAnimations(
      direction,
      card + [
        ScreenMove(0...0.35, from: { blur.effect = nil }, to: { blur.effect = effect })
      ]
    ) {
      blur.removeFromSuperview()
      look.restore()
    }
  }
}

extension PeekTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "peek", summary: "The new screen is a card for a glance, then it pops open.",
    tags: [.focus, .scale, .blur, .modal], parameters: [.duration(1)],
    source: "Our choice, after the look of iOS's peek and pop: a third to appear, a third to wait."
  ) { PeekTransition($0, timing: .linear($1.duration)) }
}
