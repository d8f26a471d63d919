import UIKit

/// A transition in which the old screen dims, and the new one fades in over it.
public final class DimTransition: ScreenTransition {
  private let amount: CGFloat
  private let color: UIColor

  /// Creates a transition in which the old screen dims by `amount`, from 0 to 1, toward `color`.
  public init(
    _ direction: TransitionDirection, amount: CGFloat = 0.7, color: UIColor = .black,
    timing: MotionTiming = .easeInOut(0.5)
  ) {
    (self.amount, self.color) = (amount, color)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let veil = screens.addVeil(color, above: base)
    return ScreenAnimations(
      direction,
      [
        ScreenMove(0...0.55, from: { veil.alpha = 0 }, to: { [amount] in veil.alpha = amount }),
        ScreenMove(0.35...1, from: { detail?.alpha = 0 }, to: { detail?.alpha = 1 }),
      ], cleanUp: veil.removeFromSuperview)
  }

  override func reducedAnimations(for screens: TransitionScreens) -> ScreenAnimations {
    animations(for: screens)
  }
}

extension DimTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "dim", summary: "The old screen dims, the new one fades in.",
    tags: [.focus, .modal, .navigation],
    parameters: [
      .duration(0.5), .number("amount", 0.7, 0...1, .fraction, "How far the old screen dims."),
      .color("color", "#000000", "The color toward which it dims."),
    ],
    source: "Our choice: the new screen sets out when the old one has lost two thirds of its light."
  ) {
    DimTransition(
      $0, amount: $1.number("amount"), color: $1.color("color"), timing: .easeInOut($1.duration))
  }
}
