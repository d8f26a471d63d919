import UIKit

/// A transition in which a seam crosses the screen, and what is on either side of it moves more
/// slowly than the seam does, as if it were farther away.
public final class ParallaxTransition: ScreenTransition {
  private let movement: MotionDirection
  private let depth: CGFloat

  /// Creates a transition in which the seam moves in the direction `movement`, and both screens by
  /// `depth` of its way, from 0 to 1.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading, depth: CGFloat = 0.4,
    timing: MotionTiming = .system(0.6)
  ) {
    (self.movement, self.depth) = (movement, depth)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let look = SavedLook(detail)
    let window = UIView(frame: detail?.bounds ?? .zero)
    window.backgroundColor = .black
    detail?.mask = window
    let side = screens.vector(movement, .forward)
    let shadow = screens.addEdgeShadow(side, below: detail)
    let outside = CGAffineTransform(translation: screens.travel(movement, -1))
    let late = CGAffineTransform(translation: screens.travel(movement, -depth))
    let closed = CGAffineTransform(translation: screens.travel(movement, depth - 1))
    let gone = CGAffineTransform(translation: screens.travel(movement, depth))
    let move = ScreenMove {
      detail?.transform = late
      base?.transform = .identity
      window.transform = closed
      (shadow.transform, shadow.alpha) = (outside, 0)
    } to: {
      detail?.transform = .identity
      base?.transform = gone
      window.transform = .identity
      (shadow.transform, shadow.alpha) = (.identity, 1)
    }
    return ScreenAnimations(direction, [move]) {
      look.restore()
      shadow.removeFromSuperview()
    }
  }
}

extension ParallaxTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "parallax",
    summary: "A seam crosses the screen, and both screens move more slowly than it.",
    tags: [.slide, .navigation],
    parameters: [
      .duration(0.6), .direction(.leading),
      .number("depth", 0.4, 0...1, .fraction, "The speed of the screens relative to the seam."),
    ],
    source: """
      Our choice: at 0.4 the contents clearly lag behind, and text remains readable. The curve is \
      that of iOS's pages.
      """
  ) {
    ParallaxTransition(
      $0, movement: $1.direction, depth: $1.number("depth"), timing: .system($1.duration))
  }
}
