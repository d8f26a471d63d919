import UIKit

/// When each of several pieces sets out. All take the same time, and the last arrives at the end.
package struct PieceStagger: Sendable, Hashable {
  /// The order in which pieces set out.
  package enum Order: String, Sendable, Hashable, CaseIterable {
    /// As lines of text are read: row by row, from the leading edge; or the other way round.
    case forward, reverse
    /// From the center outward, or from the corners inward.
    case center, edges
    /// First the cells of one color of a checkerboard, then the others.
    case checker
    /// In an order that depends on the seed.
    case random
    /// In a wave from a corner to the opposite one.
    case wave
  }

  /// The start of the last piece, as a fraction of the whole, from 0 to less than 1.
  package var amount: Double
  /// The order.
  package var order: Order
  /// The corner at which a wave starts.
  package var corner: ScreenCorner
  /// The seed of a random order.
  package var seed: Int

  /// Creates a stagger. With the amount 0, all pieces move at the same time.
  package init(
    _ amount: Double = 0, order: Order = .forward, corner: ScreenCorner = .topLeading, seed: Int = 1
  ) {
    (self.amount, self.order, self.corner, self.seed) = (amount, order, corner, seed)
  }

  /// The time that each piece takes, as a fraction of the whole.
  package var duration: Double { 1 - amount }

  /// Returns the starts of cells, as fractions of the whole.
  package func starts(_ grid: CellGrid, in bounds: CGRect, isRightToLeft: Bool) -> [Double] {
    var numbers = SeededNumbers(seed: seed)
    let random = order == .random ? numbers.order(grid.places.count) : []
    let corner = corner.fractions(isRightToLeft: isRightToLeft)
    return grid.places.enumerated().map { index, place in
      let (row, column) = (index / grid.columns, index % grid.columns)
      let last = Double(max(grid.places.count - 1, 1))
      let read = isRightToLeft ? row * grid.columns + grid.columns - 1 - column : index
      switch order {
      case .forward: return amount * Double(read) / last
      case .reverse: return amount * (1 - Double(read) / last)
      case .center: return amount * Self.distance(place, in: bounds)
      case .edges: return amount * (1 - Self.distance(place, in: bounds))
      case .checker: return (row + column).isMultiple(of: 2) ? 0 : amount
      case .random: return amount * Double(random[index]) / Double(grid.places.count)
      case .wave: return amount * Double(bounds.wave(place, from: corner))
      }
    }
  }

  /// Returns the starts of `count` pieces that have an order and no places.
  package func starts(_ count: Int) -> [Double] {
    let places = (0..<count).map { CGRect(x: 0, y: $0, width: 1, height: 1) }
    return starts(
      CellGrid(places: places, columns: 1, rows: count),
      in: CGRect(x: 0, y: 0, width: 1, height: count), isRightToLeft: false)
  }

  /// Returns the distance of a cell from the center, from 0 to 1.
  private static func distance(_ place: CGRect, in bounds: CGRect) -> Double {
    Double(place.distance(to: bounds.middle) / max(bounds.reach(from: bounds.middle), 1))
  }
}
