// Frosted glass in frames.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

func glass(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, blur: Double = 0,
  saturation: Double = 1, tint: DisplayColor = .clear, corners: Double = 0,
  opacity: Double = 1, _ transform: CGAffineTransform = .identity
) -> DisplayItem {
  let rect = CGRect(x: x, y: y, width: width, height: height)
  var backdrop = DisplayBackdrop(
    shape: RoundedRectangle(rect, radius: corners), transform: transform, radius: blur,
    saturation: saturation, tint: tint)
  backdrop.opacity = opacity
  return .backdrop(backdrop)
}

@Suite struct BackdropTests {
  private func reds(_ list: DisplayList, row y: Int) throws -> [Int] {
    let drawn = try Rasterizer().render(list)
    return (0..<list.width).map { Int(drawn[$0, y].red) }
  }

  @Test("glass shows nothing from outside its bounds and does not bleed outside")
  func mirrored() throws {
    let halves = [solid(0, 0, 10, 4, .white), glass(10, 0, 10, 4, blur: 3)]
    #expect(
      try reds(frame(30, 4, halves), row: 2)
        == [Int](repeating: 255, count: 10) + [Int](repeating: 0, count: 20))
    // Within the glass, the edge of the white is blurred by sums of exp(−k²/2) / 2.5066.
    let inside = [solid(0, 0, 15, 4, .white), glass(10, 0, 10, 4, blur: 1)]
    #expect(
      try reds(frame(20, 4, inside), row: 1)[10...] == [255, 255, 254, 240, 178, 77, 15, 1, 0, 0])
  }

  @Test("items in front of the glass stay sharp, and later items hide it")
  func order() throws {
    let items = [
      solid(0, 0, 8, 8, .white), glass(0, 0, 16, 8, blur: 4), solid(4, 0, 8, 8, .red),
    ]
    let drawn = try Rasterizer().render(frame(16, 8, items))
    #expect(drawn[4, 3] == PremultipliedRGBA8(255, 0, 0, 255))
    #expect(drawn[3, 3].red > 128 && drawn[3, 3].red < 255)
    #expect(drawn[12, 3].red > 0)
  }

  @Test("glass over glass shows the result of the lower one")
  func twice() throws {
    let one = [solid(0, 0, 20, 8, .white), glass(0, 0, 40, 8, blur: 5)]
    let both = one + [glass(0, 0, 40, 8, blur: 12)]
    // Two blurs are one of √(5² + 12²).
    let once = [solid(0, 0, 20, 8, .white), glass(0, 0, 40, 8, blur: 13)]
    let (twice, expected) = (
      try reds(frame(40, 8, both), row: 4), try reds(frame(40, 8, once), row: 4)
    )
    for (a, b) in zip(twice, expected) { #expect(abs(a - b) <= 1) }
  }

  @Test("a faded group fades the finished glass, which sees the group at full opacity")
  func faded() throws {
    let red = DisplayColor(red: 1, green: 0, blue: 0, alpha: 1)
    let list = frame(
      9, 9, on: .white,
      [grouped(opacity: 0.5, items: [solid(0, 0, 9, 9, red), glass(0, 0, 9, 9, blur: 2)])])
    let drawn = try Rasterizer().render(list)
    #expect(drawn[4, 4] == PremultipliedRGBA8(255, 127, 127, 255))
    let alone = frame(
      20, 4, [solid(0, 0, 10, 4, .white), glass(0, 0, 20, 4, blur: 2, opacity: 0.5)])
    let whole = frame(20, 4, [solid(0, 0, 10, 4, .white), glass(0, 0, 20, 4, blur: 2)])
    let (half, full) = (try reds(alone, row: 1), try reds(whole, row: 1))
    for x in 0..<20 { #expect(abs(2 * half[x] - full[x] - (x < 10 ? 255 : 0)) <= 1) }
    let inGroup = frame(
      20, 4,
      [
        solid(0, 0, 10, 4, .white),
        grouped(opacity: 0.5, items: [glass(0, 0, 20, 4, blur: 2), solid(30, 0, 1, 1, .red)]),
      ])
    #expect(try reds(inGroup, row: 1) == half)
  }

  @Test("glass in a clipped group is clipped and does not see what the clip removes")
  func clipped() throws {
    let card = RoundedRectangle(CGRect(x: 4, y: 0, width: 12, height: 8))
    let list = frame(
      24, 8, on: .white,
      [
        grouped(
          clip: card,
          items: [solid(0, 0, 24, 8, .black), solid(0, 0, 1, 1, .red), glass(0, 0, 24, 8, blur: 6)])
      ])
    let row = try reds(list, row: 4)
    #expect(row[3] == 255 && row[16] == 255)
    #expect(row[4] > 0 && row[4] < 200)
    #expect(row[9] < row[4])
  }

  @Test("rounded glass is its image in a rounded clip")
  func rounded() throws {
    let photo = image(try noise(40, 30))
    let corners = frame(40, 30, [photo, glass(3, 2, 30, 25, blur: 4, corners: 9)])
    let clip = RoundedRectangle(CGRect(x: 3, y: 2, width: 30, height: 25), radius: 9)
    let cut = frame(40, 30, [photo, grouped(clip: clip, items: [glass(3, 2, 30, 25, blur: 4)])])
    #expect(isSame(try Rasterizer().render(corners), try Rasterizer().render(cut)))
  }

  @Test("over nothing, glass is its tint")
  func transparent() throws {
    let tint = DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let list = frame(8, 8, on: .clear, [glass(2, 2, 4, 4, blur: 3, tint: tint)])
    let drawn = try Rasterizer().render(list)
    #expect(drawn[4, 4] == PremultipliedRGBA8(128, 0, 0, 128))
    #expect(drawn[1, 1] == PremultipliedRGBA8(0, 0, 0, 0))
  }

  @Test("glass casts the shadow of its shape, and masks with it")
  func alpha() throws {
    let pane = glass(4, 1, 6, 6, blur: 3, tint: DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.2))
    let shadow = DisplayShadow(
      of: [pane], radius: 0, offset: CGSize(width: 8, height: 0), color: .black,
      transform: .identity)
    #expect(
      try reds(frame(20, 8, on: .red, [.shadow(shadow)]), row: 4)
        == [Int](repeating: 255, count: 12) + [0, 0, 0, 0, 0, 0, 255, 255])
    let masked = DisplayMask([solid(0, 0, 20, 8, .blue)], through: [pane])
    let drawn = try Rasterizer().render(frame(20, 8, on: .red, [.masked(masked)]))
    #expect(drawn[5, 4] == PremultipliedRGBA8(0, 0, 255, 255))
    #expect(drawn[3, 4] == PremultipliedRGBA8(255, 0, 0, 255))
  }

  @Test("blurs rotate and stretch with their transform")
  func stretched() throws {
    let photo = image(try noise(60, 60))
    let wide = CGAffineTransform(scaleX: 3, y: 1)
    let a = frame(60, 60, [photo, glass(0, 0, 20, 60, blur: 2, wide)])
    let drawn = try Rasterizer().render(a)
    let expected = try ImageBlur(across: 6, down: 2)(
      try Rasterizer().render(frame(60, 60, [photo])),
      at: PixelRect(minX: 0, minY: 0, maxX: 60, maxY: 60),
      within: PixelRect(minX: 0, minY: 0, maxX: 60, maxY: 60))
    #expect(isSame(drawn, expected))
  }

  @Test("invalid radii and transforms have no effect or blur widely, and never crash")
  func hopeless() throws {
    for number in [Double.nan, .infinity, -1, 1e300, 1e9] {
      let map = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      for pane in [
        glass(0, 0, 9, 9, blur: number), glass(0, 0, 9, 9, blur: 1, map),
        glass(0, 0, 9, 9, saturation: number), glass(0, 0, number, 9, blur: 1),
        glass(0, 0, 9, 9, blur: 1, opacity: number),
        glass(0, 0, 9, 9, tint: DisplayColor(red: number, green: 0, blue: 0, alpha: number)),
      ] {
        _ = try Rasterizer().render(frame(8, 8, on: .white, [pane]))
      }
    }
  }

  @Test("tiles, threads and CPU levels do not affect glass", arguments: 1...30)
  func sameness(_ seed: UInt64) throws {
    var lists = try RandomLists(seed: seed &+ 12000, .glass)
    for _ in 0..<3 {
      let list = lists.list()
      let expected = try ReferenceRasterizer.render(list)
      for (width, height, workers) in [(16, 16, 1), (1000, 1000, 1), (48, 2, 3)] {
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
