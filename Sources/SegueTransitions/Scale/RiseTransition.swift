import UIKit

/// A transition in which the new screen rises a little and grows into place while it fades in.
public final class RiseTransition: ScreenTransition {
  /// Creates a transition.
  public override init(
    _ direction: TransitionDirection, timing: MotionTiming = .spring(0.5, dampingRatio: 0.85)
  ) {
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let veil = screens.addVeil(above: base)
    let low = CGAffineTransform(scale: 0.92, translation: CGVector(dx: 0, dy: screens.height * 0.1))
    return ScreenAnimations(
      direction,
      [
        ScreenMove {
          detail?.transform = low
          veil.alpha = 0
        } to: {
          detail?.transform = .identity
          veil.alpha = 0.35
        },
        ScreenMove(0...0.5, from: { detail?.alpha = 0 }, to: { detail?.alpha = 1 }),
      ], cleanUp: veil.removeFromSuperview)
  }
}

extension RiseTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "rise", summary: "The new screen rises a little and grows into place.",
    tags: [.scale, .modal, .spring], parameters: [.duration(0.5), .damping(0.85), .velocity(0)],
    source: "Our choice: from a tenth of the height below and 92 % of the size."
  ) { RiseTransition($0, timing: .spring($1.spring)) }
}
