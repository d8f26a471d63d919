// The areas that overlap a rectangle, found by a grid of cells if there are many.

import SeguePixels

/// A set of rectangles, numbered in order.
struct AreaSearch {
  private let bounds: [PixelRect]
  private let all: PixelRect
  private let side: Int
  private let across: Int
  /// For each cell, the rectangles that overlap it. Empty if there are only few rectangles.
  private var cells: [[Int32]] = []
  /// The rectangles that overlap so many cells that they are not in any.
  private var large: [Int32] = []

  private static let fewest = 48
  private static let smallestSide = 64
  private static let cellsAcross = 64
  private static let mostCells = 9

  /// Creates the set of `bounds`.
  init(_ bounds: [PixelRect]) {
    self.bounds = bounds
    let all = bounds.reduce(PixelRect.empty) { $0.union($1) }
    self.all = all
    let longest = max(all.width, all.height)
    let side = max(Self.smallestSide, (longest + Self.cellsAcross - 1) / Self.cellsAcross)
    (self.side, across) = (side, max(1, (all.width + side - 1) / side))
    guard bounds.count > Self.fewest else { return }
    cells = Array(repeating: [], count: across * max(1, (all.height + side - 1) / side))
    for (index, rect) in bounds.enumerated() {
      guard let (columns, rows) = overlapped(rect) else { continue }
      if columns.count * rows.count > Self.mostCells {
        large.append(Int32(index))
      } else {
        for row in rows {
          for column in columns { cells[row * across + column].append(Int32(index)) }
        }
      }
    }
  }

  /// Calls `body` with the numbers, from `first` on, of the rectangles that overlap `rect`, in
  /// order.
  /// - Returns: The number of rectangles that were compared.
  func forEach(from first: Int, touching rect: PixelRect, _ body: (Int) -> Void) -> Int {
    guard first < bounds.count, let (columns, rows) = overlapped(rect) else { return 1 }
    if cells.isEmpty || columns.count * rows.count > Self.cellsAcross {
      for index in first..<bounds.count where !bounds[index].intersection(rect).isEmpty {
        body(index)
      }
      return bounds.count - first
    }
    var (found, compared) = ([Int](), large.count)
    func compare(_ number: Int32) {
      let index = Int(number)
      if index >= first, !bounds[index].intersection(rect).isEmpty { found.append(index) }
    }
    large.forEach(compare)
    for row in rows {
      for column in columns {
        let cell = cells[row * across + column]
        compared += cell.count
        cell.forEach(compare)
      }
    }
    found.sort()
    var last = -1
    for index in found where index != last {
      body(index)
      last = index
    }
    return compared + 1
  }

  /// Returns the cells that `rect` overlaps; `nil` if there are none.
  private func overlapped(_ rect: PixelRect) -> (columns: Range<Int>, rows: Range<Int>)? {
    let rect = rect.intersection(all)
    if rect.isEmpty { return nil }
    let (left, top) = (rect.minX - all.minX, rect.minY - all.minY)
    let (right, bottom) = (rect.maxX - all.minX - 1, rect.maxY - all.minY - 1)
    return (left / side..<right / side + 1, top / side..<bottom / side + 1)
  }
}
