import UIKit

/// A transition in which the new screen unfolds from an edge like a map, over the old one, which
/// darkens.
public final class UnfoldTransition: ScreenTransition {
  private let folds: Int
  private let movement: MotionDirection

  /// Creates a transition with `folds` folds, 1 or more, in which the new screen unfolds in the
  /// direction `movement`.
  public init(
    _ direction: TransitionDirection, folds: Int = 2, movement: MotionDirection = .leading,
    timing: MotionTiming = .linear(0.7)
  ) {
    (self.folds, self.movement) = (max(1, folds), movement)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction)
    let vector = space.vector(movement)
    let isVertical = vector.dy != 0
    let startsAtZero = vector.dx + vector.dy > 0
    let length = isVertical ? space.height : space.width
    let old = space.addSheet(space.lower)
    let edge = CastShadow(space, beyond: vector)
    let new = FoldedStrips(
      space, space.upper, folds: folds, isVertical: isVertical, endsAtZero: startsAtZero,
      movement: vector)
    return space.animations(steps: 40) { time in
      let shown = (1 - Shading.cosine(180 * time)) / 2
      old.shade.alpha = 0.6 * shown
      edge.pose(at: startsAtZero ? length * shown : length * (1 - shown))
      new.pose(start: startsAtZero ? 0 : length * (1 - shown), extent: shown)
    }
  }
}

extension UnfoldTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "unfold", summary: "The new screen unfolds from an edge like a map.",
    tags: [.depth, .navigation, .modal],
    parameters: [
      .duration(0.7), .direction(.leading), .count("folds", 2, 1...10, "The number of folds."),
    ],
    source:
      "Our choice: the width follows half a wave of a cosine; the old screen keeps 40 % light."
  ) {
    UnfoldTransition(
      $0, folds: $1.count("folds"), movement: $1.direction, timing: .linear($1.duration))
  }
}
