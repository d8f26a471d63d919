// Blurring of masks. All sums are of integers, and blocks lie on a grid of the whole frame: any
// part of a blurred mask has the same bytes, whatever else is requested, on every CPU.

import CSegueKernels
import Foundation
import SeguePixels

/// A Gaussian blur of masks, within 1/255 of a true convolution.
package struct GaussianBlur: Sendable {
  let across, down: BlurAxis
  private let deviations: (across: Double, down: Double)
  private let endsEarly: Bool
  private let tools: BlurTools

  /// Creates a blur with the given standard deviations in pixels. Values beyond 512 are treated as
  /// 512. A blur that ends early has no effect beyond two deviations.
  package init(
    across: Double, down: Double, endsEarly: Bool = false, tools: BlurTools = BlurTools()
  ) {
    func axis(_ deviation: Double) -> BlurAxis {
      endsEarly ? BlurAxis(endingEarly: deviation) : BlurAxis(deviation: deviation)
    }
    (self.across, self.down) = (axis(across), axis(down))
    (deviations, self.endsEarly, self.tools) = ((across, down), endsEarly, tools)
  }

  /// Returns `area` expanded by all pixels that may contribute to it, or to which it may
  /// contribute.
  package func reach(_ area: PixelRect) -> PixelRect {
    if area.isEmpty { return .empty }
    return PixelRect(
      minX: area.minX - across.reach, minY: area.minY - down.reach,
      maxX: area.maxX + across.reach, maxY: area.maxY + down.reach)
  }

  /// Returns the blurred `mask` within `area`.
  /// - Complexity: O(n) in the pixels of both, whatever the deviations.
  package func callAsFunction(_ mask: AlphaMask, within area: PixelRect) throws(PixelError)
    -> AlphaMask
  {
    try self(mask, mask.runs, within: area)
  }

  /// Returns the blurred `mask`, whose rows are `runs`, within `area`.
  private func callAsFunction(_ mask: AlphaMask, _ runs: LineRuns, within area: PixelRect)
    throws(PixelError) -> AlphaMask
  {
    if area.isEmpty || mask.bounds.isEmpty { return try AlphaMask(area) }
    let result = try AlphaMask(unwritten: area)
    var plane =
      down.level > 0
      ? try BlurPlane(halving: mask, runs, tools.kernels)
      : try BlurPlane(mask, runs, tools.kernels)
    for _ in 0..<max(0, down.level - 1) { plane = try plane.halvedDown() }
    for _ in 0..<across.level { plane = try plane.halvedAcross() }
    let columns = Self.blocks(area.minX..<area.maxX, across)
    let rows = Self.blocks(area.minY..<area.maxY, down)
    plane = try plane.convolvedAcross(columns, across, tools.workers)
      .convolvedDown(rows, down, tools.workers)
    try expand(plane, into: result)
    return result
  }

  /// Returns the blurred `mask` with blocks counted from `corner` of the frame, from the cache if
  /// it has been computed before. So a mask that moves with its corner is blurred once.
  func callAsFunction(
    _ mask: AlphaMask, within area: PixelRect, from corner: (x: Int, y: Int)
  ) throws(PixelError) -> AlphaMask {
    if area.isEmpty || mask.bounds.isEmpty { return try AlphaMask(area) }
    let still = AlphaMask(mask, movedBy: -corner.x, -corner.y)
    let wanted = area.moved(-corner.x, -corner.y)
    let runs = still.runs
    let key = BlurCache.MaskKey(
      across: deviations.across, down: deviations.down, endsEarly: endsEarly, bounds: still.bounds,
      area: wanted, hash: still.contentHash(runs))
    if let known = tools.cache.find(mask, key) {
      return AlphaMask(known, movedBy: corner.x, corner.y)
    }
    let blurred = try self(still, runs, within: wanted)
    tools.cache.keep(blurred, of: mask, key)
    return AlphaMask(blurred, movedBy: corner.x, corner.y)
  }

  /// Returns the blocks of `pixels`, and two more on both sides for the spline.
  private static func blocks(_ pixels: Range<Int>, _ axis: BlurAxis) -> Range<Int> {
    (pixels.lowerBound >> axis.level) - 2..<((pixels.upperBound - 1) >> axis.level) + 3
  }

  private func expand(_ plane: BlurPlane, into mask: AlphaMask) throws(PixelError) {
    let area = mask.bounds
    let last = (1 << down.level) - 1
    try RowPartition.forEach(of: area.minY..<area.maxY, workers: tools.workers) {
      (band) throws(PixelError) in
      let mixed = try BlurPlane(line: plane.columns, tools.kernels)
      for y in band {
        let first = down.firstBlock(around: y)
        if y > band.lowerBound, plane.runs.areEqual(down.firstBlock(around: y - 1), first + 3) {
          // Weights add up to 1, so that equal lines have the same mean everywhere.
          memcpy(mask.row(y), mask.row(y - 1), area.width)
          continue
        }
        let place = y & last
        let lines = (first..<first + 4).map { UnsafePointer(plane.line($0)) }
        let weights = Array(down.spline[4 * place..<4 * place + 4])
        tools.kernels.spline_lines(mixed.line(0), lines, weights, plane.columns.count)
        tools.kernels.spline(
          mask.row(y), mixed.line(0), across.spline, UInt32(across.level),
          area.minX & ((1 << across.level) - 1), area.width)
      }
    }
  }
}
