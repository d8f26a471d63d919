import UIKit

/// A transition that looks like iOS 13's cards: the new screen rises as a sheet with rounded corners,
/// and the old one steps back, rounds its corners and dims. In the end the sheet fills the screen.
public final class CardTransition: ScreenTransition {
  private let inset, dimming: CGFloat
  private let background: UIColor

  /// Creates a transition in which the old screen is inset by `inset` points on either side and dimmed
  /// by `dimming`, from 0 to 1, over the color `background`.
  public init(
    _ direction: TransitionDirection, inset: CGFloat = 16, dimming: CGFloat = 0.2,
    background: UIColor = .black, timing: MotionTiming = .system(0.6)
  ) {
    (self.inset, self.dimming, self.background) = (inset, dimming, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let look = SavedLook(base, detail)
    for view in [base, detail] { view?.clipsToBounds = true }
    detail?.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let shade = screens.addShade(base)
    let scale = max(0.2, 1 - 2 * inset / screens.width)
    // The card behind begins below the top edge, where a device has its status bar.
    let top = 44 - screens.height * (1 - scale) / 2
    let back = CGAffineTransform(scale: scale, translation: CGVector(dx: 0, dy: max(0, top)))
    let below = CGAffineTransform(translationX: 0, y: screens.height)
    let moves = [
      ScreenMove {
        detail?.transform = below
      } to: {
        detail?.transform = .identity
      },
      ScreenMove(0...0.92) {
        base?.transform = .identity
        base?.layer.cornerRadius = 0
        shade.alpha = 0
      } to: {
        base?.transform = back
        base?.layer.cornerRadius = 10
        shade.alpha = self.dimming
      },
      ScreenMove(0.85...1) {
        detail?.layer.cornerRadius = 10
      } to: {
        detail?.layer.cornerRadius = 0
      },
    ]
    return ScreenAnimations(direction, moves) {
      look.restore()
      for view in [shade, backdrop] { view.removeFromSuperview() }
    }
  }
}

extension CardTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "card", summary: "A sheet rises, and the old screen steps back behind it like a card.",
    tags: [.system, .modal],
    parameters: [
      .duration(0.6),
      .number("inset", 16, 0...100, .points, "How far the old screen steps back on either side."),
      .number(
        "dimming", 0.2, 0...1, .fraction, "How dark the old screen becomes; iOS's dark: 0.48."),
      .background,
    ],
    source: """
      iOS 13's sheets on an iPhone: corners of 10 points, 16 points of inset, black of 20 %. The curve \
      is the one that web frameworks use for them.
      """
  ) {
    CardTransition(
      $0, inset: $1.number("inset"), dimming: $1.number("dimming"),
      background: $1.color("background"), timing: .system($1.duration))
  }
}
