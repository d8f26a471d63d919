import UIKit

/// A transition in which the new screen spins toward the viewer like the front page in an old film,
/// and comes to rest over the darkened old one.
public final class SpinInTransition: ScreenTransition {
  private let turns: Int

  /// Creates a transition in which the new screen turns `turns` times, 1 or more.
  public init(
    _ direction: TransitionDirection, turns: Int = 2, timing: MotionTiming = .linear(1)
  ) {
    self.turns = max(1, turns)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction)
    let old = space.addSheet(space.lower)
    space.addLayer()
    let new = space.addSheet(space.upper)
    return space.animations(steps: 30 * turns) { [turns] time in
      let left = (1 - time) * (1 - time) * (1 - time)
      let angle = -2 * CGFloat.pi * CGFloat(turns) * left
      new.transform = CGAffineTransform(rotationAngle: angle)
        .scaledBy(x: 1 - 0.98 * left, y: 1 - 0.98 * left)
      new.alpha = Easing.part(time, 0...0.06)
      old.transform = CGAffineTransform(scale: Easing.mix(1.08, 1, left))
      old.shade.alpha = 0.6 * (1 - left)
    }
  }
}

extension SpinInTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "spinIn", summary: "The new screen spins in like the front page in an old film.",
    tags: [.depth, .modal],
    parameters: [.duration(1), .count("turns", 2, 1...5, "The number of turns.")],
    source: "Our choice: the spin slows down with the third power of the time that is left."
  ) { SpinInTransition($0, turns: $1.count("turns"), timing: .linear($1.duration)) }
}
