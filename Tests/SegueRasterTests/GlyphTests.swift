import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct GlyphTests {
  private let rasterizer = Rasterizer()

  private func run(
    _ glyphs: [(UInt32, Double, Double)], size: Double = 24, alpha: Double = 1,
    _ transform: CGAffineTransform = .identity
  ) -> DisplayItem {
    .glyphs(
      GlyphRun(
        font: testFont, pointSize: size,
        glyphs: glyphs.map { PositionedGlyph(id: $0.0, x: $0.1, y: $0.2) },
        color: DisplayColor(red: 0, green: 0, blue: 0, alpha: alpha), transform: transform))
  }

  /// The same glyph as a path.
  private func path(_ glyph: UInt32, _ x: Double, _ y: Double, size: Double = 24) throws
    -> DisplayItem
  {
    let s = size / 1000
    let outline = try #require(testFont.outline(of: glyph))
    return .path(
      PathFill(
        path: outline.path,
        transform: CGAffineTransform(a: CGFloat(s), b: 0, c: 0, d: -CGFloat(s), tx: x, ty: y),
        color: .black))
  }

  private func largestDifference(_ a: PixelBuffer, _ b: PixelBuffer) -> Int {
    var largest = 0
    for y in 0..<a.height {
      for (p, q) in zip(a.row(y), b.row(y)) { largest = max(largest, abs(Int(p) - Int(q))) }
    }
    return largest
  }

  @Test("at its phases, a glyph has the coverage of its outline", arguments: UInt32(1)...5)
  func onPhases(_ glyph: UInt32) throws {
    for (x, y) in [(5.0, 25.0), (5.0625, 25.9375), (7.5, 24.25)] {
      let drawn = try rasterizer.render(frame(30, 34, on: .white, [run([(glyph, x, y)])]))
      let expected = try rasterizer.render(frame(30, 34, on: .white, [try path(glyph, x, y)]))
      #expect(largestDifference(drawn, expected) <= 1)
    }
  }

  @Test("anywhere else, a glyph is within 1/64 pixel of its outline", arguments: UInt32(1)...5)
  func betweenPhases(_ glyph: UInt32) throws {
    for n in 0..<40 {
      let (x, y) = (5 + Double(n) / 160, 25 + Double(n) / 97)
      let drawn = try rasterizer.render(frame(30, 34, on: .white, [run([(glyph, x, y)])]))
      let expected = try rasterizer.render(frame(30, 34, on: .white, [try path(glyph, x, y)]))
      // Off by 1/64 across and down, a corner or a slope can lose both.
      #expect(largestDifference(drawn, expected) <= 9)
    }
  }

  @Test("text that moves slowly moves in small steps and never backward")
  func smoothMotion() throws {
    var before: [Int]?
    for n in 0...128 {
      let move = CGAffineTransform(translationX: Double(n) / 64, y: 0)
      let drawn = try rasterizer.render(frame(40, 34, on: .white, [run([(1, 5, 25)], move)]))
      let edge = (0..<40).map { Int(drawn[$0, 18].red) }
      if let before {
        let steps = zip(edge, before).map { $0 - $1 }
        #expect(steps.allSatisfy { abs($0) <= 9 })
        // The left edge only becomes lighter, the right one only darker.
        #expect(steps[0..<13].allSatisfy { $0 >= 0 })
        #expect(steps[16..<40].allSatisfy { $0 <= 0 })
      }
      before = edge
    }
  }

  @Test("moving by whole pixels moves the same bytes")
  func wholePixels() throws {
    let glyphs: [(UInt32, Double, Double)] = [(2, 5.3, 25.7), (4, 20.1, 25.7)]
    let drawn = try rasterizer.render(frame(60, 40, on: .white, [run(glyphs)]))
    let move = CGAffineTransform(translationX: 7, y: 3)
    let moved = try rasterizer.render(frame(60, 40, on: .white, [run(glyphs, move)]))
    for y in 3..<40 { for x in 7..<60 { #expect(moved[x, y] == drawn[x - 7, y - 3]) } }
  }

  @Test("overlapping contours of a glyph leave no hole and no visible edge")
  func overlappingContours() throws {
    let drawn = try rasterizer.render(frame(40, 40, on: .white, [run([(3, 5, 30)], size: 40)]))
    // The center of the cross, and its arms.
    for (x, y) in [(17, 20), (17, 12), (9, 20), (25, 20)] { #expect(drawn[x, y].red == 0) }
  }

  @Test("overlapping glyphs of a run are no darker in a translucent color")
  func overlappingGlyphs() throws {
    let glyphs: [(UInt32, Double, Double)] = [(1, 2, 25), (1, 6, 25), (3, 4, 25)]
    let drawn = try rasterizer.render(frame(30, 30, on: .white, [run(glyphs, alpha: 0.5)]))
    let single = try rasterizer.render(
      frame(30, 30, on: .white, [run([(1, 2, 25)], alpha: 0.5)]))
    #expect(drawn[10, 15] == single[10, 15])
    #expect(drawn[10, 15].red == 127)
    let huge = try rasterizer.render(
      frame(30, 30, on: .white, [run([(1, -40, 100), (1, 0, 100)], size: 400, alpha: 0.5)]))
    #expect((0..<900).allSatisfy { huge[$0 % 30, $0 / 30].red >= 127 })
  }

  @Test("very large type is filled in its exact place")
  func largeType() throws {
    for shift in [0, 0.01, 0.02] {
      let drawn = try rasterizer.render(
        frame(40, 40, on: .white, [run([(1, shift - 30, 100)], size: 400)]))
      // Its left edge is at 100/1000 of 400 points.
      #expect(drawn[10, 20].red == UInt8((255 * shift).rounded()))
    }
  }

  @Test("cached and uncached glyphs have the same bytes, on one thread and several")
  func cacheDoesNotShow() throws {
    for seed in UInt64(1)...12 {
      var lists = try RandomLists(seed: seed &+ 4000)
      let list = lists.list()
      var uncached = Rasterizer()
      uncached.glyphs = GlyphCache(limitInBytes: 0)
      let expected = try uncached.render(list)
      for workers in [1, 3] {
        var fresh = Rasterizer(workers: workers)
        fresh.glyphs = GlyphCache(limitInBytes: 1 << 20)
        for _ in 0..<2 { #expect(isSame(try fresh.render(list), expected)) }
      }
    }
  }

  @Test("the cache stays within its limit while sizes and places change")
  func bounded() throws {
    let cache = GlyphCache(limitInBytes: 60_000)
    var rasterizer = Rasterizer()
    rasterizer.glyphs = cache
    var maximum = 0
    for n in 0..<120 {
      let glyphs = (0..<6).map { (UInt32($0), Double($0) * 9 + Double(n) / 7, 25.0) }
      let size = 12 + Double(n / 10)
      _ = try rasterizer.render(frame(70, 30, [run(glyphs, size: size)]))
      maximum = max(maximum, cache.bytes)
      #expect(cache.bytes <= 60_000)
    }
    #expect(maximum > 20_000)
  }

  @Test("many threads share the cache")
  func threads() async throws {
    let glyphs = (0..<40).map { (UInt32($0 % 6), Double($0) * 7.31, 25.0) }
    let list = frame(300, 34, on: .white, [run(glyphs)])
    let expected = try rasterizer.render(list)
    let cache = GlyphCache(limitInBytes: 20_000)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          var own = Rasterizer(workers: 2)
          own.glyphs = cache
          return isSame(try own.render(list), expected)
        }
      }
      for try await same in group { #expect(same) }
    }
  }

  @Test(
    "invalid sizes and places draw nothing",
    arguments: [0, -0.0, .nan, .infinity, 1e300, 1e-300] as [Double])
  func strangeSizes(_ size: Double) throws {
    let drawn = try rasterizer.render(
      frame(20, 20, on: .white, [run([(1, 2, 18)], size: size)]))
    #expect((0..<400).allSatisfy { drawn[$0 % 20, $0 / 20].red == 255 })
    let items = [
      run([(1, size * 1e10 - 1e12, 18)], size: 300), run([(1, .nan, 18), (1, 1e18, -.infinity)]),
      run([(1, 2, 18)], CGAffineTransform(translationX: size - 1e9, y: 0)),
    ]
    let none = try rasterizer.render(frame(20, 20, on: .white, items))
    #expect((0..<400).allSatisfy { none[$0 % 20, $0 / 20].red == 255 })
  }

  @Test("a glyph with too many edges is an error that names the font")
  func complicatedGlyph() throws {
    let font = GlyphOutlines(
      identity: FontIdentity(contentHash: "hedgehog"), name: "Hedgehog", unitsPerEm: 1000
    ) { glyph in
      var path = PathOutline()
      for i in 0..<(glyph == 1 ? 33_000 : 4000) {
        path.append(.line(CGPoint(x: i % 1000, y: i * 7 % 900)))
      }
      return path
    }
    func render(_ glyph: UInt32) throws {
      let run = GlyphRun(
        font: font, pointSize: 12, glyphs: [PositionedGlyph(id: glyph, x: 0, y: 9)],
        color: .black)
      _ = try rasterizer.render(frame(10, 10, [.glyphs(run)]))
    }
    let error = #expect(throws: RasterError.self) { try render(1) }
    #expect(error?.description.contains("Hedgehog") == true)
    try render(2)
  }

  @Test("a broken font draws nothing, or what it can", arguments: [0, -1, .nan, 1e-9])
  func strangeFonts(_ unitsPerEm: Double) throws {
    let font = GlyphOutlines(
      identity: FontIdentity(contentHash: "strange \(unitsPerEm)"), name: "Strange",
      unitsPerEm: unitsPerEm
    ) { glyph in
      var path = PathOutline()
      path.append(.line(CGPoint(x: glyph == 1 ? CGFloat.nan : 1e308, y: -1e308)))
      path.append(.curve(control1: .zero, control2: CGPoint(x: 1e9, y: 3), end: .zero))
      return path
    }
    let glyphs = [PositionedGlyph(id: 1, x: 3, y: 3), PositionedGlyph(id: 2, x: 3, y: 3)]
    let item = DisplayItem.glyphs(
      GlyphRun(font: font, pointSize: 12, glyphs: glyphs, color: .black))
    let drawn = try rasterizer.render(frame(10, 10, on: .white, [item]))
    #expect(isSame(drawn, try ReferenceRasterizer.render(frame(10, 10, on: .white, [item]))))
  }
}
