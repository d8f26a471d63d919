import UIKit

/// A transition in which the new screen swings in like a sign that hangs from the top edge, while
/// the old one recedes and darkens.
public final class SwingTransition: ScreenTransition {
  private let background: UIColor

  /// Creates a transition before `background`.
  public init(
    _ direction: TransitionDirection, background: UIColor = .black,
    timing: MotionTiming = .spring(1, dampingRatio: 0.55)
  ) {
    self.background = background
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: background)
    let old = space.addSheet(space.lower)
    space.addLayer()
    let new = space.addSheet(space.upper)
    new.hinge(x: 0.5, y: 0)
    let up = CGVector(dx: 0, dy: -1)
    return space.animations(steps: 1) { time in
      new.transform3D = .turn(90 * (1 - time), along: up)
      new.shade.alpha = 0.6 * (1 - time)
      old.transform3D = .scaled(Easing.mix(1, 0.96, time))
      old.shade.alpha = 0.65 * time
    }
  }
}

extension SwingTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "swing", summary: "The new screen swings in like a sign that hangs from the top.",
    tags: [.depth, .modal, .spring],
    parameters: [.duration(1), .damping(0.55), .velocity(0), .background],
    source: "Our choice: a quarter turn on a spring that swings through by 13 %, then rests."
  ) { SwingTransition($0, background: $1.color("background"), timing: .spring($1.spring)) }
}
