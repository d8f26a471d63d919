import UIKit

/// A transition in which the old screen bursts into tiles that fly apart. On the way back they fly
/// together.
public final class ExplodeTransition: ScreenTransition {
  private let columns: Int
  private let seed: Int

  /// Creates a transition with `columns` columns of roughly square tiles, whose ways depend on `seed`.
  public init(
    _ direction: TransitionDirection, columns: Int = 7, seed: Int = 1,
    timing: MotionTiming = .linear(0.9)
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
    let (bounds, middle) = (lower.bounds, lower.bounds.middle)
    let reach = bounds.reach(from: middle)
    var numbers = SeededNumbers(seed: seed)
    let cells = bounds.cells(columns: columns, rows: bounds.squareRows(columns: columns))
    for cell in cells.sorted(by: { $0.distance(to: middle) > $1.distance(to: middle) }) {
      guard let tile = stage.cut(cell, of: lower) else { continue }
      // The blast runs from the center outward, and throws what is near it the farthest.
      let distance = cell.distance(to: middle)
      let start = 0.25 * Double(distance / reach)
      let force = (1.15 - 0.4 * distance / reach) * reach * numbers.next(in: 0.9...1.3)
      let aside = numbers.next(in: -0.35...0.35)
      let away = cell.direction(from: middle)
      let way = CGVector(
        dx: (away.dx - away.dy * aside) * force, dy: (away.dy + away.dx * aside) * force)
      let turn = numbers.next(in: -2.4...2.4)
      let shade = stage.addDarkness(to: tile)
      let darkness = numbers.next(in: 0.05...0.4)
      let size = numbers.next(in: 0.25...1.5)
      stage.motion.add(from: start, to: start + 0.75, steps: 12) { position in
        let flown = position * (0.25 + position * (1.9 - 1.15 * position))
        shade.alpha = darkness * min(1, 3 * flown)
        tile.transform = CGAffineTransform(translationX: way.dx * flown, y: way.dy * flown)
          .rotated(by: turn * flown).scaledBy(x: 1 + (size - 1) * flown, y: 1 + (size - 1) * flown)
      }
      stage.motion.add(from: start + 0.35, to: start + 0.75) { tile.alpha = 1 - $0 }
    }
    return stage.animations()
  }
}

extension CGRect {
  /// Returns the direction of the center from `point`, a vector of length 1; upward at the point
  /// itself, so that a piece there leaves, too.
  func direction(from point: CGPoint) -> CGVector {
    let distance = distance(to: point)
    guard distance >= 1 else { return CGVector(dx: 0, dy: -1) }
    return CGVector(dx: (midX - point.x) / distance, dy: (midY - point.y) / distance)
  }

  /// Returns the distance of the center from `point`.
  func distance(to point: CGPoint) -> CGFloat {
    let (x, y) = (midX - point.x, midY - point.y)
    return (x * x + y * y).squareRoot()
  }
}

extension ExplodeTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "explode", summary: "The old screen bursts into tiles that fly apart.",
    tags: [.pieces, .seeded],
    parameters: [
      .duration(0.9), .count("columns", 7, 2...16, "The number of tiles side by side."), .seed,
    ],
    source: "Our choice: the blast reaches the corners after a quarter of the time."
  ) {
    ExplodeTransition(
      $0, columns: $1.count("columns"), seed: $1.count("seed"), timing: .linear($1.duration))
  }
}
