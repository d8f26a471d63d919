import CoreGraphics
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

  @Test("gradients of every kind end at any column", arguments: KernelLevel.available)
  func widths(_ level: KernelLevel) throws {
    let stops = [
      GradientStop(.red, at: 0), GradientStop(.blue, at: 0.4), GradientStop(.white, at: 0.4),
      GradientStop(DisplayColor(red: 0, green: 1, blue: 0, alpha: 0.3), at: 0.9),
    ]
    let (near, far) = (CGPoint(x: 20, y: 3), CGPoint(x: 75, y: 8))
    let kinds: [DisplayGradient.Kind] = [
      .axial(from: near, to: far), .conic(center: near, angle: 1),
      .radial(
        from: DisplayCircle(center: near, radius: 2), to: DisplayCircle(center: near, radius: 50)),
      .radial(
        from: DisplayCircle(center: near, radius: 9), to: DisplayCircle(center: far, radius: 4)),
      .radial(
        from: DisplayCircle(center: near, radius: 6), to: DisplayCircle(center: far, radius: 6)),
    ]
    var rasterizer = Rasterizer()
    rasterizer.level = level
    for kind in kinds {
      for mixesPremultiplied in [false, true] {
        var gradient = DisplayGradient(kind, stops: stops)
        gradient.mixesPremultiplied = mixesPremultiplied
        for width in 1...100 {
          let rect = CGRect(x: 0, y: 0, width: width, height: 3)
          let fill = GradientFill(shape: .rounded(RoundedRectangle(rect)), gradient: gradient)
          let list = frame(width + 3, 3, on: .blue, [.gradient(fill)])
          let expected = try ReferenceRasterizer.render(list)
          #expect(isSame(try rasterizer.render(list), expected), "\(kind), \(width) pixels")
        }
      }
    }
  }
}
