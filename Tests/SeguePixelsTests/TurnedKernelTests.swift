import CSegueKernels
import SeguePixels
import Testing

/// Compares the kernels that paint turned images, at every CPU level, with pixel-by-pixel results.
@Suite struct TurnedKernelTests {
  /// An image with the positions of one level.
  private struct Level {
    let pixels: PixelBuffer
    let value: segue_level

    /// Creates a random image, of which the middle of a frame of the given size is a part.
    init(_ frame: (width: Int, height: Int), isUpright: Bool, _ random: inout Seeded) throws {
      let (width, height) = (
        Int.random(in: 1...60, using: &random), Int.random(in: 1...60, using: &random)
      )
      pixels = try PixelBuffer(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          var pixel = random.pixel()
          pixel.alpha = 255
          pixels[x, y] = pixel
        }
      }
      func step() -> Int64 { Int64.random(in: -2 << 20...2 << 20, using: &random) }
      let (across, down) = ((step(), isUpright ? 0 : step()), (isUpright ? 0 : step(), step()))
      let (x, y) = (Int64(frame.width / 2), Int64(frame.height / 2))
      let left = Int32.random(in: 0..<Int32(width), using: &random)
      let top = Int32.random(in: 0..<Int32(height), using: &random)
      let image = segue_image(
        pixels: UnsafePointer(pixels.baseAddress.assumingMemoryBound(to: UInt8.self)),
        bytes_per_row: pixels.bytesPerRow, min_x: left / 2, min_y: top / 2,
        max_x: Int32(width - 1) - (Int32(width - 1) - left) / 2,
        max_y: Int32(height - 1) - (Int32(height - 1) - top) / 2)
      let middle = (Int64(left) << 20 + 12_345, Int64(top) << 20 + 6_789)
      value = segue_level(
        image: image, u: middle.0 - across.0 * x - down.0 * y,
        v: middle.1 - across.1 * x - down.1 * y, u_across: across.0, v_across: across.1,
        u_down: down.0, v_down: down.1)
    }

    func sample(_ x: Int, _ y: Int) -> PremultipliedRGBA8 {
      let (x, y) = (Int64(x), Int64(y))
      let u = value.u + value.u_across * x + value.u_down * y
      let v = value.v + value.v_across * x + value.v_down * y
      let image = value.image
      func pixel(_ dx: Int64, _ dy: Int64) -> PremultipliedRGBA8 {
        pixels[
          Int(min(max((u >> 20) + dx, Int64(image.min_x)), Int64(image.max_x))),
          Int(min(max((v >> 20) + dy, Int64(image.min_y)), Int64(image.max_y)))]
      }
      return .bilinear(pixel, u, v)
    }
  }

  @Test(
    "turned images have the samples, shades and coverage of each pixel",
    arguments: KernelLevel.available, [UInt64](1...80))
  func blocks(_ level: KernelLevel, _ seed: UInt64) throws {
    var random = Seeded(state: seed)
    let frame = (
      width: Int.random(in: 1...70, using: &random), height: Int.random(in: 1...34, using: &random)
    )
    let isUpright = seed % 3 == 0
    let near = try Level(frame, isUpright: isUpright, &random)
    let far = try Level(frame, isUpright: isUpright, &random)
    let weight = seed % 2 == 0 ? 0 : Int32.random(in: 1...256, using: &random)
    let isMixed = seed % 5 < 2
    let colors = (0..<Int(seed % 4)).map { _ in random.pixel() }
    let gradient = random.pixels(frame.width * frame.height + 64)
    let under = random.pixels(frame.width * frame.height)
    var masks = [UInt8](
      repeating: 0, count: (frame.width + Int(SEGUE_COVER_MARGIN)) * frame.height)
    let stride = frame.width + Int(SEGUE_COVER_MARGIN)
    var rows: [segue_coverage] = []
    for y in 0..<frame.height {
      let start = Int.random(in: 0...frame.width, using: &random)
      let end = Int.random(in: start...frame.width, using: &random)
      let isFull = Int.random(in: 0...2, using: &random) > 0
      for x in start..<end {
        masks[y * stride + x] = isFull ? 255 : UInt8.random(in: 0...255, using: &random)
      }
      rows.append(
        segue_coverage(
          start: Int64(start), full_start: Int64(end), full_end: Int64(end), end: Int64(end)))
    }
    var out = under.map(\.word)
    let words = gradient.map(\.word)
    words.withUnsafeBufferPointer { words in
      var shades = colors.map { segue_shade(color: $0.word, pixels: nil, stride: 0) }
      if seed % 7 < 3 {
        shades.append(segue_shade(color: 0, pixels: words.baseAddress, stride: frame.width))
      }
      masks.withUnsafeMutableBufferPointer { masks in
        rows.withUnsafeMutableBufferPointer { rows in
          shades.withUnsafeBufferPointer { shades in
            var texture = segue_texture(
              near: near.value, far: far.value, weight: weight, is_mixed: isMixed ? 1 : 0,
              shades: shades.baseAddress, shade_count: shades.count)
            guard let masks = masks.baseAddress, let rows = rows.baseAddress else { return }
            var cover = segue_cover(
              masks: masks, stride: stride, rows: rows, count: frame.height, width: frame.width)
            Kernels.at(level).turned(&out, frame.width, &texture, &cover)
          }
        }
      }
    }
    var wrong: [String] = []
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let index = y * frame.width + x
        var pixel = near.sample(x, y)
        if weight > 0 { pixel = PixelArithmetic.blend(pixel, far.sample(x, y), weight: weight) }
        let shades = colors + (seed % 7 < 3 ? [gradient[index]] : [])
        let mask = masks[y * stride + x]
        var expected = under[index]
        if isMixed {
          for shade in shades { pixel = PixelArithmetic.over(pixel, shade) }
          expected = PixelArithmetic.mix(expected, pixel, mask: mask)
        } else {
          for layer in [pixel] + shades {
            expected = PixelArithmetic.over(expected, layer, mask: mask)
          }
        }
        if out[index] != expected.word { wrong.append("(\(x), \(y))") }
      }
    }
    #expect(wrong.isEmpty, "seed \(seed), \(level)")
  }
}
