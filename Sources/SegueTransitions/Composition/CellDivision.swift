import UIKit

/// How a screen is divided into cells.
package enum CellDivision: Sendable, Hashable {
  /// Columns and rows.
  case grid(columns: Int, rows: Int)
  /// Columns, with the number of rows that makes the cells closest to squares.
  case squares(columns: Int)
  /// Strips one behind the other in the direction of the motion.
  case along(Int)
  /// Strips side by side, each as long as the way.
  case across(Int)

  /// Returns the cells of a rectangle, on whole points.
  /// - Parameter vector: The direction of the motion, left, right, up or down.
  package func cells(of bounds: CGRect, toward vector: CGVector) -> CellGrid {
    let isVertical = vector.dy != 0
    let (columns, rows) =
      switch self {
      case .grid(let columns, let rows): (columns, rows)
      case .squares(let columns): (columns, bounds.squareRows(columns: columns))
      case .along(let count): isVertical ? (1, count) : (count, 1)
      case .across(let count): isVertical ? (count, 1) : (1, count)
      }
    var places = bounds.cells(columns: columns, rows: rows)
    if case .along = self, vector.dx < 0 {
      // On whole points, strips differ by a point: the mirror image has them in reverse order.
      places = places.map { $0.offsetBy(dx: bounds.maxX - $0.minX - $0.maxX, dy: 0) }
    }
    return CellGrid(places: places, columns: columns, rows: rows)
  }
}

/// The cells of a rectangle.
package struct CellGrid {
  /// The places of the cells, row by row.
  package let places: [CGRect]
  /// The number of columns and of rows.
  package let columns, rows: Int
}
