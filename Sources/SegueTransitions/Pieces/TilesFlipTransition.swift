import UIKit

/// A transition in which the screen consists of tiles that turn over in a wave, with the new screen on
/// their backs.
public final class TilesFlipTransition: ScreenTransition {
  private let corner: ScreenCorner
  private let columns: Int
  private let background: UIColor

  /// Creates a transition with `columns` columns of tiles; the wave starts at `corner`.
  public init(
    _ direction: TransitionDirection, corner: ScreenCorner = .topLeading, columns: Int = 5,
    background: UIColor = UIColor(white: 0.11, alpha: 1), timing: MotionTiming = .linear(1)
  ) {
    (self.corner, self.columns, self.background) = (corner, columns, background)
    super.init(direction, timing: timing)
  }

  override func animations(for screens: TransitionScreens) -> ScreenAnimations {
    var stage = PieceStage(screens, direction)
    guard let lower = screens.base(direction), let upper = screens.detail(direction) else {
      return stage.replaced(by: reducedAnimations(for: screens))
    }
    stage.view.backgroundColor = background
    let rows = lower.bounds.squareRows(columns: columns)
    let pairs = zip(
      lower.bounds.cells(columns: columns, rows: rows),
      upper.bounds.cells(columns: columns, rows: rows))
    let fractions = screens.fractions(corner)
    for (front, back) in pairs {
      guard let tile = TurningTile(stage, front, of: lower, back, of: upper) else { continue }
      let start = 0.65 * Double(lower.bounds.wave(front, from: fractions))
      tile.add(to: &stage.motion, from: start, to: start + 0.35)
    }
    return stage.animations()
  }
}

extension CGRect {
  /// Returns the distance of a cell's center from a corner along the diagonal, from 0 to 1.
  func wave(_ cell: CGRect, from corner: CGPoint) -> CGFloat {
    let x = abs(cell.midX - minX - corner.x * width)
    let y = abs(cell.midY - minY - corner.y * height)
    return (x + y) / (width + height)
  }
}

extension TilesFlipTransition {
  /// The entry in the catalogue.
  nonisolated static let entry = TransitionCatalogEntry(
    name: "tilesFlip", summary: "Tiles turn over in a wave, with the new screen on their backs.",
    tags: [.pieces, .depth],
    parameters: [
      .duration(1), .corner(.topLeading, "The corner at which the wave starts."),
      .count("columns", 5, 1...14, "The number of tiles side by side."),
      .color("background", "#1C1C1E", "The color behind the tiles."),
    ],
    source: "Our choice: a tile turns for a third of the time, and is seen from afar."
  ) {
    TilesFlipTransition(
      $0, corner: $1.corner, columns: $1.count("columns"), background: $1.color("background"),
      timing: .linear($1.duration))
  }
}
