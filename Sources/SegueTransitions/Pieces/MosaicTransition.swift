import UIKit

/// A transition in which the new screen appears in small squares, in a random order, each of which fades
/// in.
public final class MosaicTransition: ScreenTransition {
  private let columns: Int
  private let seed: Int

  /// Creates a transition with `columns` columns of squares, in an order that depends on `seed`.
  public init(
    _ direction: TransitionDirection, columns: Int = 10, seed: Int = 1,
    timing: MotionTiming = .linear(0.8)
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
        let square = mask.addOpening(cell)
        let start = 0.7 * Double(place) / Double(cells.count)
        motion.add(from: start, to: start + 0.3) { square.alpha = $0 }
      }
      return motion
    }
  }
}

extension MosaicTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "mosaic", summary: "The new screen appears in small squares, in a random order.",
    tags: [.pieces, .seeded],
    parameters: [
      .duration(0.8), .count("columns", 10, 2...20, "The number of squares side by side."), .seed,
    ],
    source: "Our choice: ten squares side by side, as randomsquares in gl-transitions has."
  ) {
    MosaicTransition(
      $0, columns: $1.count("columns"), seed: $1.count("seed"), timing: .linear($1.duration))
  }
}
