import UIKit

/// A transition in which the new screen appears in drops that fall here and there, spread and flow
/// together.
public final class DropsTransition: ScreenTransition {
  private let columns: Int
  private let seed: Int

  /// Creates a transition with about `columns` drops side by side, at places chosen by `seed`.
  public init(
    _ direction: TransitionDirection, columns: Int = 3, seed: Int = 1,
    timing: MotionTiming = .linear(0.9)
  ) {
    (self.columns, self.seed) = (columns, seed)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    screens.reveal(direction) { mask in
      let rows = mask.bounds.squareRows(columns: columns)
      let cells = mask.bounds.cells(columns: columns, rows: rows)
      var numbers = SeededNumbers(seed: seed)
      var motion = MotionSequence(direction)
      for (place, cell) in zip(numbers.order(cells.count), cells) {
        let drop = mask.addOpening()
        drop.center = CGPoint(
          x: cell.midX + cell.width * numbers.next(in: -0.25...0.25),
          y: cell.midY + cell.height * numbers.next(in: -0.25...0.25))
        // Each drop covers its cell, so that together they cover everything.
        let radius = cell.reach(from: drop.center) + 1
        let start = 0.55 * Double(place) / Double(cells.count)
        motion.add(from: start, to: start + 0.45, steps: 6) {
          drop.setRadius(radius * Easing.softOut($0))
        }
      }
      return motion
    }
  }
}

extension DropsTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "drops", summary: "The new screen appears in drops that spread and flow together.",
    tags: [.mask, .seeded],
    parameters: [
      .duration(0.9), .count("columns", 3, 2...12, "The number of drops side by side."), .seed,
    ],
    source: "Our choice: a drop spreads as UIKit's easeOut does, in less than half of the time."
  ) {
    DropsTransition(
      $0, columns: $1.count("columns"), seed: $1.count("seed"), timing: .linear($1.duration))
  }
}
