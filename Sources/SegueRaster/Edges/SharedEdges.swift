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

  /// Replaces the coverage by `outline` of some columns of row `y`. `mask` begins at the first.
  func coverVisible(
    _ outline: Outline, _ y: Int, _ columns: Range<Int>, _ mask: UnsafeMutablePointer<UInt8>
  ) {
    guard !columns.isEmpty, let clipped = convexes.baseAddress, let areas = areas.baseAddress
    else { return }
    var shared = segue_shared_edges(
      own: outline.convex, clips: clipped, clip_count: clips.count, fronts: areas,
      front_count: fronts.count)
    segue_cover_visible(
      &shared, Int64(y), Int64(columns.lowerBound), Int64(columns.upperBound), mask)
  }
}

extension Outline {
  /// The outline for C. Valid while the outline exists.
  var convex: segue_convex {
    segue_convex(edges: edges.baseAddress, count: edges.count, top: minY, bottom: maxY)
  }
}
