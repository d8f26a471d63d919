// Cached blurs from frame to frame: the cache saves work and has no visible effect.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct BlurCacheTests {
  private func card(_ x: Double, _ y: Double, radius: Double = 9, blur: Double) -> DisplayItem {
    .shadow(
      DisplayShadow(
        of: [solid(x, y, 40, 26, .white, radius: radius)], radius: blur,
        offset: CGSize(width: 2.5, height: 3), color: .black, transform: .identity))
  }

  private func rasterizer(_ cache: BlurCache) -> Rasterizer {
    var rasterizer = Rasterizer()
    rasterizer.blurs = cache
    return rasterizer
  }

  @Test(
    "a shadow that moves by whole pixels has the same bytes and is cached once it recurs",
    arguments: [2.0, 7, 13, 30])
  func moving(_ blur: Double) throws {
    let cache = BlurCache()
    let first = try rasterizer(cache).render(
      frame(200, 160, on: .white, [card(60.25, 50.5, blur: blur)]))
    #expect(cache.bytes == 0)
    var kept: Int?
    for (x, y) in [(1, 0), (3, 5), (16, 11)] {
      let items = [card(60.25 + Double(x), 50.5 + Double(y), blur: blur)]
      let moved = try rasterizer(cache).render(frame(200, 160, on: .white, items))
      let isMoved = (0..<160 - y).allSatisfy { row in
        (0..<200 - x).allSatisfy { moved[$0 + x, row + y] == first[$0, row] }
      }
      #expect(isMoved)
      #expect(cache.bytes > 0 && cache.bytes == kept ?? cache.bytes)
      kept = cache.bytes
    }
  }

  @Test("a partially visible shadow is a part of the whole", arguments: [3.0, 9, 20])
  func partly(_ blur: Double) throws {
    let whole = try Rasterizer().render(
      frame(200, 160, on: .white, [card(90, 70, blur: blur)]))
    for (x, y) in [(-100, -30), (-40, 60), (100, 90)] {
      let cache = BlurCache()
      let list = frame(200, 160, on: .white, [card(90 + Double(x), 70 + Double(y), blur: blur)])
      let part = try rasterizer(cache).render(list)
      for row in max(0, y)..<min(160, 160 + y) {
        for column in max(0, x)..<min(200, 200 + x) {
          #expect(part[column, row] == whole[column - x, row - y])
        }
      }
    }
  }

  @Test("another shape, subpixel position, blur or alpha is another shadow")
  func different() throws {
    let cache = BlurCache()
    let lists = [
      card(60, 50, blur: 7), card(60.5, 50, blur: 7), card(60, 50, radius: 8, blur: 7),
      card(60, 50, blur: 7.01), grouped(opacity: 0.5, items: [card(60, 50, blur: 7)]),
      .shadow(
        DisplayShadow(
          of: [grouped(opacity: 0.5, items: [solid(60, 50, 40, 26, .white, radius: 9)])], radius: 7,
          offset: CGSize(width: 2.5, height: 3), color: .black, transform: .identity)),
    ].map { frame(200, 160, on: .white, [$0]) }
    for list in lists + lists {
      let expected = try rasterizer(BlurCache()).render(list)
      #expect(isSame(try rasterizer(cache).render(list), expected))
    }
  }

  @Test("earlier drawing does not affect shadows and glass", arguments: 1...20)
  func history(_ seed: UInt64) throws {
    let cache = BlurCache()
    var lists = try RandomLists(seed: seed &+ 15000, .glass)
    let all = (0..<4).map { _ in lists.list() }
    for list in all + all + all.reversed() {
      let expected = try rasterizer(BlurCache()).render(list)
      #expect(isSame(try rasterizer(cache).render(list), expected), "seed \(seed)")
    }
  }

  @Test(
    "glass over an unchanged backdrop is cached when it recurs, within the limit"
  )
  func bounded() throws {
    let cache = BlurCache(masksInBytes: 40_000, imagesInBytes: 100_000)
    let photo = image(try noise(80, 60))
    func list(_ blur: Double) -> DisplayList {
      frame(100, 80, [photo, glass(10, 10, 60, 40, blur: blur), card(20, 20, blur: blur)])
    }
    let rasterizer = rasterizer(cache)
    let first = try rasterizer.render(list(5))
    #expect(cache.bytes == 0)
    for _ in 0..<3 { #expect(isSame(try rasterizer.render(list(5)), first)) }
    let masks = BlurCache()
    for _ in 0..<2 {
      _ = try self.rasterizer(masks).render(frame(100, 80, [card(20, 20, blur: 5)]))
    }
    #expect(masks.bytes > 0 && cache.bytes > masks.bytes)
    for blur in 1...40 {
      for _ in 0..<3 { _ = try rasterizer.render(list(Double(blur))) }
      #expect(cache.bytes <= 140_000)
    }
    #expect(isSame(try rasterizer.render(list(5)), first))
  }
}
