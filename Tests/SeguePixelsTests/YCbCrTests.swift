import SeguePixels
import Testing

@Suite struct YCbCrTests {
  struct Known: Sendable {
    var name: String
    var rgb: (UInt8, UInt8, UInt8)
    var y, cb, cr: UInt8
  }

  static let known = [
    Known(name: "white", rgb: (255, 255, 255), y: 235, cb: 128, cr: 128),
    Known(name: "black", rgb: (0, 0, 0), y: 16, cb: 128, cr: 128),
    Known(name: "grey", rgb: (128, 128, 128), y: 126, cb: 128, cr: 128),
    Known(name: "red", rgb: (255, 0, 0), y: 63, cb: 102, cr: 240),
    Known(name: "green", rgb: (0, 255, 0), y: 173, cb: 42, cr: 26),
    Known(name: "blue", rgb: (0, 0, 255), y: 32, cb: 240, cr: 118),
  ]

  @Test("BT.709 conversion gives known values", arguments: known)
  func knownValues(_ known: Known) throws {
    let image = try PixelBuffer(width: 2, height: 2)
    for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      image[x, y] = PremultipliedRGBA8(known.rgb.0, known.rgb.1, known.rgb.2, 255)
    }
    let planes = try YCbCrPlanes(width: 2, height: 2)
    try planes.convert(from: image)
    #expect((planes.luma[0], planes.cb[0], planes.cr[0]) == (known.y, known.cb, known.cr))
  }

  @Test("an odd image repeats its last column and row")
  func oddSizes() throws {
    let odd = try PixelBuffer(width: 3, height: 5)
    let even = try PixelBuffer(width: 4, height: 6)
    for y in 0..<6 {
      for x in 0..<4 {
        let (x0, y0) = (min(x, 2), min(y, 4))
        let pixel = PremultipliedRGBA8(UInt8(40 * x0), UInt8(50 * y0), UInt8(10 * x0 * y0), 255)
        even[x, y] = pixel
        if x < 3, y < 5 { odd[x, y] = pixel }
      }
    }
    let (a, b) = (try YCbCrPlanes(width: 3, height: 5), try YCbCrPlanes(width: 4, height: 6))
    try a.convert(from: odd)
    try b.convert(from: even)
    for y in 0..<6 {
      for x in 0..<4 { #expect(a.luma[y * a.lumaStride + x] == b.luma[y * b.lumaStride + x]) }
    }
    for y in 0..<3 {
      for x in 0..<2 {
        #expect(a.cb[y * a.chromaStride + x] == b.cb[y * b.chromaStride + x])
        #expect(a.cr[y * a.chromaStride + x] == b.cr[y * b.chromaStride + x])
      }
    }
  }

  @Test("an image of another size is refused")
  func sizes() throws {
    let planes = try YCbCrPlanes(width: 4, height: 4)
    let image = try PixelBuffer(width: 5, height: 4)
    #expect(throws: PixelError.size(width: 5, height: 4)) { try planes.convert(from: image) }
  }

  @Test(
    "kernels of every level match the arithmetic, which is within 1 of real numbers",
    arguments: KernelLevel.available, [(2, 2), (5, 3), (64, 4), (71, 6), (130, 2)])
  func accuracy(_ level: KernelLevel, _ size: (Int, Int)) throws {
    var random = Seeded(state: UInt64(size.0))
    let image = try PixelBuffer(width: size.0, height: size.1)
    for y in 0..<size.1 {
      for x in 0..<size.0 { image[x, y] = random.pixel(premultiplied: false) }
    }
    let planes = try YCbCrPlanes(width: size.0, height: size.1)
    try planes.convert(from: image, Kernels.at(level))
    func pixel(_ x: Int, _ y: Int) -> PremultipliedRGBA8 {
      image[min(x, size.0 - 1), min(y, size.1 - 1)]
    }
    for y in 0..<planes.height {
      for x in 0..<planes.width {
        let p = pixel(x, y)
        let luma = planes.luma[y * planes.lumaStride + x]
        #expect(luma == YCbCrArithmetic.luma(Int32(p.red), Int32(p.green), Int32(p.blue)))
        #expect(abs(Double(luma) - Self.real(p).y) <= 0.51)
      }
    }
    for y in 0..<planes.height / 2 {
      for x in 0..<planes.width / 2 {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { pixel(2 * x + $0.0, 2 * y + $0.1) }
        let sums = four.reduce(SIMD3<Int32>()) {
          $0 &+ SIMD3(Int32($1.red), Int32($1.green), Int32($1.blue))
        }
        let i = y * planes.chromaStride + x
        #expect(planes.cb[i] == YCbCrArithmetic.cb(sums.x, sums.y, sums.z))
        #expect(planes.cr[i] == YCbCrArithmetic.cr(sums.x, sums.y, sums.z))
        let (cb, cr) = four.map(Self.real).reduce((0.0, 0.0)) {
          ($0.0 + $1.cb / 4, $0.1 + $1.cr / 4)
        }
        #expect(abs(Double(planes.cb[i]) - cb) <= 0.52 && abs(Double(planes.cr[i]) - cr) <= 0.52)
      }
    }
  }

  private static func real(_ p: PremultipliedRGBA8) -> (y: Double, cb: Double, cr: Double) {
    let (r, g, b) = (Double(p.red) / 255, Double(p.green) / 255, Double(p.blue) / 255)
    let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    return (16 + 219 * y, 128 + 224 * (b - y) / 1.8556, 128 + 224 * (r - y) / 1.5748)
  }
}
