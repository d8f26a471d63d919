// Views in rows of equal cells. The height of a row is that of the grid, that of its cells' aspect
// ratio, or that of its highest contents.

import SegueScenes
import UIKit

/// The layout of views in rows of equal cells.
package struct GridLayout: Arranging {
  let grid: SceneGrid

  /// Returns the frames of the items in a grid of the given size.
  package func frames(of items: [LayoutItem], in size: CGSize) -> [CGRect] {
    let width = cellWidth(in: size.width)
    var top: CGFloat = 0
    return rows(items).flatMap { row in
      let height = self.height(of: row, cellWidth: width)
      defer { top += height + grid.spacing }
      return row.indices.map { column in
        CGRect(
          x: CGFloat(column - row.startIndex) * (width + grid.spacing), y: top, width: width,
          height: height)
      }
    }
  }

  /// Returns one side of the size that the items need, at most `limit`.
  package func length(
    along axis: NSLayoutConstraint.Axis, of items: [LayoutItem], within limit: CGSize
  ) -> CGFloat {
    let width = limit.width >= LayoutItem.unlimited ? natural(items, within: limit) : limit.width
    guard axis == .vertical else { return width }
    let heights = rows(items).map { height(of: $0, cellWidth: cellWidth(in: width)) }
    let gaps = CGFloat(grid.spacing) * CGFloat(max(0, heights.count - 1))
    return heights.reduce(gaps) { $0 + $1 }
  }

  /// Returns the width at which each cell is as wide as the widest contents.
  private func natural(_ items: [LayoutItem], within limit: CGSize) -> CGFloat {
    let widest = items.map { $0.contentLength(.horizontal, limit) }.max() ?? 0
    let columns = CGFloat(grid.columns)
    return widest * columns + grid.spacing * (columns - 1)
  }

  private func cellWidth(in width: CGFloat) -> CGFloat {
    max(0, (width - grid.spacing * CGFloat(grid.columns - 1)) / CGFloat(grid.columns))
  }

  private func rows(_ items: [LayoutItem]) -> [ArraySlice<LayoutItem>] {
    stride(from: 0, to: items.count, by: max(1, grid.columns)).map {
      items[$0..<min($0 + grid.columns, items.count)]
    }
  }

  private func height(of row: ArraySlice<LayoutItem>, cellWidth: CGFloat) -> CGFloat {
    if let height = grid.rowHeight { return height }
    if let aspect = grid.aspect { return cellWidth / aspect }
    let limit = CGSize(width: cellWidth, height: LayoutItem.unlimited)
    return row.map { item in
      item.length(
        along: .vertical, width: cellWidth, height: item.fixed(item.placement.height, of: 0),
        within: limit)
    }.max() ?? 0
  }
}
