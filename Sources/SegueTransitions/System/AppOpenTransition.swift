import UIKit

/// A transition that looks like an app being opened on the home screen: an icon grows into the new
/// screen, and the old one comes nearer around it.
public final class AppOpenTransition: ScreenTransition {
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
    // The old screen grows about the icon, so that the icon seems to draw it along.
    let factor: CGFloat = 1.6
    let (x, y) = (card.sourceFrame.midX, card.sourceFrame.midY)
    let near = CGAffineTransform(
      scale: factor,
      translation: CGVector(
        dx: (1 - factor) * (x - screens.width / 2), dy: (1 - factor) * (y - screens.height / 2)))
    let moves = [
      ScreenMove {
        card.grow(0)
        base?.transform = .identity
        shade.alpha = 0
        card.round(card.sourceRadius)
      } to: {
        card.grow(1)
        base?.transform = near
        shade.alpha = 0.5
        card.round(0)
      }
    ]
    return ScreenAnimations(direction, moves + card.crossfade(0.02...0.35)) {
      card.remove()
      look.restore()
      shade.removeFromSuperview()
    }
  }
}

extension AppOpenTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "appOpen", summary: "An icon grows into the new screen, as apps open on the home screen.",
    tags: [.system, .scale, .containers],
    parameters: [.duration(0.6)]
      + TransitionParameter.cardSource(
        x: 0.88, y: 0.28, width: 0.16, aspect: 1, cornerRadius: 14),
    source: """
      The home screen since iOS 7: an icon of 60 points with corners of about 14, which takes the \
      icons around it along. Curve and duration are our choice.
      """
  ) { AppOpenTransition($0, source: $1.cardSource, timing: .system($1.duration)) }
}
