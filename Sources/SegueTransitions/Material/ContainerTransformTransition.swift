import UIKit

/// Material's container transform: a container of the old screen grows into the new one, with its
/// corners and its shadow, over a scrim.
public final class ContainerTransformTransition: ScreenTransition {
  private let source: CardSource
  private let scrim: CGFloat

  init(
    _ direction: TransitionDirection, source: CardSource, scrim: CGFloat = 0.32,
    timing: MotionTiming = .emphasized(0.5)
  ) {
    (self.source, self.scrim) = (source, scrim)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(detail)
    let card = GrowingCard(screens, base: base, detail: detail, source: source)
    let layer = card.shadow.layer
    (layer.shadowOpacity, layer.shadowRadius) = (0.35, 12)
    layer.shadowOffset = CGSize(width: 0, height: 6)
    let shade = screens.addShade(base)
    detail?.isHidden = true
    let moves = [
      ScreenMove {
        card.grow(0)
        shade.alpha = 0
      } to: {
        card.grow(1)
        shade.alpha = self.scrim
      },
      ScreenMove(0...0.1) {
        card.shadow.alpha = 0
      } to: {
        card.shadow.alpha = 1
      },
      ScreenMove(0...0.75) {
        card.round(card.sourceRadius)
      } to: {
        card.round(0)
      },
    ]
    return ScreenAnimations(direction, moves + card.crossfade(0...0.25)) {
      card.remove()
      look.restore()
      shade.removeFromSuperview()
    }
  }
}

extension ContainerTransformTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "containerTransform",
    summary: "A container, such as a card, grows into a page.",
    tags: [.material, .sharedElement, .containers, .navigation],
    parameters: [.duration(0.5)]
      + TransitionParameter.cardSource(
        x: 0.5, y: 0.68, width: 0.9, aspect: 0.5, cornerRadius: 12)
      + [.number("scrim", 0.32, 0...1, .fraction, "How dark the old screen becomes.")],
    source: """
      Material 3: emphasized easing, 500 ms, cards with corners of 12, a scrim of 32 %; the incoming \
      content fades in the first quarter, and corners change in the first three, as in Material \
      Components for Android. The easing is (0.2, 0, 0, 1) in place of a path of two curves.
      """
  ) {
    ContainerTransformTransition(
      $0, source: $1.cardSource, scrim: $1.number("scrim"), timing: .emphasized($1.duration))
  }
}
