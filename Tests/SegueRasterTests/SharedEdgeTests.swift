// Opaque outlines whose edges pass through the same pixels: nothing behind them shows where they
// meet, and where their edges lie over something else they are smooth.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct SharedEdgeTests {
  private static let green = DisplayColor(red: 0, green: 1, blue: 0, alpha: 1)

  /// Turns, scales and shears about the middle of a frame of 32 x 32 pixels, each at four places.
  private static let places: [CGAffineTransform] = {
    let offsets: [(Double, Double)] = [(0, 0), (0.25, 0.5), (0.37, 0.81), (0.004, 0.993)]
    let angles = [0, 0.001, 0.3, 0.7853981633974483, 1, 1.5707963267948966, 2.6, 4.1]
    return angles.flatMap { angle in
      offsets.flatMap { x, y in
        [1, 0.73].map { scale in
          CGAffineTransform(rotationAngle: angle).concatenating(
            CGAffineTransform(a: scale, b: 0, c: scale == 1 ? 0 : 0.2, d: 1, tx: 16 + x, ty: 16 + y)
          )
        }
      }
    }
  }()

  private func plain(_ color: DisplayColor) throws -> Bitmap {
    let pixels = try Rasterizer().render(frame(8, 8, on: color, []))
    return Bitmap(pixels)
  }

  private func picture(_ rect: CGRect, _ color: DisplayColor, _ t: CGAffineTransform) throws
    -> DisplayItem
  {
    .image(
      ImageQuad(
        bitmap: try plain(color), source: CGRect(x: 0, y: 0, width: 8, height: 8),
        destination: rect, transform: t))
  }

  private func box(_ rect: CGRect, _ color: DisplayColor, _ t: CGAffineTransform) -> DisplayItem {
    .solid(SolidQuad(shape: RoundedRectangle(rect), transform: t, color: color))
  }

  /// Items clipped to a rectangle, none of which covers all of it.
  private func clipped(_ rect: CGRect, _ color: DisplayColor, _ t: CGAffineTransform) -> DisplayItem
  {
    let (upper, lower) = rect.insetBy(dx: -5, dy: -5)
      .divided(atDistance: rect.height / 2 + 3, from: .minYEdge)
    return grouped(
      clip: RoundedRectangle(rect), t, items: [box(upper, color, t), box(lower, color, t)])
  }

  /// Draws items that cover the whole frame over green; returns the largest amount of green.
  private func leak(_ items: [DisplayItem]) throws -> UInt8 {
    let list = frame(32, 32, on: Self.green, items)
    let drawn = try Rasterizer().render(list)
    #expect(isSame(drawn, try ReferenceRasterizer.render(list)))
    return (0..<32).flatMap { y in (0..<32).map { drawn[$0, y].green } }.max() ?? 0
  }

  private static let left = CGRect(x: -90, y: -90, width: 90, height: 180)
  private static let right = CGRect(x: 0, y: -90, width: 90, height: 180)

  @Test("two opaque outlines that share an edge hide what is behind, at any place and turn")
  func two() throws {
    for t in Self.places {
      let blue = box(Self.right, .blue, t)
      #expect(try leak([box(Self.left, .red, t), blue]) <= 1, "\(t)")
      #expect(try leak([blue, box(Self.left, .red, t)]) <= 1, "\(t)")
      #expect(try leak([picture(Self.left, .red, t), picture(Self.right, .blue, t)]) <= 1, "\(t)")
      #expect(try leak([picture(Self.left, .red, t), blue]) <= 1, "\(t)")
    }
  }

  @Test("so do outlines whose shared edges have other ends")
  func otherEnds() throws {
    for t in Self.places {
      let short = CGRect(x: -70, y: -80, width: 70, height: 155)
      #expect(try leak([box(short, .red, t), box(Self.right, .blue, t)]) <= 1, "\(t)")
    }
  }

  @Test("so do clipped groups, and outlines next to them")
  func groups() throws {
    for t in Self.places {
      let (red, blue) = (clipped(Self.left, .red, t), clipped(Self.right, .blue, t))
      #expect(try leak([red, blue]) <= 1, "\(t)")
      #expect(try leak([box(Self.left, .red, t), blue]) <= 1, "\(t)")
      #expect(try leak([red, box(Self.right, .blue, t)]) <= 1, "\(t)")
      // A background of the same rectangle does not show either.
      let ground = box(Self.right, Self.green, t)
      #expect(try leak([box(Self.left, .red, t), ground, blue]) <= 1, "\(t)")
    }
  }

  @Test("outlines in perspective hide what is behind them")
  func perspective() throws {
    for t in Self.places {
      let map = Homography(a: 1, b: 0.1, c: 0, d: 1, tx: 0, ty: 0, p: 0.004, q: 0.002, r: 1.05)
      let items = [box(Self.left, .red, t), box(Self.right, .blue, t)]
      let all = DisplayItem.projected(DisplayProjection(items, through: map))
      #expect(try leak([all]) <= 1, "\(t)")
    }
  }

  @Test("three outlines that meet in a corner hide what is behind them")
  func three() throws {
    let (upper, lower) = Self.right.divided(atDistance: 90, from: .minYEdge)
    for t in Self.places {
      let items = [
        box(Self.left, .red, t), box(upper, .blue, t),
        box(lower, DisplayColor(red: 1, green: 0, blue: 1, alpha: 1), t),
      ]
      for order in [[0, 1, 2], [1, 2, 0], [2, 0, 1]] {
        #expect(try leak(order.map { items[$0] }) <= 1, "\(t)")
      }
    }
  }

  @Test("colors at a shared edge are mixtures of both, in the ratio of the areas")
  func mixture() throws {
    let t = CGAffineTransform(translationX: 7.25, y: 0)
    let drawn = try Rasterizer().render(
      frame(16, 2, on: Self.green, [box(Self.left, .red, t), box(Self.right, .blue, t)]))
    #expect(drawn[6, 0] == PremultipliedRGBA8(255, 0, 0, 255))
    #expect(drawn[7, 0] == PremultipliedRGBA8(64, 0, 191, 255))
    #expect(drawn[8, 0] == PremultipliedRGBA8(0, 0, 255, 255))
  }

  @Test("where a shared edge ends, each color has the area in which it is visible")
  func end() throws {
    // In the pixel (4, 4) each of both covers 0.5 x 0.25.
    let drawn = try Rasterizer().render(
      frame(
        10, 10, on: Self.green,
        [solid(1, 4.75, 3.5, 4, .red), solid(4.5, 4.75, 3, 4, .blue)]))
    let both = drawn[4, 4]
    #expect(abs(Int(both.red) - 32) <= 1 && abs(Int(both.blue) - 32) <= 1)
    #expect(abs(Int(both.green) - 191) <= 1)
    #expect(drawn[3, 4] == PremultipliedRGBA8(64, 191, 0, 255))
    #expect(drawn[5, 4] == PremultipliedRGBA8(0, 191, 64, 255))
  }

  @Test("an edge over a background has exactly its coverage, whatever lies beneath it")
  func background() throws {
    for t in Self.places {
      let card = box(CGRect(x: -9, y: -7, width: 18, height: 14), .blue, t)
      let under = box(CGRect(x: -9, y: -7, width: 18, height: 14), .red, t)
      let alone = try Rasterizer().render(frame(32, 32, on: Self.green, [card]))
      let both = try Rasterizer().render(frame(32, 32, on: Self.green, [under, card]))
      #expect(isSame(alone, both), "\(t)")
    }
  }

  @Test("translucent content does not hide the edges behind it")
  func translucent() throws {
    let half = DisplayColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let drawn = try Rasterizer().render(
      frame(4, 1, on: Self.green, [solid(0, 0, 1.5, 1, .red), solid(1.5, 0, 2, 1, half)]))
    // Red covers 128/255, and blue 64/255 of that.
    #expect(drawn[1, 0].green == 95 || drawn[1, 0].green == 96)
    let faded = grouped(
      opacity: 0.5, items: [solid(1.5, 0, 2, 1, .blue), solid(9, 0, 1, 1, .blue)])
    let group = try Rasterizer().render(
      frame(4, 1, on: Self.green, [solid(0, 0, 1.5, 1, .red), faded]))
    #expect(group[1, 0].green == 95 || group[1, 0].green == 96)
  }

  @Test("a faded group is seamless within")
  func faded() throws {
    for t in Self.places {
      let items = [box(Self.left, .red, t), box(Self.right, .blue, t)]
      let drawn = try Rasterizer().render(
        frame(32, 32, on: Self.green, [grouped(opacity: 0.5, items: items)]))
      for y in 0..<32 {
        for x in 0..<32 { #expect((126...129).contains(drawn[x, y].green), "\(t)") }
      }
    }
  }

  @Test(
    "tiles, threads and kernels draw what the reference draws", arguments: Array(UInt64(1)...40))
  func reference(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let t =
      seed.isMultiple(of: 3)
      ? CGAffineTransform(translationX: number(-3...3), y: number(-3...3))
      : CGAffineTransform(rotationAngle: number(0...6)).concatenating(
        CGAffineTransform(translationX: number(10...40), y: number(10...40)))
    /// A grid of cells, some of them rounded, faded, or grids themselves.
    func cells(_ rect: CGRect, _ depth: Int) -> [DisplayItem] {
      (0..<9).flatMap { i -> [DisplayItem] in
        let (w, h) = (rect.width / 3, rect.height / 3)
        let cell = CGRect(
          x: rect.minX + w * Double(i % 3), y: rect.minY + h * Double(i / 3), width: w, height: h)
        let color = DisplayColor(
          red: number(0...1), green: number(0...1), blue: number(0...1), alpha: 1)
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return []
        case 1:
          let shape = RoundedRectangle(cell, radius: number(0...6), curve: .continuous)
          return [.solid(SolidQuad(shape: shape, transform: t, color: color))]
        case 2 where depth < 2:
          let clip = RoundedRectangle(cell, radius: number(-4...4))
          return [
            grouped(
              opacity: number(0...1) < 0.3 ? 0.5 : 1, clip: clip, t,
              items: cells(cell.insetBy(dx: -2, dy: -1), depth + 1))
          ]
        case 3 where depth < 2: return [box(cell, color, t)] + cells(cell, depth + 1)
        default: return [box(cell, color, t)]
        }
      }
    }
    let side = number(30...60)
    let list = frame(
      61, 47, on: Self.green,
      cells(CGRect(x: -side / 2, y: -side / 3, width: side, height: side), 0))
    let expected = try ReferenceRasterizer.render(list)
    for level in KernelLevel.available {
      for (width, height) in [(16, 4), (64, 64), (48, 2)] {
        var rasterizer = Rasterizer(workers: height == 2 ? 3 : 1)
        (rasterizer.level, rasterizer.tileWidth, rasterizer.tileHeight) = (level, width, height)
        let drawn = try rasterizer.render(list)
        #expect(isSame(drawn, expected), "\(level), tiles \(width) x \(height)\n\(list.dump())")
      }
    }
  }

  @Test("many outlines are related as few are")
  func many() throws {
    // 400 strips of 2.37 pixels, of which each hides green between itself and the next.
    let strips = (0..<400).map { i in
      solid(-10, 2.37 * Double(i) - 3, 60, 2.37, i.isMultiple(of: 2) ? .red : .blue)
    }
    let drawn = try Rasterizer().render(frame(40, 900, on: Self.green, strips))
    for y in 0..<900 { #expect(drawn[20, y].green <= 1, "row \(y)") }
  }

  @Test(
    "rows in which edges do not meet are drawn as if they were compared", arguments: UInt64(1)...12)
  func rowsApart(_ seed: UInt64) throws {
    var random = Seeded(state: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    // Outlines much larger than their common pixels, in tiles of several heights.
    let items = (0..<14).map { i -> DisplayItem in
      let color = DisplayColor(
        red: number(0...1), green: number(0...1), blue: number(0...1),
        alpha: i % 4 == 0 ? 0.6 : 1)
      let (side, radius) = (number(20...70), i % 3 == 0 ? number(1...30) : 0)
      let t = CGAffineTransform(rotationAngle: i % 5 == 0 ? 0 : number(0...6))
        .concatenating(CGAffineTransform(translationX: number(-10...100), y: number(-10...140)))
      let rect = CGRect(x: 0, y: 0, width: side, height: number(4...70))
      return .solid(
        SolidQuad(shape: RoundedRectangle(rect, radius: radius), transform: t, color: color))
    }
    let list = frame(110, 150, on: Self.green, items)
    let expected = try ReferenceRasterizer.render(list)
    for level in KernelLevel.available {
      for height in [6, 32, 150] {
        var rasterizer = Rasterizer()
        (rasterizer.level, rasterizer.tileHeight) = (level, height)
        #expect(isSame(try rasterizer.render(list), expected), "\(level), tiles of \(height)")
      }
    }
  }
}
