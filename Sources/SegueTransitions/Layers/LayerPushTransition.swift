import UIKit

/// A transition that looks like Core Animation's `push`: the new screen pushes the old one out, and
/// both fade into each other over a color.
public final class LayerPushTransition: ScreenTransition {
  private let movement: MotionDirection
  private let background: UIColor

  /// Creates a transition in which both screens move in the direction `movement` over the color
  /// `background`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    background: UIColor = .black, timing: MotionTiming = .layerDefault(0.5)
  ) {
    (self.movement, self.background) = (movement, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let backdrop = screens.addBackdrop(background)
    let outside = CGAffineTransform(translation: screens.travel(movement, -1))
    let gone = CGAffineTransform(translation: screens.travel(movement))
    let move = ScreenMove {
      detail?.transform = outside
      base?.transform = .identity
      detail?.alpha = 0
      base?.alpha = 1
    } to: {
      detail?.transform = .identity
      base?.transform = gone
      detail?.alpha = 1
      base?.alpha = 0
    }
    return ScreenAnimations(direction, [move]) { backdrop.removeFromSuperview() }
  }
}

extension LayerPushTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "layerPush", summary: "The new screen pushes the old one out, and both fade meanwhile.",
    tags: [.layer, .slide], parameters: [.duration(0.5), .direction(.leading), .background],
    source: """
      CATransition's type push, which fades both layers while they move, with Core Animation's \
      default curve. The duration is our choice.
      """
  ) {
    LayerPushTransition(
      $0, movement: $1.direction, background: $1.color("background"),
      timing: .layerDefault($1.duration))
  }
}
