import UIKit

/// A transition in which the old screen sinks back into the dark, and the new one settles over it.
public final class SinkTransition: ScreenTransition {
  private let scale: CGFloat
  private let background: UIColor

  /// Creates a transition in which the old screen shrinks to `scale`, from 0 to 1, before
  /// `background`.
  public init(
    _ direction: TransitionDirection, scale: CGFloat = 0.78, background: UIColor = .black,
    timing: MotionTiming = .easeInOut(0.7)
  ) {
    (self.scale, self.background) = (scale, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let veil = screens.addVeil(background, above: base)
    return ScreenAnimations(
      direction,
      [
        ScreenMove(0...0.7) {
          base?.transform = .identity
          (veil.transform, veil.alpha) = (.identity, 0)
        } to: { [scale] in
          base?.transform = CGAffineTransform(scale: scale)
          (veil.transform, veil.alpha) = (CGAffineTransform(scale: scale), 0.8)
        },
        ScreenMove(0.3...1) {
          detail?.transform = CGAffineTransform(scale: 1.18)
        } to: {
          detail?.transform = .identity
        },
        ScreenMove(0.3...0.8, from: { detail?.alpha = 0 }, to: { detail?.alpha = 1 }),
      ]
    ) {
      backdrop.removeFromSuperview()
      veil.removeFromSuperview()
    }
  }
}

extension SinkTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "sink", summary: "The old screen sinks into the dark, the new one settles over it.",
    tags: [.scale, .modal],
    parameters: [
      .duration(0.7),
      .number("scale", 0.78, 0.3...1, .fraction, "How small the old screen becomes."),
      .background,
    ],
    source: "Our choice: the new screen sets out when the old one has gone three tenths of its way."
  ) {
    SinkTransition(
      $0, scale: $1.number("scale"), background: $1.color("background"),
      timing: .easeInOut($1.duration))
  }
}
