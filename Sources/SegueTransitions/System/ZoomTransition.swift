import UIKit

/// A transition that looks like iOS 18's zoom: a part of the old screen grows into the new one with
/// its corners, and both fade into each other.
public final class ZoomTransition: ScreenTransition {
  private let source: CardSource

  init(
    _ direction: TransitionDirection, source: CardSource, timing: MotionTiming = .system(0.6)
  ) {
    self.source = source
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(base, detail)
    let card = GrowingCard(screens, base: base, detail: detail, source: source)
    let shade = screens.addShade(base)
    detail?.isHidden = true
    base?.clipsToBounds = true
    let moves = [
      ScreenMove {
        card.grow(0)
        base?.transform = .identity
        shade.alpha = 0
      } to: {
        card.grow(1)
        base?.transform = CGAffineTransform(scale: 1.04)
        shade.alpha = 0.35
      },
      ScreenMove(0...0.85) {
        card.round(card.sourceRadius)
      } to: {
        card.round(38)
      },
      ScreenMove(0.85...1) {
        card.round(38)
      } to: {
        card.round(0)
      },
    ]
    return ScreenAnimations(direction, moves + card.crossfade(0...0.4)) {
      card.remove()
      look.restore()
      shade.removeFromSuperview()
    }
  }
}

extension ZoomTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "zoom", summary: "A part of the screen grows into the new one.",
    tags: [.system, .scale, .sharedElement, .navigation, .containers],
    parameters: [.duration(0.6)]
      + TransitionParameter.cardSource(
        x: 0.5, y: 0.62, width: 0.42, aspect: 1.2, cornerRadius: 16),
    source: """
      iOS 18's preferred transition zoom, whose numbers are not published: estimated by eye, with the \
      curve of iOS's sheets.
      """
  ) { ZoomTransition($0, source: $1.cardSource, timing: .system($1.duration)) }
}
