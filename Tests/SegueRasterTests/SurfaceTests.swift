// Intermediate surfaces: when they are released, that this does not affect the image, and how many
// pixels they have.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct SurfaceTests {
  private struct Refused: Error {}

  private static let half = DisplayColor(red: 0, green: 1, blue: 0, alpha: 0.5)

  private func masked(_ items: [DisplayItem], _ side: Double) -> DisplayItem {
    .masked(DisplayMask(items, through: [solid(0, 0, side, side, Self.half)]))
  }

  private func shadow(
    _ items: [DisplayItem], radius: Double = 2, _ transform: CGAffineTransform = .identity,
    alone: Bool = true
  ) -> DisplayItem {
    .shadow(
      DisplayShadow(
        of: items, radius: radius, offset: .zero, color: .blue, transform: transform,
        hidesItems: alone))
  }

  private func count(_ list: DisplayList, keeping pixels: Int? = nil) throws -> SurfaceCount {
    var rasterizer = Rasterizer()
    if let pixels { rasterizer.surfacePixelsKept = pixels }
    return try rasterizer.surfaces(of: list)
  }

  @Test(
    "merging content to release its surfaces does not affect the image",
    arguments: [RandomLists.Kinds.effects, .paint, .glass, .spaces], Array(UInt64(1)...25))
  func merging(_ kinds: RandomLists.Kinds, _ seed: UInt64) throws {
    var lists = try RandomLists(seed: seed &+ 9000, kinds)
    for index in 0..<6 {
      let list = lists.list()
      let expected = try ReferenceRasterizer.render(list)
      for (kept, workers) in [(0, 1), (700, 1), (6000, 2)] {
        var rasterizer = Rasterizer(workers: workers)
        rasterizer.surfacePixelsKept = kept
        #expect(
          isSame(try rasterizer.render(list), expected),
          "seed \(seed), list \(index), \(kept) pixels kept\n\(list.dump())")
        let (planes, all) = (
          try YCbCrPlanes(width: list.width, height: list.height),
          try YCbCrPlanes(width: list.width, height: list.height)
        )
        try rasterizer.renderYCbCr(list, into: planes)
        try all.convert(from: expected)
        #expect(samePlanes(planes, all), "seed \(seed), list \(index), \(kept) pixels kept")
      }
    }
  }

  @Test("content of every kind of group is merged", arguments: BlendMode.allCases)
  func groups(_ mode: BlendMode) throws {
    let photo = image(try noise(40, 30))
    let clip = RoundedRectangle(CGRect(x: 2, y: 1, width: 30, height: 25), radius: 7)
    let inside = [
      solid(3, 3, 20, 20, Self.half), glass(0, 0, 40, 30, blur: 3, opacity: 0.7),
      masked([photo], 25), shadow([solid(8, 8, 9, 9, .red)], alone: false),
      glass(5, 2, 30, 25, blur: 2, corners: 6), solid(30, 10, 6, 6, .white),
    ]
    for (opacity, isIsolated) in [(1.0, false), (0.6, false), (1, true)] {
      let group = DisplayItem.group(
        DisplayGroup(
          opacity: opacity, clip: DisplayClip(shape: clip, transform: .identity), blendMode: mode,
          isIsolated: isIsolated, items: inside))
      let list = frame(
        40, 30, on: .red, [photo, masked([group], 33), grouped(opacity: 0.5, items: [group])])
      var rasterizer = Rasterizer()
      rasterizer.surfacePixelsKept = 0
      #expect(isSame(try rasterizer.render(list), try ReferenceRasterizer.render(list)))
    }
  }

  @Test("surfaces are counted by kind")
  func kinds() throws {
    let card = [solid(10, 10, 20, 10, .red)]
    #expect(try count(frame(50, 40, card)) == SurfaceCount())
    #expect(try count(frame(50, 40, [grouped(opacity: 0.5, items: card + card)])).total == 0)

    let pane = try count(frame(50, 40, [glass(10, 10, 20, 10, blur: 3)]))
    #expect((pane.glass, pane.total, pane.largestLive) == (400, 400, 400))

    let half = try count(frame(50, 40, [masked(card, 15)]))
    #expect((half.masks, half.total, half.largestLive) == (25, 25, 25))

    let blurred = try count(frame(50, 40, [shadow(card)]))
    // The alpha has the pixels of the card; a blur by 2 reaches 7 pixels in each direction.
    #expect((blurred.shadows, blurred.total) == (200 + 34 * 24, blurred.shadows))
    #expect(blurred.largestLive == blurred.total)

    let turned = CGAffineTransform(a: 1, b: 0.3, c: -0.1, d: 1, tx: 0, ty: 0)
    let plane = try count(frame(50, 40, [shadow(card, turned)]))
    #expect(plane.shadows > 0 && plane.planes > 0 && plane.glass == 0 && plane.masks == 0)
    #expect(plane.total == plane.shadows + plane.planes)
  }

  @Test("a mask of one opaque shape, and content outside the frame, need no surface")
  func none() throws {
    let shape = DisplayMask([solid(0, 0, 9, 9, .red)], through: [solid(2, 2, 4, 4, .red)])
    let outside = [glass(60, 0, 9, 9, blur: 2), shadow([solid(900, 0, 9, 9, .red)])]
    #expect(try count(frame(50, 40, [.masked(shape)] + outside)) == SurfaceCount())
  }

  @Test("the pixels at once do not grow with the number of surfaces, the total does")
  func bounded() throws {
    let (side, area) = (1000, 1_000_000)
    let panes = (0..<400).map { _ in glass(0, 0, 1000, 1000, blur: 20, corners: 30) }
    let one = try count(frame(side, side, Array(panes.prefix(1))), keeping: area)
    let all = try count(frame(side, side, panes), keeping: area)
    #expect(one.total == 2 * area && one.largestLive == 2 * area)
    #expect(all.glass == 800 * area)
    // Merged content, the backdrop, and the glass before and after.
    #expect(all.largestLive <= 4 * area)
    let masks = (0..<400).map { _ in masked([solid(0, 0, 1000, 1000, .red)], 1000) }
    for items in [masks, [grouped(opacity: 0.5, items: masks)], [masked(masks, 1000)]] {
      #expect(try count(frame(side, side, items), keeping: area).largestLive <= 5 * area)
    }
    #expect(try count(frame(side, side, masks), keeping: .max).largestLive == 400 * area)
  }

  @Test("a shadow in a shadow is counted once, and held until both are drawn")
  func nested() throws {
    let inner = shadow([solid(10, 10, 20, 10, .red)], alone: false)
    let list = frame(60, 50, [shadow([inner], alone: false)])
    let single = try count(frame(60, 50, [inner]))
    let both = try count(list)
    let area = (alpha: 34 * 24, blurred: 48 * 38)
    #expect(both.shadows == single.shadows + area.alpha + area.blurred)
    #expect(both.largestLive == 34 * 24 * 2 + area.alpha + area.blurred)
  }

  @Test("surfaces are checked before they are allocated")
  func checked() throws {
    let masks = (0..<64).map { _ in masked([solid(0, 0, 16384, 4096, .red)], 16384) }
    var rasterizer = Rasterizer()
    rasterizer.checkSurfaces = { if $0.total > 1_000_000 { throw Refused() } }
    #expect(throws: Refused.self) { try rasterizer.render(frame(16384, 4096, masks)) }
    let small = frame(30, 30, [masked([solid(0, 0, 20, 20, .red)], 9)])
    #expect(isSame(try rasterizer.render(small), try ReferenceRasterizer.render(small)))
  }

  @Test("counts of any numbers are sums that do not overflow")
  func extremes() throws {
    var sum = SurfaceCount()
    (sum.glass, sum.masks, sum.merged) = (.max, .max, 1)
    #expect(sum.total == .max)
    let numbers = [Double.nan, .infinity, -1, 1e300, 1e9, 1e12]
    for number in numbers {
      let stretched = CGAffineTransform(a: number, b: 0, c: 0, d: number, tx: number, ty: -number)
      var items = [solid(-number, -number, 2 * number, 2 * number, Self.half)]
      for depth in 0..<8 {
        let pane = glass(-number, 0, 2 * number, number, blur: number, stretched)
        let turned = CGAffineTransform(a: 1, b: 0.3, c: -0.1, d: 1, tx: number, ty: 0)
        let map = [CGAffineTransform.identity, stretched, turned][depth % 3]
        items = [
          pane, depth % 2 == 0 ? shadow(items, radius: 400, map, alone: false) : masked(items, 1e9),
        ]
      }
      #expect(try count(frame(16384, 4096, items)).total >= 0)
    }
  }

  // Scenes cannot nest views more than 30 deep. A debug build takes half a minute for 250 shadows.
  @Test("masks nested as deeply as the limit, and deeply nested shadows, are drawn")
  func deep() throws {
    for (isMask, depth) in [(false, 60), (true, 250)] {
      var items = [solid(2, 2, 10, 10, .red)]
      for _ in 0..<depth {
        items = [isMask ? masked(items, 14) : shadow(items, radius: 0.5, alone: false)]
      }
      var rasterizer = Rasterizer()
      let drawn = try rasterizer.render(frame(16, 16, items))
      rasterizer.surfacePixelsKept = 0
      #expect(isSame(try rasterizer.render(frame(16, 16, items)), drawn))
    }
  }
}
