// Shadows and masks in frames.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct EffectTests {
  private func shadow(
    _ items: [DisplayItem], radius: Double, _ x: Double = 0, _ y: Double = 0,
    color: DisplayColor = .black, _ transform: CGAffineTransform = .identity, alone: Bool = false
  ) -> DisplayItem {
    .shadow(
      DisplayShadow(
        of: items, radius: radius, offset: CGSize(width: x, height: y), color: color,
        transform: transform, hidesItems: alone))
  }

  private func grays(_ list: DisplayList, row y: Int) throws -> [Int] {
    let drawn = try Rasterizer().render(list)
    return (0..<list.width).map { Int(drawn[$0, y].red) }
  }

  @Test("an edge blurred by 1 has the sums of the Gaussian")
  func edge() throws {
    let half = solid(-40, -40, 45, 80, .black)
    let list = frame(10, 1, on: .white, [shadow([half], radius: 1, alone: true)])
    // 255 · Φ((x + ½) − 5), sums of exp(−k²/2) / 2.5066.
    #expect(try grays(list, row: 0) == [0, 0, 1, 15, 77, 178, 240, 254, 255, 255])
  }

  @Test("without a radius, a shadow is its items, moved, in one color")
  func sharp() throws {
    let card = solid(2, 1, 3, 2, .red)
    let list = frame(10, 6, on: .white, [shadow([card], radius: 0, 3, 2, color: .blue)])
    let drawn = try Rasterizer().render(list)
    #expect(drawn[2, 1] == PremultipliedRGBA8(255, 0, 0, 255))
    #expect(drawn[5, 3] == PremultipliedRGBA8(0, 0, 255, 255))
    #expect(drawn[5, 2] == PremultipliedRGBA8(255, 255, 255, 255))
    #expect(drawn[8, 3] == PremultipliedRGBA8(255, 255, 255, 255))
  }

  @Test("a move by a hundredth of a pixel changes the edge by a hundredth")
  func fractions() throws {
    let wall = solid(-20, -20, 23, 40, .black)
    func edge(_ x: Double) throws -> Int {
      try grays(frame(8, 1, on: .white, [shadow([wall], radius: 0, x, alone: true)]), row: 0)[3]
    }
    #expect(try [edge(0), edge(0.1), edge(0.11), edge(0.5)] == [255, 229, 227, 127])
  }

  @Test("translucent content casts a lighter shadow, which is visible through it")
  func translucent() throws {
    let half = DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    let list = frame(9, 9, on: .white, [shadow([solid(0, 0, 9, 9, half)], radius: 0)])
    // Black at 128/255 over white, then white at 128/255 over that.
    #expect(try grays(list, row: 4)[4] == 191)
  }

  @Test("a shadow and its items fade as one")
  func faded() throws {
    let list = frame(
      4, 4, on: .white,
      [grouped(opacity: 0.5, items: [shadow([solid(0, 0, 4, 4, .white)], radius: 0, 2, 0)])])
    #expect(try grays(list, row: 0) == [255, 255, 255, 255])
    let part = frame(
      8, 1, on: .white,
      [grouped(opacity: 0.5, items: [shadow([solid(0, 0, 4, 1, .white)], radius: 0, 2, 0)])])
    #expect(try grays(part, row: 0) == [255, 255, 255, 255, 127, 127, 255, 255])
  }

  @Test("shadows stretch with their transform", arguments: [(2.0, 1.0), (1, 3)])
  func stretched(_ scale: (Double, Double)) throws {
    let map = CGAffineTransform(scaleX: scale.0, y: scale.1)
    let box = solid(10, 10, 8, 6, .black, map)
    let list = frame(70, 70, on: .white, [shadow([box], radius: 2, 1, 1, map, alone: true)])
    let drawn = try Rasterizer().render(list)
    let mask = try AlphaMask(
      PixelRect(
        minX: Int(11 * scale.0), minY: Int(11 * scale.1), maxX: Int(19 * scale.0),
        maxY: Int(17 * scale.1)))
    for y in mask.bounds.minY..<mask.bounds.maxY {
      for x in 0..<mask.bounds.width { mask.row(y)[x] = 255 }
    }
    let blur = GaussianBlur(across: 2 * scale.0, down: 2 * scale.1)
    let expected = try blur(mask, within: PixelRect(minX: 0, minY: 0, maxX: 70, maxY: 70))
    var largest = 0
    for y in 0..<70 {
      // Whole pixels of an offset move the finished shadow with its blocks, which can round
      // differently.
      for x in 0..<70 {
        largest = max(largest, abs(Int(drawn[x, y].red) - 255 + Int(expected.row(y)[x])))
      }
    }
    #expect(largest <= 1)
  }

  @Test("a shadow of content outside the frame is visible")
  func outside() throws {
    let list = frame(
      4, 4, on: .white, [shadow([solid(-50, -50, 40, 90, .black)], radius: 6, alone: true)])
    #expect(try grays(list, row: 1)[0] < 250)
  }

  /// Twenty surfaces. Drawn again for each shadow around them, they would be a million, and the run
  /// would be reported as hanging.
  @Test("each of twenty nested shadows draws its contents once")
  func deep() throws {
    var items = [solid(20, 20, 10, 10, .red)]
    for depth in 0..<20 {
      items = [shadow(items, radius: 1, Double(depth % 3), 2, color: .blue)]
    }
    let drawn = try Rasterizer().render(frame(60, 100, on: .white, items))
    #expect(drawn[25, 25] == PremultipliedRGBA8(255, 0, 0, 255))
  }

  @Test("invalid radii, offsets and transforms give an empty or wide shadow, never a crash")
  func hopeless() throws {
    let card = solid(2, 2, 3, 3, .black)
    let numbers = [Double.nan, .infinity, -1, 1e300, 1e9]
    for number in numbers {
      let stretched = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      for item in [
        shadow([card], radius: number, alone: true),
        shadow([card], radius: 1, number, number, alone: true),
        shadow([card], radius: 1, 0, 0, stretched, alone: true),
      ] {
        _ = try Rasterizer().render(frame(8, 8, on: .white, [item]))
      }
    }
    var items = [card]
    for _ in 0..<300 { items = [shadow(items, radius: 0)] }
    #expect(throws: RasterError.nesting(limit: 256)) {
      try Rasterizer().render(frame(4, 4, items))
    }
  }

  @Test("a mask multiplies alpha: of a color, of an image, of a group")
  func masks() throws {
    let half = DisplayColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    let through = [solid(0, 0, 4, 4, half), solid(2, 0, 4, 4, half)]
    let red = solid(0, 0, 8, 4, .red)
    let list = frame(8, 4, on: .white, [.masked(DisplayMask([red], through: through))])
    let drawn = try Rasterizer().render(list)
    let greens = (0..<8).map { Int(drawn[$0, 1].green) }
    #expect(greens == [127, 127, 63, 63, 127, 127, 255, 255])
    let nothing = frame(2, 2, on: .white, [.masked(DisplayMask([red], through: []))])
    #expect(try grays(nothing, row: 0) == [255, 255])
  }

  @Test("a mask of one opaque shape equals the clip by that shape, byte for byte")
  func maskAsClip() throws {
    let shape = RoundedRectangle(CGRect(x: 3.3, y: 4, width: 30, height: 22), radius: 7)
    let turned = turn(about: 15, 15)
    let items = [
      image(try noise(60, 50, opaque: false), at: 0, 0, turn(about: 20, 20)),
      solid(5, 5, 20, 30, .blue),
    ]
    let mask = [DisplayItem.solid(SolidQuad(shape: shape, transform: turned, color: .red))]
    let masked = DisplayItem.masked(DisplayMask(items, through: mask, opacity: 0.7))
    let clip = DisplayItem.group(
      DisplayGroup(
        opacity: 0.7, clip: DisplayClip(shape: shape, transform: turned), items: items))
    let seen = try Rasterizer().render(frame(50, 50, on: .white, [masked]))
    let clipped = try Rasterizer().render(frame(50, 50, on: .white, [clip]))
    #expect(isSame(seen, clipped))
    // A mask in two parts is composited: edges of a translucent part in front add to it.
    let half = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    let other = [DisplayItem.solid(SolidQuad(shape: shape, transform: turned, color: half))]
    let twice = frame(
      50, 50, on: .white, [.masked(DisplayMask(items, through: mask + other, opacity: 0.7))])
    #expect(!isSame(try Rasterizer().render(twice), clipped))
  }

  @Test("tiles, threads and CPU levels do not affect shadows and masks", arguments: 1...30)
  func sameness(_ seed: UInt64) throws {
    var lists = try RandomLists(seed: seed &+ 9000, .effects)
    for _ in 0..<3 {
      let list = lists.list()
      let expected = try ReferenceRasterizer.render(list)
      for (width, height, workers) in [(16, 16, 1), (1000, 1000, 1), (48, 2, 2)] {
        for level in KernelLevel.available {
          var rasterizer = Rasterizer(workers: workers)
          (rasterizer.tileWidth, rasterizer.tileHeight) = (width, height)
          rasterizer.level = level
          #expect(isSame(try rasterizer.render(list), expected), "seed \(seed)\n\(list.dump())")
        }
      }
    }
  }
}
