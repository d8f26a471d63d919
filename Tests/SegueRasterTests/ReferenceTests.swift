import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

/// Compares the fast path with the slow one, bit for bit.
@Suite struct ReferenceTests {
  static let seeds = Array(UInt64(1)...60)

  @Test("tiles and kernels of every CPU level draw what the reference draws", arguments: seeds)
  func everyLevel(_ seed: UInt64) throws {
    var lists = try RandomLists(seed: seed)
    for index in 0..<6 {
      let list = lists.list()
      let expected = try ReferenceRasterizer.render(list)
      for level in KernelLevel.available {
        var rasterizer = Rasterizer()
        rasterizer.level = level
        let drawn = try rasterizer.render(list)
        #expect(isSame(drawn, expected), "seed \(seed), list \(index), \(level)\n\(list.dump())")
      }
    }
  }

  @Test("tile sizes and threads do not affect the result", arguments: seeds)
  func tiles(_ seed: UInt64) throws {
    var lists = try RandomLists(seed: seed &+ 1000)
    for index in 0..<4 {
      let list = lists.list()
      let expected = try Rasterizer().render(list)
      for (width, height, workers) in [(16, 16, 1), (16, 4, 3), (1000, 1000, 1), (48, 2, 2)] {
        var rasterizer = Rasterizer(workers: workers)
        (rasterizer.tileWidth, rasterizer.tileHeight) = (width, height)
        let drawn = try rasterizer.render(list)
        #expect(
          isSame(drawn, expected),
          "seed \(seed), list \(index), tiles \(width) x \(height)\n\(list.dump())")
      }
    }
  }

  @Test("planes made tile by tile equal those of the whole frame", arguments: seeds)
  func planes(_ seed: UInt64) throws {
    var lists = try RandomLists(seed: seed &+ 2000)
    for index in 0..<4 {
      let list = lists.list()
      let expected = try YCbCrPlanes(width: list.width, height: list.height)
      try expected.convert(from: Rasterizer().render(list))
      for (width, height) in [(16, 2), (16, 16), (1000, 8)] {
        var rasterizer = Rasterizer(workers: 2)
        (rasterizer.tileWidth, rasterizer.tileHeight) = (width, height)
        let planes = try YCbCrPlanes(width: list.width, height: list.height)
        try rasterizer.renderYCbCr(list, into: planes)
        #expect(
          samePlanes(planes, expected), "seed \(seed), list \(index), tiles \(width) x \(height)")
      }
    }
  }

  @Test(
    "planes of one color, and of one image, equal those of the whole frame",
    arguments: [(8, 8), (33, 7), (64, 33), (1, 1), (131, 50)])
  func plainPlanes(_ size: (Int, Int)) throws {
    let (width, height) = (Double(size.0), Double(size.1))
    let photo = try noise(size.0, size.1)
    let teal = DisplayColor(red: 0.1, green: 0.6, blue: 0.55, alpha: 1)
    for items in [
      [], [solid(0, 0, width, height, teal)], [image(photo)], [image(photo, at: 0, 6)],
      [solid(0, 0, width, 5, teal)],
    ] {
      let list = frame(size.0, size.1, on: .red, items)
      let (planes, expected) = (
        try YCbCrPlanes(width: size.0, height: size.1),
        try YCbCrPlanes(width: size.0, height: size.1)
      )
      try Rasterizer().renderYCbCr(list, into: planes)
      try expected.convert(from: ReferenceRasterizer.render(list))
      #expect(samePlanes(planes, expected), "\(list.dump())")
    }
  }
}
