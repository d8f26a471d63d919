// The columns that a shape touches in a few rows: of a slanted strip they are far fewer than in all of
// its rows together.

import CSegueKernels

extension Shape {
  /// The maximum number of edges of a path that are searched.
  private static let searchedEdges = 256
  /// The least width of a path's area that is searched.
  private static let searchedWidth = 128

  /// Returns a part of `area` that contains all of its pixels that the shape touches.
  func touched(_ area: PixelRect) -> PixelRect {
    if area.isEmpty { return area }
    switch self {
    case .convex(let outline): return outline.touched(area)
    case .crisp(let outline): return outline.hard.touched(area)
    case .distance(let outline): return outline.rectangle.hard.touched(area)
    case .path(let path)
    where path.edges.count <= Self.searchedEdges && area.width >= Self.searchedWidth:
      return path.touched(area)
    case .gradient(let mask): return mask.touched(area)
    case .mask(let mask): return mask.touched(area)
    case .path, .glyphs, .pending: return area
    }
  }
}

extension Outline {
  /// Returns a part of `area` that contains all of its pixels that the outline touches.
  func touched(_ area: PixelRect) -> PixelRect {
    form.touched(area.moved(-x, -y)).moved(x, y)
  }
}

extension OutlineForm {
  fileprivate func touched(_ area: PixelRect) -> PixelRect {
    var reach = ColumnReach(in: area)
    if Double(area.minY) <= box.minY, Double(area.maxY) >= box.maxY {
      reach.take(box.minX, box.minY, box.minX, box.maxY, slope: 0)
      reach.take(box.maxX, box.minY, box.maxX, box.maxY, slope: 0)
      return reach.area
    }
    for edge in edges[firstEdge(from: Double(area.minY))...] {
      if edge.y0 > Double(area.maxY) { break }
      guard reach.touches(edge.y0, edge.y1) else { continue }
      reach.take(edge.x0, edge.y0, edge.x1, edge.y1, slope: edge.slope)
    }
    return reach.area
  }
}

extension PathShape {
  /// Returns a part of `area` that contains all of its pixels that the path touches.
  fileprivate func touched(_ area: PixelRect) -> PixelRect {
    var reach = ColumnReach(in: area)
    for edge in edges where reach.touches(edge.y0, edge.y1) {
      reach.take(edge.x0, edge.y0, edge.x1, edge.y1, slope: edge.slope)
    }
    return reach.area
  }
}

/// The columns between the outermost points of edges within some rows. A shape is where its edges
/// are, or between them.
private struct ColumnReach {
  private let whole: PixelRect
  private let top, bottom: Double
  private var low = Double.infinity
  private var high = -Double.infinity

  init(in area: PixelRect) {
    (whole, top, bottom) = (area, Double(area.minY), Double(area.maxY))
  }

  func touches(_ upper: Double, _ lower: Double) -> Bool { upper <= bottom && lower >= top }

  /// Adds the part of an edge that lies within the rows.
  mutating func take(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, slope: Double) {
    let first = y0 < top ? x0 + (top - y0) * slope : x0
    let last = y1 > bottom ? x0 + (bottom - y0) * slope : x1
    (low, high) = (min(low, first, last), max(high, first, last))
  }

  /// The rows with these columns, and one more on each side for the rounding of the intersections.
  var area: PixelRect {
    guard low <= high else { return .empty }
    func column(_ x: Double) -> Int { Int(min(max(x, Double(whole.minX)), Double(whole.maxX))) }
    let rect = PixelRect(
      minX: column(low.rounded(.down) - 1), minY: whole.minY,
      maxX: column(high.rounded(.up) + 1), maxY: whole.maxY)
    return rect.isEmpty ? .empty : rect
  }
}
