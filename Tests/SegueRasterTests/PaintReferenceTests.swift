import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// Gradients, blend modes and clips along paths: the fast way against the slow one, bit for bit.
@Suite struct PaintReferenceTests {
  @Test("tiles, threads and CPU levels do not show", arguments: 1...120)
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
