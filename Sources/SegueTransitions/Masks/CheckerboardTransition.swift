import UIKit

/// A transition in which the new screen appears in the squares of a checkerboard: first those of one
/// color, then the others.
public final class CheckerboardTransition: ScreenTransition {
  private let movement: MotionDirection
  private let columns: Int

  /// Creates a transition with `columns` columns of squares, which widen in the direction `movement`.
  public init(
    _ direction: TransitionDirection, movement: MotionDirection = .trailing, columns: Int = 5,
    timing: MotionTiming = .linear(0.8)
  ) {
    (self.movement, self.columns) = (movement, columns)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let vector = screens.vector(movement, .forward)
    return screens.reveal(direction) { mask in
      let rows = mask.bounds.squareRows(columns: columns)
      var motion = MotionSequence(direction)
      for (index, cell) in mask.bounds.cells(columns: columns, rows: rows).enumerated() {
        let isDark = (index / columns + index % columns).isMultiple(of: 2)
        let square = mask.addOpening()
        motion.add(from: isDark ? 0 : 0.4, to: isDark ? 0.6 : 1, steps: 6) {
          square.frame = cell.grown(toward: vector, to: Easing.inOut($0))
        }
      }
      return motion
    }
  }
}

extension CheckerboardTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "checkerboard",
    summary: "The new screen appears in the squares of a checkerboard, one color after the other.",
    tags: [.mask],
    parameters: [
      .duration(0.8), .direction(.trailing),
      .count("columns", 5, 2...20, "The number of squares side by side."),
    ],
    source: "Our choice: both colors overlap by a fifth of the time, so that nothing stands still."
  ) {
    CheckerboardTransition(
      $0, movement: $1.direction, columns: $1.count("columns"), timing: .linear($1.duration))
  }
}
