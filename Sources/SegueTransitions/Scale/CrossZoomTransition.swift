import UIKit

/// A transition in which the view rushes into the old screen, out of focus, and comes to rest in the
/// new one.
public final class CrossZoomTransition: ScreenTransition {
  private let scale: CGFloat

  /// Creates a transition that enlarges the screens up to `scale`, 1 or more.
  public init(
    _ direction: TransitionDirection, scale: CGFloat = 2.6, timing: MotionTiming = .linear(0.7)
  ) {
    self.scale = scale
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let blur = screens.addBlur(above: detail ?? base)
    let scales = ScreenMove.sampled(24) { [scale] time in
      let rush = 1 - abs(1 - 2 * time)
      let large = Easing.mix(1, scale, rush * rush * rush)
      base?.transform = CGAffineTransform(scale: large)
      detail?.transform = CGAffineTransform(scale: large)
    }
    let effect = UIBlurEffect(style: .systemUltraThinMaterial)
    return ScreenAnimations(
      direction,
      scales + [
        ScreenMove(0.4...0.6, from: { detail?.alpha = 0 }, to: { detail?.alpha = 1 }),
        ScreenMove(0.15...0.48, from: { blur.effect = nil }, to: { blur.effect = effect }),
        ScreenMove(0.52...0.85, from: { blur.effect = effect }, to: { blur.effect = nil }),
      ], cleanUp: blur.removeFromSuperview)
  }
}

extension CrossZoomTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "crossZoom", summary: "The view rushes into the old screen and rests in the new one.",
    tags: [.scale, .focus, .blur],
    parameters: [
      .duration(0.7),
      .number("scale", 2.6, 1...6, .fraction, "How large the screens become halfway."),
    ],
    source:
      "Our choice: the scale follows a cube, so that nine tenths of the way lie in the middle."
  ) { CrossZoomTransition($0, scale: $1.number("scale"), timing: .linear($1.duration)) }
}
