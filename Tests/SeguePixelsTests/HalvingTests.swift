import SeguePixels
import Testing

@Suite struct HalvingTests {
  @Test(
    "each pixel is the rounded mean of four, with odd edges repeated",
    arguments: KernelLevel.available, [(1, 1), (2, 2), (3, 5), (17, 2), (64, 31), (71, 9)])
  func means(_ level: KernelLevel, _ size: (Int, Int)) throws {
    var random = Seeded(state: 3)
    let whole = try PixelBuffer(width: size.0, height: size.1)
    for y in 0..<size.1 { for x in 0..<size.0 { whole[x, y] = random.pixel() } }
    let half = try whole.halved(Kernels.at(level))
    #expect((half.width, half.height) == ((size.0 + 1) / 2, (size.1 + 1) / 2))
    for y in 0..<half.height {
      for x in 0..<half.width {
        let (x1, y1) = (min(2 * x + 1, size.0 - 1), min(2 * y + 1, size.1 - 1))
        let four = [whole[2 * x, 2 * y], whole[x1, 2 * y], whole[2 * x, y1], whole[x1, y1]]
        for part in [\PremultipliedRGBA8.red, \.green, \.blue, \.alpha] {
          let sum = four.reduce(0) { $0 + Int($1[keyPath: part]) }
          #expect(Int(half[x, y][keyPath: part]) == (sum + 2) / 4)
        }
      }
    }
  }

  @Test("levels are created once and shared")
  func levels() throws {
    let bitmap = Bitmap(try PixelBuffer(width: 9, height: 5))
    let second = try bitmap.level(2)
    #expect((second.width, second.height) == (3, 2))
    #expect(try bitmap.level(2) === second)
    #expect(try bitmap.level(0) === bitmap.pixels)
  }
}
