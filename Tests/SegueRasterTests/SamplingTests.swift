import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

extension SampleFilter {
  static let smooth: [SampleFilter] = [.linear, .trilinear]
}

@Suite struct SamplingTests {
  let rasterizer = Rasterizer()

  private func mean(_ p: PixelBuffer, _ xs: Range<Int>, _ ys: Range<Int>) -> Double {
    var sum = 0
    for y in ys { for x in xs { sum += Int(p[x, y].green) } }
    return Double(sum) / Double(xs.count * ys.count)
  }

  /// Black and white columns, one pixel wide: the worst image to reduce.
  private func stripes(_ size: Int, height: Int? = nil) throws -> Bitmap {
    let pixels = try PixelBuffer(width: size, height: height ?? size)
    for y in 0..<pixels.height {
      for x in 0..<size {
        let level: UInt8 = x % 2 == 0 ? 0 : 255
        pixels[x, y] = PremultipliedRGBA8(level, level, level, 255)
      }
    }
    return Bitmap(pixels)
  }

  private func scaled(_ bitmap: Bitmap, _ s: Double, _ shift: Double = 0) throws -> PixelBuffer {
    let t = CGAffineTransform(a: CGFloat(s), b: 0, c: 0, d: CGFloat(s), tx: CGFloat(shift), ty: 0)
    return try rasterizer.render(frame(64, 64, [image(bitmap, at: 0, 0, t)]))
  }

  @Test(
    "a reduced image keeps its mean at any scale",
    arguments: [0.9, 0.75, 0.6, 0.5, 0.41, 0.3, 0.25, 0.2, 0.13])
  func mean(_ scale: Double) throws {
    let size = Int(64 / scale) + 2
    for bitmap in [try noise(size, size), try stripes(size)] {
      let whole = mean(bitmap.pixels, 0..<size, 0..<size)
      #expect(abs(mean(try scaled(bitmap, scale), 0..<64, 0..<64) - whole) < 2.5)
    }
  }

  @Test(
    "an image reduced to half or less does not shimmer when it moves", arguments: [0.5, 0.3, 0.2])
  func shimmer(_ scale: Double) throws {
    let bitmap = try stripes(Int(64 / scale) + 8)
    for n in 0..<10 {
      let drawn = try scaled(bitmap, scale, -Double(n) / 10)
      for x in 2..<60 { #expect(abs(Int(drawn[x, 30].green) - 128) <= 2) }
    }
  }

  @Test("nor one reduced to a sixteenth", arguments: [0.0625, 0.07, 0.11], SampleFilter.smooth)
  func strongReduction(_ scale: Double, _ filter: SampleFilter) throws {
    let bitmap = try stripes(Int(24 / scale) + 40, height: Int(6 / scale) + 20)
    for n in 0..<10 {
      let t = CGAffineTransform(
        a: CGFloat(scale), b: 0, c: 0, d: CGFloat(scale), tx: CGFloat(-Double(n) / 10), ty: 0)
      let drawn = try rasterizer.render(frame(24, 6, [image(bitmap, at: 0, 0, t, filter: filter)]))
      for x in 0..<24 { #expect(abs(Int(drawn[x, 3].green) - 128) <= 2) }
    }
  }

  @Test(
    "trilinear keeps the mean and is softer than linear except at powers of a half")
  func trilinear() throws {
    let photo = try noise(96, 96)
    func drawn(_ scale: Double, _ filter: SampleFilter) throws -> PixelBuffer {
      let t = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
      return try rasterizer.render(frame(40, 40, [image(photo, at: 0, 0, t, filter: filter)]))
    }
    func contrast(_ p: PixelBuffer) -> Double {
      let middle = mean(p, 0..<40, 0..<40)
      return (0..<1600).reduce(0) { $0 + abs(Double(p[$1 % 40, $1 / 40].green) - middle) } / 1600
    }
    let (plain, soft) = (try drawn(0.8, .linear), try drawn(0.8, .trilinear))
    #expect(abs(mean(plain, 0..<40, 0..<40) - mean(soft, 0..<40, 0..<40)) < 2.5)
    #expect(contrast(soft) < 0.95 * contrast(plain))
    #expect(isSame(try drawn(0.5, .trilinear), try drawn(0.5, .linear)))
    #expect(isSame(try drawn(1.5, .trilinear), try drawn(1.5, .linear)))
  }

  @Test("a slowly changing scale changes the image slowly, also between levels")
  func continuity() throws {
    let bitmap = try noise(300, 300)
    var before: PixelBuffer?
    for n in 0...120 {
      let drawn = try scaled(bitmap, 0.8 - Double(n) / 200 * 0.9)
      defer { before = drawn }
      guard let before else { continue }
      // Near the fixed point nothing moves: only the filtering changes there.
      for y in 0..<3 {
        for x in 0..<3 { #expect(abs(Int(drawn[x, y].green) - Int(before[x, y].green)) <= 24) }
      }
    }
  }

  @Test("nearest repeats pixels when enlarged")
  func nearest() throws {
    let photo = try noise(4, 4)
    let t = CGAffineTransform(scaleX: 3, y: 3)
    let drawn = try rasterizer.render(
      frame(12, 12, [image(photo, at: 0, 0, t, filter: .nearest)]))
    for y in 0..<12 { for x in 0..<12 { #expect(drawn[x, y] == photo.pixels[x / 3, y / 3]) } }
  }

  @Test("a part of an image does not bleed from outside it")
  func part() throws {
    let pixels = try PixelBuffer(width: 6, height: 3)
    for y in 0..<3 {
      for x in 0..<6 {
        let inside = (2..<4).contains(x) && y == 1
        pixels[x, y] = PremultipliedRGBA8(inside ? 255 : 0, 0, inside ? 0 : 255, 255)
      }
    }
    let quad = ImageQuad(
      bitmap: Bitmap(pixels), source: CGRect(x: 2, y: 1, width: 2, height: 1),
      destination: CGRect(x: 0, y: 0, width: 11, height: 7), transform: .identity)
    let drawn = try rasterizer.render(frame(11, 7, [.image(quad)]))
    for y in 0..<7 {
      for x in 0..<11 { #expect(drawn[x, y] == PremultipliedRGBA8(255, 0, 0, 255)) }
    }
  }

  @Test("an image rotated by quarter turns has the same pixels, rotated")
  func quarterTurn() throws {
    let photo = try noise(5, 4)
    let t = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    let drawn = try rasterizer.render(frame(4, 5, [image(photo, at: 0, 0, t)]))
    for y in 0..<5 { for x in 0..<4 { #expect(drawn[x, y] == photo.pixels[y, 3 - x]) } }
  }

  @Test("a cross-fade is one image at 0, the other at 1, their mean halfway")
  func crossFade() throws {
    let (a, b) = (try noise(8, 8, seed: 1), try noise(8, 8, opaque: false, seed: 2))
    let rect = CGRect(x: 0, y: 0, width: 8, height: 8)
    func drawn(_ fraction: Double) throws -> PixelBuffer {
      let fade = CrossFade(bitmap: b, source: rect, fraction: fraction)
      let quad = ImageQuad(
        bitmap: a, source: rect, destination: rect, transform: .identity, crossFade: fade)
      return try rasterizer.render(frame(8, 8, on: .clear, [.image(quad)]))
    }
    #expect(isSame(try drawn(0), a.pixels))
    #expect(isSame(try drawn(1), b.pixels))
    let half = try drawn(0.5)
    for x in 0..<8 {
      #expect(abs(2 * Int(half[x, 3].red) - Int(a.pixels[x, 3].red) - Int(b.pixels[x, 3].red)) <= 1)
    }
  }
}
