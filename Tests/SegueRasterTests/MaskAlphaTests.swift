// Masks are drawn without colors where they consist of colors, gradients and opaque images, and what
// they leave as it is, is skipped.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct MaskAlphaTests {
  private let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
  private let width = 230
  private let height = 70

  private func number(_ range: ClosedRange<Double>, _ random: inout Seeded) -> Double {
    .random(in: range, using: &random)
  }

  private func rect(_ random: inout Seeded) -> CGRect {
    CGRect(
      x: number(-20...160, &random).rounded(.down) / (random.next() % 2 == 0 ? 1 : 1.7),
      y: number(-10...50, &random), width: number(5...150, &random), height: number(4...60, &random)
    )
  }

  private func gradient(_ random: inout Seeded) -> DisplayItem {
    let rect = rect(&random)
    let slant = random.next() % 2 == 0 ? 0 : number(-40...40, &random)
    let stops = [GradientStop(.black, at: 0), GradientStop(clear, at: 1)]
    let gradient = DisplayGradient(
      .axial(
        from: CGPoint(x: rect.minX, y: 0), to: CGPoint(x: rect.maxX, y: CGFloat(slant))),
      stops: stops)
    return .gradient(
      GradientFill(
        shape: .rounded(RoundedRectangle(rect)), transform: .identity, gradient: gradient,
        opacity: number(0.3...1, &random)))
  }

  /// Returns items of all kinds of which masks consist, some of them in groups.
  private func items(_ random: inout Seeded) throws -> [DisplayItem] {
    try (0..<Int(number(1...6, &random))).map { _ in
      let rect = rect(&random)
      let color = DisplayColor(
        red: 1, green: 0.3, blue: 0, alpha: random.next() % 2 == 0 ? 1 : number(0...1, &random))
      switch random.next() % 6 {
      case 0:
        return solid(
          Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height), color,
          radius: number(0...20, &random))
      case 1: return solid(40, 5, 90, 40, color, turn(about: 80, 30))
      case 2: return gradient(&random)
      case 3: return image(try noise(60, 30), at: Double(rect.minX), Double(rect.minY))
      case 4:
        return image(try noise(60, 30, opaque: false), at: Double(rect.minX), Double(rect.minY))
      default:
        return grouped(
          opacity: number(0.2...1, &random), clip: RoundedRectangle(rect),
          items: [solid(0, 0, 200, 60, color), gradient(&random)])
      }
    }
  }

  @Test("the alpha of a mask is that of its items drawn over nothing", arguments: 0..<16)
  func alpha(_ seed: UInt64) throws {
    var random = Seeded(state: seed &+ 91)
    for _ in 0..<6 {
      try expectAlpha(of: try items(&random))
    }
  }

  @Test("an image in masks of several openings is that of the reference", arguments: 0..<12)
  func openings(_ seed: UInt64) throws {
    var random = Seeded(state: seed &+ 17)
    for _ in 0..<4 {
      let openings = (0..<Int(number(1...5, &random))).map { index in
        solid(
          Double(index) * 45 + number(-3...3, &random), number(-5...20, &random),
          number(20...44, &random), number(10...70, &random), .black,
          radius: number(0...12, &random))
      }
      let photo = image(try noise(width, height, seed: seed), at: number(-2...2, &random), 0)
      let list = frame(
        width, height, on: .red,
        [
          .masked(
            DisplayMask(
              [photo], through: openings,
              opacity: random.next() % 2 == 0 ? 1 : number(0...1, &random)))
        ])
      var rasterizer = Rasterizer()
      rasterizer.tileHeight = Int(number(1...70, &random))
      rasterizer.level = [.baseline, .avx2, .avx512][Int(random.next() % 3)]
      #expect(isSame(try rasterizer.render(list), try ReferenceRasterizer.render(list)))
    }
  }

  @Test("the alpha of a mask of upright rectangles, whose even rows are copied", arguments: 0..<8)
  func rectangles(_ seed: UInt64) throws {
    var random = Seeded(state: seed &+ 53)
    for _ in 0..<6 {
      let items = (0..<Int(number(2...5, &random))).map { _ in
        let color = DisplayColor(
          red: 0, green: 0, blue: 0, alpha: random.next() % 2 == 0 ? 1 : number(0...1, &random))
        return solid(
          number(-5...150, &random), number(-5...50, &random), number(5...120, &random),
          number(3...30, &random), color)
      }
      try expectAlpha(of: items)
    }
  }

  /// Expects that a mask of items has the alpha of the items drawn over nothing.
  private func expectAlpha(of items: [DisplayItem]) throws {
    let masked = DisplayItem.masked(
      DisplayMask([solid(0, 0, 230, 70, .white)], through: items, opacity: 1))
    let drawn = try Rasterizer().render(frame(width, height, on: clear, items))
    let seen = try Rasterizer().render(frame(width, height, on: clear, [masked]))
    for y in 0..<height {
      let differs = (0..<width).first { drawn[$0, y].alpha != seen[$0, y].alpha }
      #expect(differs == nil, "row \(y)")
    }
  }
}
