import UIKit

/// A transition in which the old screen folds up toward one edge, and the new one unfolds from the
/// other. They stay joined.
public final class FoldTransition: ScreenTransition {
  private let folds: Int
  private let movement: MotionDirection

  /// Creates a transition with `folds` folds, 1 or more, in which both screens move in the direction
  /// `movement`.
  public init(
    _ direction: TransitionDirection, folds: Int = 2, movement: MotionDirection = .leading,
    timing: MotionTiming = .linear(0.8)
  ) {
    (self.folds, self.movement) = (max(1, folds), movement)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let space = ScreenSpace(screens, direction, background: .black)
    let vector = space.vector(movement)
    let isVertical = vector.dy != 0
    let newIsFirst = vector.dx + vector.dy > 0
    let length = isVertical ? space.height : space.width
    let old = FoldedStrips(
      space, space.lower, folds: folds, isVertical: isVertical, endsAtZero: !newIsFirst,
      movement: vector)
    let new = FoldedStrips(
      space, space.upper, folds: folds, isVertical: isVertical, endsAtZero: newIsFirst,
      movement: vector)
    return space.animations(steps: 40) { time in
      let shown = (1 - Shading.cosine(180 * time)) / 2
      old.pose(start: newIsFirst ? length * shown : 0, extent: 1 - shown)
      new.pose(start: newIsFirst ? 0 : length * (1 - shown), extent: shown)
    }
  }
}

extension FoldTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "fold", summary: "The old screen folds up while the new one unfolds beside it.",
    tags: [.depth, .navigation],
    parameters: [
      .duration(0.8), .direction(.leading), .count("folds", 2, 1...10, "The folds of each screen."),
    ],
    source: """
      Two folds, as in the fold of Colin Eberhardt's VCTransitionsLibrary; the widths follow half a \
      wave of a cosine, so that no strip starts with a jerk.
      """
  ) {
    FoldTransition(
      $0, folds: $1.count("folds"), movement: $1.direction,
      timing: .linear($1.duration))
  }
}
