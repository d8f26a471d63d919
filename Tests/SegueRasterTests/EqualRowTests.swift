// Rows of a mask that are equal are blurred once. Noise beyond the reach of a blur makes all rows
// differ, and changes nothing else.

import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct EqualRowTests {
  private let card = PixelRect(minX: 3, minY: -5, maxX: 43, maxY: 211)

  /// Returns a card whose edges are partly covered, and to the right of `noisy` noise.
  private func mask(noisy: Int?, seed: UInt64 = 7) throws -> AlphaMask {
    var random = Seeded(state: seed)
    var bounds = card
    if let noisy { bounds.maxX = noisy + 4 }
    let mask = try AlphaMask(bounds)
    for y in card.minY..<card.maxY {
      let row = mask.row(y)
      let isEdge = y == card.minY || y == card.maxY - 1
      for x in 0..<card.width { row[x] = isEdge ? 90 : 255 }
      (row[0], row[card.width - 1]) = (isEdge ? 20 : 130, isEdge ? 7 : 61)
      guard let noisy else { continue }
      for x in noisy..<bounds.maxX { row[x - bounds.minX] = .random(in: 0...255, using: &random) }
    }
    return mask
  }

  @Test(
    "equal rows have the bytes that rows have which are computed one by one",
    arguments: [0.6, 2, 5.5, 6.5, 13, 26], [0.6, 4, 7, 12.5, 30])
  func bytes(across: Double, down: Double) throws {
    for workers in [1, 3] {
      let blur = GaussianBlur(across: across, down: down, tools: BlurTools(workers: workers))
      let area = blur.reach(card)
      let even = try blur(mask(noisy: nil), within: area)
      let noisy = try blur(mask(noisy: 2 * area.maxX), within: area)
      for y in area.minY..<area.maxY {
        let (a, b) = (even.row(y), noisy.row(y))
        #expect((0..<area.width).allSatisfy { a[$0] == b[$0] }, "row \(y)")
      }
    }
  }

  @Test("masks that differ in the number of equal rows have blurs of their own")
  func cache() throws {
    let cache = BlurCache()
    func blurred(_ height: Double) throws -> PixelBuffer {
      var rasterizer = Rasterizer()
      rasterizer.blurs = cache
      return try rasterizer.render(
        frame(
          60, 90, on: .white,
          [
            .shadow(
              DisplayShadow(
                of: [solid(10, 10, 30, height, .red)], radius: 4, offset: .zero, color: .black,
                transform: .identity, hidesItems: true))
          ]))
    }
    let first = try blurred(40)
    #expect(isSame(try blurred(40), first))
    #expect(!isSame(try blurred(41), first))
  }
}
