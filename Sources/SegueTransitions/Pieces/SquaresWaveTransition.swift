import UIKit

/// A transition in which the new screen grows in squares, in a wave from one corner to the opposite one.
public final class SquaresWaveTransition: ScreenTransition {
  private let corner: ScreenCorner
  private let columns: Int

  /// Creates a transition with `columns` columns of squares; the wave starts at `corner`.
  public init(
    _ direction: TransitionDirection, corner: ScreenCorner = .bottomTrailing, columns: Int = 8,
    timing: MotionTiming = .linear(0.8)
  ) {
    (self.corner, self.columns) = (corner, columns)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    let fractions = screens.fractions(corner)
    return screens.reveal(direction) { mask in
      let rows = mask.bounds.squareRows(columns: columns)
      var motion = MotionSequence(direction)
      for cell in mask.bounds.cells(columns: columns, rows: rows) {
        let square = mask.addOpening(cell)
        let start = 0.55 * Double(mask.bounds.wave(cell, from: fractions))
        motion.add(from: start, to: start + 0.45, steps: 6) { position in
          let size = Easing.softOut(position)
          square.bounds.size = CGSize(width: cell.width * size, height: cell.height * size)
        }
      }
      return motion
    }
  }
}

extension SquaresWaveTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "squaresWave", summary: "The new screen grows in squares, in a wave across the screen.",
    tags: [.pieces, .mask],
    parameters: [
      .duration(0.8), .corner(.bottomTrailing, "The corner at which the wave starts."),
      .count("columns", 8, 2...20, "The number of squares side by side."),
    ],
    source: "Our choice: about half of the squares grow at the same time."
  ) {
    SquaresWaveTransition(
      $0, corner: $1.corner, columns: $1.count("columns"), timing: .linear($1.duration))
  }
}
