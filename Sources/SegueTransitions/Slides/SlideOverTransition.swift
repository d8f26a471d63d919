import UIKit

/// A transition in which a spring draws the new screen over the old one: it overshoots and comes to
/// rest.
public final class SlideOverTransition: ScreenTransition {
  private let movement: MotionDirection

  /// Creates a transition in which the new screen moves in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .leading,
    timing: MotionTiming = .spring(0.7, dampingRatio: 0.72)
  ) {
    self.movement = movement
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.addScreens(direction)
    let (base, detail) = (screens.base(direction), screens.detail(direction))
    let shade = screens.addShade(base)
    let side = screens.vector(movement, .forward)
    let shadows = [side, side.opposite].map { screens.addEdgeShadow($0, below: detail) }
    let outside = CGAffineTransform(translation: screens.travel(movement, -1))
    let move = ScreenMove {
      for view in shadows + [detail].compactMap({ $0 }) { view.transform = outside }
      for view in shadows + [shade] { view.alpha = 0 }
    } to: {
      for view in shadows + [detail].compactMap({ $0 }) { view.transform = .identity }
      for view in shadows { view.alpha = 1 }
      shade.alpha = 0.3
    }
    return ScreenAnimations(direction, [move]) {
      for view in shadows + [shade] { view.removeFromSuperview() }
    }
  }
}

extension SlideOverTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "slideOver", summary: "A spring draws the new screen over the old one.",
    tags: [.slide, .spring, .modal],
    parameters: [.duration(0.7), .damping(0.72), .velocity(0), .direction(.leading)],
    source: "Our choice: at 0.72 the overshoot is 4 % of the way, visible but calm."
  ) { SlideOverTransition($0, movement: $1.direction, timing: .spring($1.spring)) }
}
