// Second stage: how much of each pixel a convex outline covers, by exact area, one row at a time.
//
// The area of a pixel to the right of an edge has a closed form, so no pixel depends on the one
// before it; the covered area is what lies right of the left edges less what lies right of the
// right ones. Doubles with + − × ÷ only: the same on every machine.
// Rounding rule: coverage = ⌊255 · area + ½⌋.

/// The columns of one row that an outline touches.
package struct CoverageRow: Hashable, Sendable {
  /// Columns `start..<end` are touched; all of `fullStart..<fullEnd` are fully covered. For the
  /// rest, the mask holds the coverage. Always start ≤ fullStart ≤ fullEnd ≤ end.
  package var start, fullStart, fullEnd, end: Int

  static let empty = CoverageRow(start: 0, fullStart: 0, fullEnd: 0, end: 0)
  var isEmpty: Bool { start >= end }
}

/// Finds the coverage of one outline, row by row, within some columns.
package struct Coverage {
  private struct Edge {
    var x0, y0, x1, y1, slope: Double
    var isLeft: Bool
  }

  /// The part of an edge inside a row: it runs from `low` to `high` over `height` of the row.
  private struct Segment {
    var low, high, height: Double

    /// The part of a pixel row's unit strip that lies right of the segment and left of `x`.
    @inline(__always)
    func area(leftOf x: Double) -> Double {
      if x <= low { return 0 }
      if x >= high { return height * (x - (low + high) / 2) }
      return height * (x - low) * (x - low) / (2 * (high - low))
    }

    @inline(__always)
    func area(ofPixel x: Double) -> Double { area(leftOf: x + 1) - area(leftOf: x) }
  }

  private var edges: [Edge] = []
  private var lefts: [Segment] = []
  private var rights: [Segment] = []
  private let columns: Range<Int>

  /// Prepares rows `rows`, columns `columns` of `outline`.
  package init(_ outline: Outline, columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    let vertices = outline.vertices
    var previous = vertices[vertices.count - 1]
    for vertex in vertices {
      defer { previous = vertex }
      let (top, bottom) = previous.y < vertex.y ? (previous, vertex) : (vertex, previous)
      guard top.y < bottom.y, bottom.y > Double(rows.lowerBound), top.y < Double(rows.upperBound)
      else { continue }
      edges.append(
        Edge(
          x0: top.x, y0: top.y, x1: bottom.x, y1: bottom.y,
          slope: (bottom.x - top.x) / (bottom.y - top.y), isLeft: vertex.y < previous.y))
    }
  }

  /// The coverage of row `y`; writes the partly covered columns into `mask`, whose first element is
  /// the first column of those prepared.
  package mutating func row(_ y: Int, mask: UnsafeMutablePointer<UInt8>) -> CoverageRow {
    collectSegments(y)
    guard !lefts.isEmpty, !rights.isEmpty else { return .empty }
    let left = extent(lefts)
    let right = extent(rights)
    let height = lefts.reduce(0) { $0 + $1.height }
    let start = column(left.low.rounded(.down))
    let end = column(right.high.rounded(.up))
    guard start < end else { return .empty }
    let innerStart = min(max(column(left.high.rounded(.up)), start), end)
    let innerEnd = min(max(column(right.low.rounded(.down)), innerStart), end)
    write(start..<innerStart, mask)
    write(innerEnd..<end, mask)
    if height == 1 {
      return CoverageRow(start: start, fullStart: innerStart, fullEnd: innerEnd, end: end)
    }
    let inner = Self.byte(height)
    for x in innerStart..<innerEnd { mask[x - columns.lowerBound] = inner }
    return CoverageRow(start: start, fullStart: end, fullEnd: end, end: end)
  }

  private mutating func collectSegments(_ y: Int) {
    lefts.removeAll(keepingCapacity: true)
    rights.removeAll(keepingCapacity: true)
    let (top, bottom) = (Double(y), Double(y) + 1)
    for edge in edges where edge.y0 < bottom && edge.y1 > top {
      let from = max(edge.y0, top)
      let to = min(edge.y1, bottom)
      let x0 = from == edge.y0 ? edge.x0 : edge.x0 + (from - edge.y0) * edge.slope
      let x1 = to == edge.y1 ? edge.x1 : edge.x0 + (to - edge.y0) * edge.slope
      let segment = Segment(low: min(x0, x1), high: max(x0, x1), height: to - from)
      if edge.isLeft { lefts.append(segment) } else { rights.append(segment) }
    }
  }

  private func extent(_ segments: [Segment]) -> (low: Double, high: Double) {
    segments.dropFirst().reduce((segments[0].low, segments[0].high)) {
      (min($0.0, $1.low), max($0.1, $1.high))
    }
  }

  /// `x` as one of the columns or the one after the last.
  private func column(_ x: Double) -> Int {
    Int(min(max(x, Double(columns.lowerBound)), Double(columns.upperBound)))
  }

  private func write(_ range: Range<Int>, _ mask: UnsafeMutablePointer<UInt8>) {
    for x in range {
      var area = 0.0
      for segment in lefts { area += segment.area(ofPixel: Double(x)) }
      for segment in rights { area -= segment.area(ofPixel: Double(x)) }
      mask[x - columns.lowerBound] = Self.byte(area)
    }
  }

  private static func byte(_ area: Double) -> UInt8 {
    UInt8(min(max((area * 255 + 0.5).rounded(.down), 0), 255))
  }
}
