import UIKit

/// A transition in which the new screen shoves the old one ahead of it, which gives way and shrinks.
public final class ShoveTransition: ScreenTransition {
  private let movement: MotionDirection
  private let scale: CGFloat
  private let background: UIColor

  /// Creates a transition in which both screens move in the direction `movement`, and the old one
  /// shrinks to `scale`, over the color `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, scale: CGFloat = 0.7,
    background: UIColor = .black, timing: MotionTiming = .system(0.6)
  ) {
    (self.movement, self.scale, self.background) = (movement, scale, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let look = SavedLook(base)
    base?.clipsToBounds = true
    let shade = screens.addShade(base)
    let outside = CGAffineTransform(translation: screens.travel(movement, -1))
    let shoved = CGAffineTransform(
      scale: scale, translation: screens.travel(movement, (1 + scale) / 2))
    let move = ScreenMove {
      detail?.transform = outside
      base?.transform = .identity
      base?.layer.cornerRadius = 0
      shade.alpha = 0
    } to: {
      detail?.transform = .identity
      base?.transform = shoved
      base?.layer.cornerRadius = 32
      shade.alpha = 0.5
    }
    return ScreenAnimations(direction, [move]) {
      look.restore()
      for view in [shade, backdrop] { view.removeFromSuperview() }
    }
  }
}

extension ShoveTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "shove", summary: "The new screen shoves the old one out, which shrinks on its way.",
    tags: [.slide],
    parameters: [
      .duration(0.6), .direction(.leading),
      .number("scale", 0.7, 0.2...1, .fraction, "The scale of the old screen at the end."),
      .background,
    ],
    source: "Our choice; the curve is that of iOS's pages."
  ) {
    ShoveTransition(
      $0, movement: $1.direction, scale: $1.number("scale"), background: $1.color("background"),
      timing: .system($1.duration))
  }
}
