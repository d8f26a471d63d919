import UIKit

/// A transition like a change of a lens's focus: the old screen blurs, and the new one comes forward
/// sharp.
public final class DefocusTransition: ScreenTransition {
  /// Creates a transition.
  public override init(_ direction: TransitionDirection, timing: MotionTiming = .easeInOut(0.6)) {
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let blur = screens.addBlur(above: base)
    let effect = UIBlurEffect(style: .systemUltraThinMaterial)
    return ScreenAnimations(
      direction,
      [
        ScreenMove(0...0.7, from: { blur.effect = nil }, to: { blur.effect = effect }),
        ScreenMove {
          base?.transform = .identity
        } to: {
          base?.transform = CGAffineTransform(scale: 1.12)
        },
        ScreenMove(0.3...1) {
          detail?.transform = CGAffineTransform(scale: 1.14)
        } to: {
          detail?.transform = .identity
        },
        ScreenMove(0.3...0.7, from: { detail?.alpha = 0 }, to: { detail?.alpha = 1 }),
      ], cleanUp: blur.removeFromSuperview)
  }
}

extension DefocusTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "defocus", summary: "The old screen goes out of focus, the new one comes forward sharp.",
    tags: [.focus, .blur, .modal], parameters: [.duration(0.6)],
    source: "UIKit's ultra-thin material; scales and times are our choice."
  ) { DefocusTransition($0, timing: .easeInOut($1.duration)) }
}
