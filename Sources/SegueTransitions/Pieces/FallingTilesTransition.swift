import UIKit

/// A transition in which the old screen consists of tiles that come loose, swing from a corner and drop.
public final class FallingTilesTransition: ScreenTransition {
  private let columns: Int
  private let seed: Int

  /// Creates a transition with `columns` columns of tiles, which come loose in an order that depends on
  /// `seed`.
  public init(
    _ direction: TransitionDirection, columns: Int = 4, seed: Int = 1,
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
    stage.dimBelow()
    let bounds = lower.bounds
    var numbers = SeededNumbers(seed: seed)
    let cells = bounds.cells(columns: columns, rows: bounds.squareRows(columns: columns))
    for (place, cell) in zip(numbers.order(cells.count), cells) {
      guard let tile = stage.cut(cell, of: lower) else { continue }
      let isLeft = numbers.next().isMultiple(of: 2)
      let swing = numbers.next(in: 0.3...0.6) * (isLeft ? 1 : -1)
      let start = 0.45 * Double(place) / Double(cells.count)
      let shade = stage.addDarkness(to: tile)
      let darkness = numbers.next(in: 0.05...0.4)
      let fall = bounds.maxY - cell.minY + 1.5 * cell.height
      // The tile hangs from one of its upper corners.
      tile.layer.anchorPoint = CGPoint(x: isLeft ? 0 : 1, y: 0)
      tile.center = CGPoint(x: isLeft ? cell.minX : cell.maxX, y: cell.minY)
      stage.motion.add(from: start, to: start + 0.55, steps: 14) { position in
        let hanging = min(1, position / 0.4)
        let falling = max(0, position - 0.3) / 0.7
        shade.alpha = darkness * hanging
        tile.transform = CGAffineTransform(translationX: 0, y: fall * Easing.in(falling))
          .rotated(by: swing * (Easing.inOut(hanging) + falling * 0.9))
      }
    }
    return stage.animations()
  }
}

extension FallingTilesTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "fallingTiles", summary: "Tiles of the old screen come loose, swing and drop.",
    tags: [.pieces, .seeded],
    parameters: [
      .duration(1.2), .count("columns", 4, 2...10, "The number of tiles side by side."), .seed,
    ],
    source: "Our choice: a tile swings for two fifths of its time, and falls with even gravity."
  ) {
    FallingTilesTransition(
      $0, columns: $1.count("columns"), seed: $1.count("seed"), timing: .linear($1.duration))
  }
}
