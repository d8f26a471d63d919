// Images that are reduced as in graphics contexts, against the filter in doubles, and the properties
// that pictures of a public image library show.

import CoreGraphics
import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct ReductionTests {
  private func bitmap(
    _ width: Int, _ height: Int, _ color: (Int, Int) -> PremultipliedRGBA8
  ) throws -> Bitmap {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixels[x, y] = color(x, y) } }
    return Bitmap(pixels)
  }

  private func gray(_ level: Int) -> PremultipliedRGBA8 {
    PremultipliedRGBA8(UInt8(level), UInt8(level), UInt8(level), 255)
  }

  private func drawn(
    _ bitmap: Bitmap, in rect: CGRect, _ filter: SampleFilter = .lanczos, size: Int = 64
  ) throws -> PixelBuffer {
    let source = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let quad = ImageQuad(
      bitmap: bitmap, source: source, destination: rect, transform: .identity, filter: filter)
    return try Rasterizer().render(frame(size, size, [.image(quad)]))
  }

  /// One direction of the filter in doubles, with samples beyond the ends repeated.
  private func reduced(_ line: [Double], to count: Int) -> [Double] {
    func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(.pi * x) / (.pi * x) }
    let rate = max(1, Double(line.count - 1) / Double(count - 1))
    return (0..<count).map { pixel in
      let center = Double(pixel) * Double(line.count - 1) / Double(count - 1)
      var (sum, total) = (0.0, 0.0)
      for sample in Int(center - 2 * rate) - 1...Int(center + 2 * rate) + 1 {
        let x = (Double(sample) - center) / rate
        let weight = abs(x) < 2 ? sinc(x) * sinc(x / 2) : 0
        sum += weight * line[min(max(sample, 0), line.count - 1)]
        total += weight
      }
      return min(max((sum / total).rounded(), 0), 255)
    }
  }

  @Test(
    "the pixels are those of the filter, each axis by its own scale",
    arguments: [(40, 20), (11, 33), (60, 7), (25, 24)])
  func filter(_ size: (width: Int, height: Int)) throws {
    func level(_ x: Int, _ y: Int) -> Int { (x * x * 7 + y * 53 + x * y * 3) % 256 }
    let image = try bitmap(61, 44) { gray(level($0, $1)) }
    let found = try drawn(image, in: CGRect(x: 0, y: 0, width: size.width, height: size.height))
    let rows = (0..<44).map { y in reduced((0..<61).map { Double(level($0, y)) }, to: size.width) }
    for x in 0..<size.width {
      let column = reduced(rows.map { $0[x] }, to: size.height)
      for y in 0..<size.height { #expect(abs(Double(found[x, y].red) - column[y]) <= 2) }
    }
  }

  @Test("a line leaves a dark edge of 6 % on both sides, and the ends stay in place")
  func negativeLobe() throws {
    // 127 samples become 43 pixels: three samples for one pixel, and the middle ones coincide.
    let image = try bitmap(127, 127) { x, _ in gray(x == 63 ? 255 : x == 0 || x == 126 ? 200 : 100)
    }
    let found = try drawn(image, in: CGRect(x: 0, y: 0, width: 43, height: 43))
    let line = (19...23).map { Int(found[$0, 20].red) }
    // Lanczos with two lobes at 0, 1 and 2 pixels: 1, 0, 0, divided by three samples.
    #expect(abs(line[2] - (100 + 155 / 3)) <= 1 && abs(line[1] - 100) <= 1 && line[0] == 100)
    // Half a pixel beside the middle, 1.5 pixels away: -0.064 of a third of 155.
    let beside = try drawn(image, in: CGRect(x: 0.5, y: 0, width: 43, height: 43))
    #expect(abs(Int(beside[20, 20].red) - 97) <= 1)
    #expect(abs(Int(found[0, 20].red) - 133) <= 35 && found[0, 20] == found[42, 20])
  }

  @Test("one color stays that color, and colors never exceed their alpha")
  func range() throws {
    let even = try bitmap(90, 50) { _, _ in PremultipliedRGBA8(10, 60, 0, 120) }
    let found = try drawn(even, in: CGRect(x: 0, y: 0, width: 31, height: 12))
    #expect(found[4, 4] == found[0, 0] && found[4, 4] == found[30, 11])
    let rough = try bitmap(90, 90) { x, y in
      (x / 3 + y / 5) % 2 == 0
        ? PremultipliedRGBA8(200, 0, 90, 200) : PremultipliedRGBA8(0, 0, 0, 0)
    }
    let quad = ImageQuad(
      bitmap: rough, source: CGRect(x: 0, y: 0, width: 90, height: 90),
      destination: CGRect(x: 0, y: 0, width: 41, height: 41), transform: .identity,
      filter: .lanczos)
    let clear = try Rasterizer().render(
      DisplayList(width: 41, height: 41, background: .clear, items: [.image(quad)]))
    for y in 0..<41 {
      for x in 0..<41 { #expect(clear[x, y].red <= clear[x, y].alpha) }
    }
  }

  @Test("what is not reduced is drawn as by the linear filter")
  func notReduced() throws {
    let image = try bitmap(20, 20) { gray(($0 * 37 + $1 * 91) % 256) }
    for rect in [
      CGRect(x: 3, y: 4, width: 20, height: 20), CGRect(x: 0.3, y: 0.6, width: 33, height: 41),
    ] {
      #expect(isSame(try drawn(image, in: rect), try drawn(image, in: rect, .linear)))
    }
  }

  @Test("a strong reduction of a tall image is the same as the slow definition, and even")
  func strong() throws {
    let image = try bitmap(4, 4000) { gray($1 % 2 == 0 ? 0 : 255) }
    let rect = CGRect(x: 0.25, y: 0.5, width: 8, height: 9.5)
    let source = CGRect(x: 0, y: 0, width: 4, height: 4000)
    let list = frame(
      12, 12,
      [
        .image(
          ImageQuad(
            bitmap: image, source: source, destination: rect, transform: .identity,
            filter: .lanczos))
      ])
    let fast = try Rasterizer().render(list)
    #expect(isSame(fast, try ReferenceRasterizer.render(list)))
    // Weights of about 35/16384 are coarse for stripes, the worst image there is.
    for y in 2..<9 { #expect(abs(Int(fast[4, y].red) - 128) <= 8) }
  }
}
