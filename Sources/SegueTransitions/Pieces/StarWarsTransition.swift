import UIKit

/// A transition in which the old screen crumbles into many small squares, which are thrown up a little
/// and fall.
public final class StarWarsTransition: ScreenTransition {
  private let columns: Int
  private let seed: Int

  /// Creates a transition with `columns` columns of squares, whose ways depend on `seed`.
  public init(
    _ direction: TransitionDirection, columns: Int = 10, seed: Int = 1,
    timing: MotionTiming = .linear(1.2)
  ) {
    (self.columns, self.seed) = (columns, seed)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    guard let lower = screens.base(direction) else {
      return stage.replaced(by: reducedAnimations(for: screens))
    }
    let bounds = lower.bounds
    var numbers = SeededNumbers(seed: seed)
    // The lower ones begin to fall first, and lie in front of those that fall past them.
    for cell in bounds.cells(columns: columns, rows: bounds.squareRows(columns: columns)) {
      guard let square = stage.cut(cell, of: lower) else { continue }
      let height = Double((bounds.maxY - cell.midY) / bounds.height)
      let start = 0.3 * height + numbers.next(in: 0...0.15)
      let side = numbers.next(in: -0.9...0.9) * cell.width * 2.4
      let rise = numbers.next(in: 0.2...1) * cell.height * 1.6
      let turn = numbers.next(in: -3...3)
      let shade = stage.addDarkness(to: square)
      let darkness = numbers.next(in: 0.05...0.4)
      let fall = bounds.maxY - cell.minY + cell.height + rise
      stage.motion.add(from: start, to: start + 0.55, steps: 10) { position in
        let down = fall * position * position - rise * position * (2 - position)
        shade.alpha = darkness * min(1, 3 * position)
        square.transform = CGAffineTransform(translationX: side * position, y: down)
          .rotated(by: turn * position * position)
          .scaledBy(x: 1 - 0.35 * position, y: 1 - 0.35 * position)
      }
    }
    return stage.animations()
  }
}

extension StarWarsTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "starWars", summary: "The old screen crumbles into small squares that fall.",
    tags: [.pieces, .seeded],
    parameters: [
      .duration(1.2), .count("columns", 10, 4...20, "The number of squares side by side."), .seed,
    ],
    source:
      "Our choice, after the well-known crumbling screens: squares of 40 points, even gravity."
  ) {
    StarWarsTransition(
      $0, columns: $1.count("columns"), seed: $1.count("seed"), timing: .linear($1.duration))
  }
}
