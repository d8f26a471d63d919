import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// Compares the fast and the slow path for gradients, blend modes and clips along paths, bit for
/// bit.
@Suite struct PaintReferenceTests {
  @Test("tiles, threads and CPU levels do not affect paints", arguments: 1...120)
  func sameness(_ seed: UInt64) throws {
    var lists = try RandomLists(seed: seed &+ 21_000, .paint)
    for index in 0..<4 {
      let list = lists.list()
      let expected = try ReferenceRasterizer.render(list)
      for (width, height, workers) in [(16, 16, 1), (1000, 1000, 1), (48, 2, 2)] {
        for level in KernelLevel.available {
          var rasterizer = Rasterizer(workers: workers)
          (rasterizer.tileWidth, rasterizer.tileHeight) = (width, height)
          rasterizer.level = level
          let drawn = try rasterizer.render(list)
          #expect(
            isSame(drawn, expected), "seed \(seed), list \(index), \(level)\n\(list.dump())")
        }
      }
    }
  }
}
