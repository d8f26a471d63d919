import UIKit

/// A transition in which the old screen folds up toward an edge like an accordion and uncovers the
/// new one.
public final class AccordionTransition: ScreenTransition {
  private let folds: Int
  private let movement: MotionDirection

  /// Creates a transition with `folds` folds, 1 or more, in which the old screen folds up in the
  /// direction `movement`.
  public init(
    _ direction: TransitionDirection, folds: Int = 3, movement: MotionDirection = .up,
    timing: MotionTiming = .linear(0.8)
  ) {
    (self.folds, self.movement) = (max(1, folds), movement)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    guard screens.areComplete else { return reducedAnimations(for: screens) }
    let space = ScreenSpace(screens, direction)
    let vector = space.vector(movement)
    let isVertical = vector.dy != 0
    let endsAtZero = vector.dx + vector.dy < 0
    let length = isVertical ? space.height : space.width
    let new = space.addSheet(space.upper)
    let edge = CastShadow(space, beyond: vector.opposite)
    let old = FoldedStrips(
      space, space.lower, folds: folds, isVertical: isVertical, endsAtZero: endsAtZero,
      movement: vector)
    return space.animations(steps: 40) { time in
      let left = (1 + Shading.cosine(180 * time)) / 2
      new.shade.alpha = 0.6 * left
      edge.pose(at: endsAtZero ? length * left : length * (1 - left))
      old.pose(start: endsAtZero ? 0 : length * (1 - left), extent: left)
    }
  }
}

extension AccordionTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "accordion",
    summary: "The old screen folds up like an accordion and uncovers the new one.",
    tags: [.depth],
    parameters: [
      .duration(0.8), .direction(.up), .count("folds", 3, 1...10, "The number of folds."),
    ],
    source: """
      Core Image's CIAccordionFoldTransition has 3 folds by default; light and curve are our choice.
      """
  ) {
    AccordionTransition(
      $0, folds: $1.count("folds"), movement: $1.direction, timing: .linear($1.duration))
  }
}
