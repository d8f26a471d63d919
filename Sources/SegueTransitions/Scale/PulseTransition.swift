import UIKit

/// A transition in which both screens swell like a heartbeat and change into each other.
public final class PulseTransition: ScreenTransition {
  private let scale: CGFloat

  /// Creates a transition whose screens swell to `scale`, 1 or more.
  public init(
    _ direction: TransitionDirection, scale: CGFloat = 1.14, timing: MotionTiming = .linear(0.6)
  ) {
    self.scale = scale
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let beat = ScreenMove.sampled(24) { [scale] time in
      let swollen = CGAffineTransform(scale: Easing.mix(1, scale, Easing.bump(time)))
      base?.transform = swollen
      detail?.transform = swollen
    }
    let fade = ScreenMove(0.3...0.7, from: { detail?.alpha = 0 }, to: { detail?.alpha = 1 })
    return ScreenAnimations(direction, beat + [fade])
  }
}

extension PulseTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "pulse", summary: "Both screens swell like a heartbeat and change into each other.",
    tags: [.scale],
    parameters: [
      .duration(0.6), .number("scale", 1.14, 1...2, .fraction, "How far the screens swell."),
    ],
    source: "Our choice: one beat of 14 %, with the crossfade around its peak."
  ) { PulseTransition($0, scale: $1.number("scale"), timing: .linear($1.duration)) }
}
