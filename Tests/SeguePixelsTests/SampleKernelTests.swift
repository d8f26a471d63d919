import CSegueKernels
import SeguePixels
import Testing

/// Compares the samplers, at every CPU level, with sample-by-sample results.
@Suite struct SampleKernelTests {
  private static func image(_ width: Int, _ height: Int, _ random: inout Seeded) throws
    -> PixelBuffer
  {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixels[x, y] = random.pixel() } }
    return pixels
  }

  private static func described(_ p: PixelBuffer, _ area: (Int, Int, Int, Int)) -> segue_image {
    segue_image(
      pixels: UnsafePointer(p.baseAddress.assumingMemoryBound(to: UInt8.self)),
      bytes_per_row: p.bytesPerRow, min_x: Int32(area.0), min_y: Int32(area.1),
      max_x: Int32(area.2), max_y: Int32(area.3))
  }

  private static func sample(
    _ p: PixelBuffer, _ area: (Int, Int, Int, Int), _ u: Int64, _ v: Int64, nearest: Bool
  ) -> PremultipliedRGBA8 {
    func pixel(_ dx: Int64, _ dy: Int64) -> PremultipliedRGBA8 {
      p[
        Int(min(max((u >> 20) + dx, Int64(area.0)), Int64(area.2))),
        Int(min(max((v >> 20) + dy, Int64(area.1)), Int64(area.3)))]
    }
    if nearest { return pixel(0, 0) }
    return .bilinear(pixel, u, v)
  }

  @Test(
    "bilinear and nearest sampling is correct along any line, inside and outside",
    arguments: KernelLevel.available, [UInt64](1...60))
  func lines(_ level: KernelLevel, _ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let (width, height) = (
      Int.random(in: 1...50, using: &random), Int.random(in: 1...40, using: &random)
    )
    let pixels = try Self.image(width, height, &random)
    let x = Int.random(in: 0..<width, using: &random)
    let y = Int.random(in: 0..<height, using: &random)
    let area = (x / 2, y / 2, width - 1 - (width - 1 - x) / 2, height - 1 - (height - 1 - y) / 2)
    let step = seed % 3 == 0 ? Int64(1) << 24 : Int64(1) << 20
    let run = segue_run(
      u: Int64.random(in: -5 << 20...Int64(width + 5) << 20, using: &random),
      v: Int64.random(in: -5 << 20...Int64(height + 5) << 20, using: &random),
      du: Int64.random(in: -step...step, using: &random),
      dv: seed % 2 == 0 ? 0 : Int64.random(in: -step...step, using: &random))
    let count = Int.random(in: 1...70, using: &random)
    var image = Self.described(pixels, area)
    let kernels = Kernels.at(level)
    for nearest in [false, true] {
      var out = [UInt32](repeating: 7, count: count + 1)
      if nearest {
        kernels.nearest(&out, &image, run, count)
      } else {
        kernels.bilinear(&out, &image, run, count)
      }
      let expected = (0..<Int64(count)).map {
        Self.sample(pixels, area, run.u + $0 * run.du, run.v + $0 * run.dv, nearest: nearest).word
      }
      #expect(out == expected + [7], "seed \(seed), \(level), nearest \(nearest)")
    }
  }

  @Test(
    "means of columns and then of rows are the bilinear sample",
    arguments: KernelLevel.available, [UInt64](1...60))
  func separable(_ level: KernelLevel, _ seed: UInt64) throws {
    var random = Seeded(state: seed &+ 100)
    let width = Int.random(in: 1...90, using: &random)
    let pixels = try Self.image(width, 2, &random)
    let count = Int.random(in: 1...100, using: &random)
    let isMove = seed % 3 == 0
    let du = isMove ? 1 << 20 : Int64.random(in: -3 << 20...3 << 20, using: &random)
    let u = Int64.random(in: isMove ? 0...1 << 20 : -5 << 20...Int64(width) << 20, using: &random)
    let weight = Int32.random(in: 0...32767, using: &random)
    let kernels = Kernels.at(level)
    let room = count + 32
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 4 * room)
    defer { memory.deallocate() }
    let rows = [0, 1].map {
      segue_means(rb: memory + 2 * $0 * room, ga: memory + (2 * $0 + 1) * room)
    }
    for row in 0...1 {
      if isMove && count + Int(u >> 20) < width {
        let source = pixels.words(row) + Int(u >> 20)
        kernels.columns(rows[row], source, Int32((u >> 13) & 127), count)
      } else {
        var line = segue_line(pixels: pixels.words(row), min_x: 0, max_x: Int32(width - 1))
        kernels.columns_at(rows[row], &line, segue_run(u: u, v: 0, du: du, dv: 0), count)
      }
    }
    var out = [UInt32](repeating: 7, count: count + 1)
    kernels.rows(&out, rows[0], rows[1], weight, count)
    let v = Int64(weight) << 5
    let expected = (0..<Int64(count)).map {
      Self.sample(pixels, (0, 0, width - 1, 1), u + $0 * du, v, nearest: false).word
    }
    #expect(out == expected + [7], "seed \(seed), \(level)")
  }

  @Test("equal neighbors are unchanged at every weight")
  func constants() {
    for byte in UInt8(0)...255 {
      for column in stride(from: Int32(0), through: 127, by: 9) {
        for row in stride(from: Int32(0), through: 32767, by: 2047) {
          #expect(
            PixelArithmetic.bilinear(byte, byte, byte, byte, column: column, row: row) == byte)
        }
      }
    }
  }

  @Test("the integer mean is within 1 of the real one, and always between its neighbors")
  func accuracy() {
    var random = Seeded(state: 11)
    for _ in 0..<20000 {
      let (p, column) = (random.bytes(4), Int32.random(in: 0...127, using: &random))
      let row = Int32.random(in: 0...32767, using: &random)
      let (x, y) = (Double(column) / 128, Double(row) / 32768)
      let top = Double(p[0]) * (1 - x) + Double(p[1]) * x
      let real = top * (1 - y) + (Double(p[2]) * (1 - x) + Double(p[3]) * x) * y
      let ours = PixelArithmetic.bilinear(p[0], p[1], p[2], p[3], column: column, row: row)
      #expect(abs(Double(ours) - real) < 0.55)
    }
  }
}
