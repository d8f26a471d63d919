import UIKit

/// A transition out of depth: the old screen shrinks into the middle and fades, and the new one
/// shrinks with it to its size.
public final class ZoomOutTransition: ScreenTransition {
  private let scale: CGFloat

  /// Creates a transition in which the new screen shrinks from `scale`, 1 or more, and the old one
  /// to its inverse.
  public init(
    _ direction: TransitionDirection, scale: CGFloat = 1.5, timing: MotionTiming = .system(0.5)
  ) {
    self.scale = scale
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    guard screens.areComplete else { return reducedAnimations(for: screens) }
    screens.addScreens(direction, detailOnTop: false)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    // On the way back it fills the screen an eighth of the way before the end: otherwise the other
    // screen is seen around it, as a line, for as long as a spring takes to settle.
    let shrinking = ScreenMove.sampled(8) { [scale] progress in
      let moved = max(0, (progress - 0.125) / 0.875)
      base?.transform = CGAffineTransform(scale: Easing.mix(1, 1 / scale, Easing.in(moved)))
    }
    let others = [
      ScreenMove { [scale] in
        detail?.transform = CGAffineTransform(scale: scale)
      } to: {
        detail?.transform = .identity
      },
      ScreenMove(0.05...0.6) {
        base?.alpha = 1
      } to: {
        base?.alpha = 0
      },
    ]
    return ScreenAnimations(direction, shrinking + others)
  }
}

extension ZoomOutTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "zoomOut", summary: "Both screens shrink into the distance, the old one fades out.",
    tags: [.scale, .navigation, .modal],
    parameters: [
      .duration(0.5),
      .number("scale", 1.5, 1...4, .fraction, "How large the new screen is at first."),
    ],
    source:
      "The mirror image of zoomIn, with the same scale and curve, but for the eighth of the way in "
      + "which the old screen rests."
  ) { ZoomOutTransition($0, scale: $1.number("scale"), timing: .system($1.duration)) }
}
