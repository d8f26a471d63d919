// The pixels that a path certainly covers: content behind them need not be drawn, and a clip need
// not be applied. The query is for the rows of a tile, so that a gap between the edges there is the
// same from top to bottom.

import CSegueKernels

extension PathShape {
  /// The maximum number of edges of which those in a tile are searched, and of those.
  private static let maximumSearched = 256
  private static let maximumFound = 64
  /// The least width of what is searched for, as in other outlines that are not upright.
  private static let searchedWidth = 64

  /// Returns the widest rectangle of covered pixels as high as `area`; empty if none is found
  /// quickly.
  func inner(_ area: PixelRect) -> PixelRect {
    guard area.width >= Self.searchedWidth else { return .empty }
    let touched = touched(area.minY..<area.maxY)
    guard touched.count <= Self.maximumSearched, !area.isEmpty else { return .empty }
    return withUnsafeTemporaryAllocation(of: Span.self, capacity: touched.count) { spans in
      var count = 0
      let mayBeFound = touched.allSatisfy { edge in
        guard let span = Span(edge, area) else { return true }
        spans.initializeElement(at: count, to: span)
        count += 1
        return count <= Self.maximumFound && span.leaves(Self.searchedWidth, of: area)
      }
      guard mayBeFound else { return .empty }
      var found = UnsafeMutableBufferPointer(rebasing: spans[..<count])
      found.sort { $0.low < $1.low }
      return widestGap(found, area)
    }
  }

  /// Returns the widest covered gap between some edges within `area`, which are sorted by their left ends;
  /// empty if it is too narrow.
  private func widestGap(_ spans: UnsafeMutableBufferPointer<Span>, _ area: PixelRect) -> PixelRect
  {
    var (widest, reach, winding) = (PixelRect.empty, -Double.infinity, 0)
    // If all spans so far end before the next begins, no edge lies in between.
    for (index, span) in spans.enumerated() {
      reach = max(reach, span.high)
      winding += span.winding
      let next = index + 1 < spans.count ? spans[index + 1].low : Double.infinity
      guard next > reach, isInside(winding) else { continue }
      let gap = area.columns(from: reach, to: next)
      if gap.width > widest.width { widest = gap }
    }
    return widest.width < Self.searchedWidth ? .empty : widest
  }

  /// Returns whether every pixel of `area` is covered; `false` if that is not found quickly.
  func covers(_ area: PixelRect) -> Bool {
    let touched = touched(area.minY..<area.maxY)
    guard touched.count <= Self.maximumSearched, !area.isEmpty else { return false }
    let (left, right) = (Double(area.minX), Double(area.maxX))
    var winding = 0
    let isUncrossed = touched.allSatisfy { edge in
      guard let span = Span(edge, area), span.low < right else { return true }
      winding += span.winding
      return span.high <= left
    }
    return isUncrossed && isInside(winding)
  }

  private func isInside(_ winding: Int) -> Bool {
    rule == .nonZero ? winding != 0 : winding % 2 != 0
  }

  /// The columns that an edge touches within some rows.
  private struct Span {
    let low, high: Double
    /// The edge's contribution to the winding number of everything to its right, half a row down.
    let winding: Int

    init?(_ edge: segue_path_edge, _ area: PixelRect) {
      let (top, bottom) = (Double(area.minY), Double(area.maxY))
      guard edge.y0 < bottom, edge.y1 > top || edge.y0 >= top else { return nil }
      if edge.y0 == edge.y1 {
        (low, high) = (min(edge.x0, edge.x1), max(edge.x0, edge.x1))
        winding = 0
        return
      }
      let from = edge.y0 >= top ? edge.x0 : edge.x0 + (top - edge.y0) * edge.slope
      let to = edge.y1 <= bottom ? edge.x1 : edge.x0 + (bottom - edge.y0) * edge.slope
      (low, high) = (min(from, to), max(from, to))
      let middle = top + 0.5
      winding = edge.y0 <= middle && edge.y1 > middle ? Int(edge.winding) : 0
    }

    /// Returns whether as many columns of `area` are on one side.
    func leaves(_ width: Int, of area: PixelRect) -> Bool {
      low - Double(area.minX) >= Double(width) || Double(area.maxX) - high >= Double(width)
    }
  }
}

extension PixelRect {
  /// Returns the whole columns between two positions.
  fileprivate func columns(from low: Double, to high: Double) -> PixelRect {
    func whole(_ x: Double) -> Int { Int(min(max(x, Double(minX)), Double(maxX))) }
    let rect = PixelRect(
      minX: whole(low.rounded(.up)), minY: minY, maxX: whole(high.rounded(.down)), maxY: maxY)
    return rect.isEmpty ? .empty : rect
  }
}
