// A part of a frame that is drawn before the frame: the items that cast a shadow, or the content
// behind a blurred backdrop.

import CSegueKernels
import SeguePixels

/// Nodes over one color, within an area.
struct TileSweep: Sendable {
  private let steps: [Step]
  private let background: UInt32
  private let area: PixelRect
  private let kernels: segue_kernels

  init(
    _ nodes: [PlanNode], over background: UInt32, area: PixelRect,
    kernels: segue_kernels = Kernels.best
  ) {
    var steps: [Step] = []
    TilePlan.open(nodes, into: &steps)
    (self.steps, self.background, self.area) = (steps, background, area)
    self.kernels = kernels
  }

  /// Calls `body` on `workers` threads for tiles that together are the area.
  func forEachTile(
    workers: Int,
    _ body: @Sendable (TilePainter, TileVisibility, PixelRect) throws(PixelError) -> Void
  ) throws(PixelError) {
    if area.isEmpty { return }
    let (width, height) = (TilePlan.evenWidth(area.width), TilePlan.defaultHeight)
    let largest = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    try RowPartition.forEach(of: area.minY..<area.maxY, workers: workers) {
      (band) throws(PixelError) in
      let painter = TilePainter(
        steps: steps, background: background, scratch: try Scratch(tile: largest, kernels),
        kernels: kernels)
      for y in stride(from: band.lowerBound, to: band.upperBound, by: height) {
        for x in stride(from: area.minX, to: area.maxX, by: width) {
          let tile = PixelRect(
            minX: x, minY: y, maxX: min(x + width, area.maxX),
            maxY: min(y + height, band.upperBound))
          let numbers = steps.indices.filter { !steps[$0].bounds.intersection(tile).isEmpty }
          try body(painter, TileVisibility(tile, numbers.map { Int32($0) }, steps), tile)
        }
      }
    }
  }

  /// Writes the area to all of `target`.
  func draw(into target: PixelBuffer, workers: Int) throws(PixelError) {
    try forEachTile(workers: workers) { (painter, visibility, tile) throws(PixelError) in
      let base = target.words(tile.minY - area.minY) + (tile.minX - area.minX)
      try painter.paint(
        visibility, TileTarget(base: base, stride: target.bytesPerRow / 4, rect: tile))
    }
  }
}
