// The opaque areas in front of an outline whose edges pass through the same pixels. In those pixels
// the coverage of the outline is not its part of the pixel, but its part of what is visible of the
// pixel (edges.c), so that nothing behind two outlines shows where they meet.

import CSegueKernels
import SeguePixels

/// An opaque area in front: what some outlines have in common, within some pixels.
struct OpaqueFront: Sendable {
  /// The outline of what is drawn, and those of the groups that clip it.
  let outlines: [Outline]
  /// The pixels that are drawn.
  let bounds: PixelRect
}

/// The areas in front of one outline that share pixels with its edges.
final class SharedEdges: Sendable {
  /// The pixels in which any of the areas may lie.
  private let bounds: PixelRect
  private let fronts: [OpaqueFront]
  private let clips: [Outline]
  /// The outlines of clips and areas, which `fronts` and `clips` keep alive, and the areas.
  nonisolated(unsafe) private let convexes: UnsafeMutableBufferPointer<segue_convex>
  nonisolated(unsafe) private let areas: UnsafeMutableBufferPointer<segue_front>

  /// The maximum number of areas in front of one outline that are considered. In one pixel it is
  /// `SEGUE_MOST_FRONTS`.
  static let maximumFronts = 1024

  /// Creates the relation to `fronts` for an outline that is clipped by `clips`.
  init(fronts: [OpaqueFront], clips: [Outline]) {
    (self.fronts, self.clips) = (fronts, clips)
    bounds = fronts.reduce(PixelRect.empty) { $0.union($1.bounds) }
    let all = clips + fronts.flatMap(\.outlines)
    convexes = .allocate(capacity: max(all.count, 1))
    _ = convexes.initialize(from: all.map(\.convex))
    areas = .allocate(capacity: max(fronts.count, 1))
    var next = clips.count
    for (index, front) in fronts.enumerated() {
      let box = front.bounds
      areas.initializeElement(
        at: index,
        to: segue_front(
          outlines: convexes.baseAddress! + next, count: front.outlines.count,
          min_x: Int64(box.minX), min_y: Int64(box.minY), max_x: Int64(box.maxX),
          max_y: Int64(box.maxY)))
      next += front.outlines.count
    }
  }

  deinit {
    convexes.deallocate()
    areas.deallocate()
  }

  /// Returns whether any of the areas may touch the given pixels.
  func touches(columns: Range<Int>, rows: Range<Int>) -> Bool {
    bounds.minX < columns.upperBound && bounds.maxX > columns.lowerBound
      && bounds.minY < rows.upperBound && bounds.maxY > rows.lowerBound
  }

  /// Returns whether the areas are the same in all of `rows`.
  func areEven(in rows: Range<Int>) -> Bool {
    convexes.allSatisfy { $0.isEven(in: rows) } && areas.allSatisfy { $0.isEven(in: rows) }
  }

  /// Replaces the coverage by `outline` of some columns of row `y`. `mask` begins at the first.
  func coverVisible(
    _ outline: Outline, _ y: Int, _ columns: Range<Int>, _ mask: UnsafeMutablePointer<UInt8>
  ) {
    guard !columns.isEmpty, var shared = relation(outline) else { return }
    segue_cover_visible(
      &shared, Int64(y), Int64(columns.lowerBound), Int64(columns.upperBound), mask)
  }

  /// Returns the rows in which the coverage by `outline` may have to be replaced.
  func rows(of outline: Outline, in rows: Range<Int>) -> SharedRows {
    guard var shared = relation(outline) else { return SharedRows(first: 0, step: 1, bits: 0) }
    let step = max(1, (rows.count + 63) / 64)
    let bits = segue_shared_rows(
      &shared, Int64(rows.lowerBound), Int64(rows.upperBound), Int64(step))
    return SharedRows(first: rows.lowerBound, step: step, bits: bits)
  }

  private func relation(_ outline: Outline) -> segue_shared_edges? {
    guard let clipped = convexes.baseAddress, let areas = areas.baseAddress else { return nil }
    return segue_shared_edges(
      own: outline.convex, clips: clipped, clip_count: clips.count, fronts: areas,
      front_count: fronts.count)
  }
}

/// A set of rows, in which some rows may be counted without being meant.
struct SharedRows {
  /// The row of the lowest bit, and the number of rows for which a bit stands.
  fileprivate let first, step: Int
  fileprivate let bits: UInt64

  fileprivate init(first: Int, step: Int, bits: UInt64) {
    (self.first, self.step, self.bits) = (first, step, bits)
  }

  /// Creates the set of all of `rows`.
  init(all rows: Range<Int>) {
    self.init(first: rows.lowerBound, step: max(1, rows.count), bits: 1)
  }

  /// A Boolean value that indicates whether no row is in the set.
  var isEmpty: Bool { bits == 0 }

  func contains(_ row: Int) -> Bool { bits >> UInt64((row - first) / step) & 1 != 0 }

  /// Calls `body` with consecutive ranges that together are `rows`, of rows that are all in the set
  /// or all outside of it.
  func forEachRun(in rows: Range<Int>, _ body: (Range<Int>, Bool) -> Void) {
    var start = rows.lowerBound
    while start < rows.upperBound {
      let isIn = contains(start)
      var end = start + 1
      while end < rows.upperBound, contains(end) == isIn { end += 1 }
      body(start..<end, isIn)
      start = end
    }
  }
}

extension Outline {
  /// The outline for C. Valid while the outline exists.
  var convex: segue_convex {
    var convex = form.convex
    (convex.x, convex.y) = (Int64(x), Int64(y))
    return convex
  }
}
