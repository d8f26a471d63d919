import UIKit

/// A transition in which the new screen slides over the old one, which recedes like the card below
/// it in a stack.
public final class StackTransition: ScreenTransition {
  private let movement: MotionDirection
  private let scale: CGFloat
  private let background: UIColor

  /// Creates a transition in which the new screen moves in the direction `movement`, and the old one
  /// recedes to `scale`, over the color `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .up, scale: CGFloat = 0.9,
    background: UIColor = .black, timing: MotionTiming = .system(0.6)
  ) {
    (self.movement, self.scale, self.background) = (movement, scale, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let look = SavedLook(base, detail)
    for view in [base, detail] { view?.clipsToBounds = true }
    let shade = screens.addShade(base)
    let outside = CGAffineTransform(translation: screens.travel(movement, -1))
    let back = CGAffineTransform(scale: scale)
    let slide = ScreenMove {
      detail?.transform = outside
      base?.transform = .identity
      base?.layer.cornerRadius = 0
      shade.alpha = 0
    } to: {
      detail?.transform = .identity
      base?.transform = back
      base?.layer.cornerRadius = 28
      shade.alpha = 0.5
    }
    let corners = ScreenMove(0.6...1) {
      detail?.layer.cornerRadius = 28
    } to: {
      detail?.layer.cornerRadius = 0
    }
    return ScreenAnimations(direction, [slide, corners]) {
      look.restore()
      for view in [shade, backdrop] { view.removeFromSuperview() }
    }
  }
}

extension StackTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "stack", summary: "The new screen slides onto the old one, which recedes below it.",
    tags: [.slide, .modal],
    parameters: [
      .duration(0.6), .direction(.up),
      .number("scale", 0.9, 0.3...1, .fraction, "The scale of the screen behind."), .background,
    ],
    source: "Our choice, near iOS's cards; the curve is that of iOS's sheets."
  ) {
    StackTransition(
      $0, movement: $1.direction, scale: $1.number("scale"), background: $1.color("background"),
      timing: .system($1.duration))
  }
}
