// Rows through which only upright edges pass, as between the upper and the lower edge of an upright
// rectangle, or of a plane that turns about an upright axis. Every row is like the one above it, so
// its coverage is computed once per tile.

import CSegueKernels

/// The coverage of one row, of which a few pixels at both ends are covered in part.
struct EvenRow {
  private let row: CoverageRow
  /// The coverage of up to two pixels before and after the fully covered ones.
  private let bytes: SIMD4<UInt8>

  /// The largest number of pixels covered in part at one end.
  private static let widest = 2

  /// Keeps `row`, whose coverage is in `mask`, which begins at the column `first`; `nil` if more
  /// pixels are covered in part than can be kept.
  init?(_ row: CoverageRow, mask: UnsafePointer<UInt8>, from first: Int) {
    guard row.before.count <= Self.widest, row.after.count <= Self.widest else { return nil }
    self.row = row
    var bytes = SIMD4<UInt8>()
    for (index, x) in row.before.enumerated() { bytes[index] = mask[x - first] }
    for (index, x) in row.after.enumerated() { bytes[Self.widest + index] = mask[x - first] }
    self.bytes = bytes
  }

  /// Writes the coverage to `mask`, which begins at the column `first`, and returns the row.
  func write(to mask: UnsafeMutablePointer<UInt8>, from first: Int) -> CoverageRow {
    for (index, x) in row.before.enumerated() { mask[x - first] = bytes[index] }
    for (index, x) in row.after.enumerated() { mask[x - first] = bytes[Self.widest + index] }
    return row
  }
}

extension Outline {
  /// The largest number of edges that are examined.
  private static let mostEdges = 8

  /// Returns which of `rows` have the same coverage, because only upright edges pass through them.
  func evenRows(in rows: Range<Int>) -> Range<Int> {
    let none = rows.lowerBound..<rows.lowerBound
    let edges = form.edges
    guard edges.count <= Self.mostEdges else { return none }
    var first = max(minY.rounded(.up), Double(rows.lowerBound))
    var end = min(maxY.rounded(.down), Double(rows.upperBound))
    for edge in edges where edge.x0 != edge.x1 {
      let (top, bottom) = (edge.y0 + Double(y), edge.y1 + Double(y))
      if bottom <= first || top >= end { continue }
      if bottom - first < end - top {
        first = bottom.rounded(.up)
      } else {
        end = top.rounded(.down)
      }
    }
    return first < end ? Int(first)..<Int(end) : none
  }
}

extension segue_convex {
  /// Returns whether only upright edges pass through all of `rows`, or none does.
  func isEven(in rows: Range<Int>) -> Bool {
    let (first, end) = (Double(rows.lowerBound - Int(y)), Double(rows.upperBound - Int(y)))
    if bottom <= first || top >= end { return true }
    guard top <= first, bottom >= end, let edges else { return false }
    return (0..<Int(count)).allSatisfy { index in
      let edge = edges[index]
      return edge.y1 <= first || edge.y0 >= end || edge.x0 == edge.x1
    }
  }
}

extension segue_front {
  /// Returns whether the pixels that are drawn are the same in all of `rows`.
  func isEven(in rows: Range<Int>) -> Bool {
    let (first, end) = (Int64(rows.lowerBound), Int64(rows.upperBound))
    return (min_y <= first && max_y >= end) || min_y >= end || max_y <= first
  }
}
