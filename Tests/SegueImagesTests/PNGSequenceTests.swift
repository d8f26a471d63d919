// The compressor for sequences, against libpng and zlib, which decode what it writes: contents for each
// of its decisions.

import SegueImages
import SeguePixels
import Testing

@Suite struct PNGSequenceTests {
  /// A generator of numbers that are the same in every run.
  private struct Numbers {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15

    mutating func next(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int((state >> 33) % UInt64(limit))
    }
  }

  /// Bytes of an image, by what they make the compressor do.
  enum Content: CaseIterable {
    /// Runs over many rows, each longer than the longest match.
    case constant
    /// No matches, and no code is shorter than the bytes: stored.
    case noise
    /// Short matches at many distances.
    case fewColors
    /// The same row at distances below and above the window of 32,768 bytes.
    case repetition
    /// Frequencies like Fibonacci's, for which the best code has more than 15 bits.
    case fibonacci
    /// Stored parts between compressed ones.
    case mixed
  }

  private func bytes(_ content: Content, _ count: Int) -> [UInt8] {
    var numbers = Numbers()
    switch content {
    case .constant: return [UInt8](repeating: 90, count: count)
    case .noise: return (0..<count).map { _ in UInt8(numbers.next(below: 256)) }
    case .fewColors: return (0..<count).map { _ in UInt8(numbers.next(below: 5) * 40) }
    case .repetition:
      let part = (0..<40_000).map { _ in UInt8(numbers.next(below: 256)) }
      return (0..<count).map { part[$0 % ($0 % 200_000 < 100_000 ? 900 : part.count)] }
    case .fibonacci:
      var (made, before, now, value): ([UInt8], Int, Int, UInt8) = ([], 1, 1, 0)
      while made.count < count {
        made += [UInt8](repeating: value &* 11, count: now)
        (before, now, value) = (now, before + now, value &+ 1)
      }
      for index in stride(from: made.count - 1, to: 0, by: -1) {
        made.swapAt(index, numbers.next(below: index + 1))
      }
      return Array(made.prefix(count))
    case .mixed:
      return (0..<count).map { $0 / 70_000 % 2 == 0 ? UInt8(numbers.next(below: 256)) : 7 }
    }
  }

  /// An opaque image whose rows are the bytes, filtered: each row is the sum of those above.
  private func image(_ content: Content, _ width: Int, _ height: Int) throws -> PixelBuffer {
    let pixels = try PixelBuffer(width: width, height: height)
    let bytes = bytes(content, 3 * width * height)
    var sums = [UInt8](repeating: 0, count: 3 * width)
    for y in 0..<height {
      for x in 0..<width {
        for k in 0..<3 { sums[3 * x + k] &+= bytes[3 * (y * width + x) + k] }
        pixels[x, y] = PremultipliedRGBA8(sums[3 * x], sums[3 * x + 1], sums[3 * x + 2], 255)
      }
    }
    return pixels
  }

  @Test("every content decodes to the same pixels", arguments: Content.allCases)
  func contents(content: Content) throws {
    for (width, height) in [(1, 1), (3, 2), (87, 5), (640, 300)] {
      let pixels = try image(content, width, height)
      let file = try PNGEncoder.encode(pixels, opaque: true, compression: .sequence)
      let back = try ImageDecoder.decode(file, named: "x").pixels
      #expect((back.width, back.height) == (width, height))
      for y in 0..<height { #expect(back.row(y).elementsEqual(pixels.row(y))) }
      #expect(try PNGEncoder.encode(pixels, opaque: true, compression: .sequence) == file)
    }
  }

  @Test("noise grows by less than 0.2 %, and a constant image takes less than 0.5 %")
  func sizes() throws {
    let count = 3 * 640 * 300
    let noise = try PNGEncoder.encode(
      image(.noise, 640, 300), opaque: true, compression: .sequence)
    #expect(noise.count > count && noise.count < count + count / 500)
    let constant = try PNGEncoder.encode(
      image(.constant, 640, 300), opaque: true, compression: .sequence)
    #expect(constant.count < count / 200)
  }

  @Test("images with alpha decode to the same pixels")
  func alpha() throws {
    let pixels = try PixelBuffer(width: 61, height: 47)
    for y in 0..<47 {
      for x in 0..<61 { pixels[x, y] = PremultipliedRGBA8(0, UInt8(x), UInt8(x), UInt8(x * 4)) }
    }
    let file = try PNGEncoder.encode(pixels, compression: .sequence)
    let still = try PNGEncoder.encode(pixels, compression: .still)
    let (one, two) = (
      try ImageDecoder.decode(file, named: "x").pixels,
      try ImageDecoder.decode(still, named: "x").pixels
    )
    for y in 0..<47 { #expect(one.row(y).elementsEqual(two.row(y))) }
  }
}
