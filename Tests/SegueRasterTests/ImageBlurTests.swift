// Blurred images against a true convolution in doubles, the image mirrored at its edges.

import Foundation
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct ImageBlurTests {
  private func weights(_ deviation: Double) -> [Double] {
    let radius = Int((6 * deviation).rounded(.up))
    let shares = (-radius...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = shares.reduce(0, +)
    return shares.map { $0 / sum }
  }

  /// The index at position `x` of a row of `count` between mirrors.
  private func mirrored(_ x: Int, _ count: Int) -> Int {
    let place = ((x % (2 * count)) + 2 * count) % (2 * count)
    return place < count ? place : 2 * count - 1 - place
  }

  private func convolved(_ values: [Double], _ weights: [Double], at place: Int) -> Double {
    let radius = weights.count / 2
    var sum = 0.0
    for k in -radius...radius {
      sum += weights[k + radius] * values[mirrored(place + k, values.count)]
    }
    return sum
  }

  private static var parts: [KeyPath<PremultipliedRGBA8, UInt8>] {
    [\.red, \.green, \.blue, \.alpha]
  }

  /// The largest error at some evenly spaced places and at the corners.
  private func largestError(
    _ image: PixelBuffer, at origin: (Int, Int), _ across: Double, _ down: Double
  ) throws -> Double {
    let (width, height) = (image.width, image.height)
    let bounds = PixelRect(
      minX: origin.0, minY: origin.1, maxX: origin.0 + width, maxY: origin.1 + height)
    let drawn = try ImageBlur(across: across, down: down)(image, at: bounds, within: bounds)
    let (rowWeights, columnWeights) = (weights(across), weights(down))
    let columns = Array(stride(from: 0, to: width, by: max(1, width / 13))) + [width - 1]
    let rows = Array(stride(from: 0, to: height, by: max(1, height / 11))) + [height - 1]
    var largest = 0.0
    for part in Self.parts {
      for y in rows {
        let line = (0..<width).map { x in
          convolved(
            (0..<height).map { Double(image[x, $0][keyPath: part]) }, columnWeights, at: y)
        }
        for x in columns {
          let expected = convolved(line, rowWeights, at: x)
          largest = max(largest, abs(Double(drawn[x, y][keyPath: part]) - expected))
        }
      }
    }
    return largest
  }

  private func blocks(_ width: Int, _ height: Int, _ side: Int) throws -> PixelBuffer {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let isOn = (x / side + y / side) % 2 == 0
        pixels[x, y] = PremultipliedRGBA8(
          isOn ? 255 : 0, isOn ? 0 : 255, x * 2 < width ? 255 : 0, 255)
      }
    }
    return pixels
  }

  static let deviations = [
    0.5, 0.8, 1.7, 3, 4.99, 5, 6, 9.99, 12, 20, 37.3, 60, 100,
  ]

  @Test("blocks of full contrast are within 1/255 of a true convolution", arguments: deviations)
  func contrast(_ deviation: Double) throws {
    let side = max(3, Int(deviation))
    #expect(try largestError(blocks(67, 51, side), at: (3, 5), deviation, deviation) <= 0.9)
  }

  @Test("noise, opaque and translucent, is within 1/255 too", arguments: deviations)
  func noise(_ deviation: Double) throws {
    let opaque = try SegueRasterTests.noise(48, 35, seed: 5).pixels
    #expect(try largestError(opaque, at: (0, 0), deviation, deviation) <= 0.9)
    let glass = try SegueRasterTests.noise(33, 40, opaque: false, seed: 6).pixels
    #expect(try largestError(glass, at: (-7, 11), deviation, deviation) <= 0.9)
  }

  @Test(
    "directions are independent, and images can be smaller than the blur",
    arguments: [(0.7, 25.0), (14, 2), (0, 9), (30, 0)])
  func directions(_ deviation: (Double, Double)) throws {
    let image = try blocks(40, 30, 7)
    let (across, down) = (max(deviation.0, 0.01), max(deviation.1, 0.01))
    #expect(try largestError(image, at: (0, 0), across, down) <= 0.9)
    #expect(try largestError(blocks(1, 1, 1), at: (9, 9), across, down) <= 0.9)
    #expect(try largestError(blocks(3, 2, 1), at: (2, 2), across, down) <= 0.9)
  }

  @Test("a division into bands does not affect the result", arguments: [0.7, 2.5, 4.9, 9])
  func bands(_ deviation: Double) throws {
    let image = try PixelBuffer(width: 23, height: 700)
    for y in 0..<700 {
      for x in 0..<23 {
        let value = UInt8((x * 37 + y * y * 11) % 256)
        image[x, y] = PremultipliedRGBA8(value, value / 2, 255 - value, 255)
      }
    }
    let bounds = PixelRect(minX: 5, minY: -3, maxX: 28, maxY: 697)
    let area = PixelRect(minX: 8, minY: 2, maxX: 27, maxY: 690)
    for other in [deviation, 3] {
      var blur = ImageBlur(across: deviation, down: other)
      let whole = try blur(image, at: bounds, within: area)
      blur.bandPixels = 1
      #expect(isSame(try blur(image, at: bounds, within: area), whole))
    }
  }

  @Test("an even color is unchanged", arguments: deviations)
  func even(_ deviation: Double) throws {
    for color in [
      PremultipliedRGBA8(255, 0, 1, 255), PremultipliedRGBA8(3, 100, 128, 128),
      PremultipliedRGBA8(0, 0, 0, 0),
    ] {
      let image = try PixelBuffer(width: 21, height: 13)
      for y in 0..<13 { for x in 0..<21 { image[x, y] = color } }
      let bounds = PixelRect(minX: 5, minY: 1, maxX: 26, maxY: 14)
      let drawn = try ImageBlur(across: deviation, down: deviation)(
        image, at: bounds, within: bounds)
      #expect(isSame(drawn, image), "\(color)")
    }
  }

  @Test("no color exceeds its alpha", arguments: [1.0, 7, 25])
  func premultiplied(_ deviation: Double) throws {
    let glass = try SegueRasterTests.noise(60, 40, opaque: false, seed: 8).pixels
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 60, maxY: 40)
    let blur = ImageBlur(across: deviation, down: deviation, saturation: 1.8)
    let drawn = try blur(glass, at: bounds, within: bounds)
    for y in 0..<40 {
      for x in 0..<60 {
        let pixel = drawn[x, y]
        #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
      }
    }
  }

  @Test(
    "CPU levels, threads and the requested area do not affect the result",
    arguments: [0, 0.7, 4, 7, 9, 14, 26, 50, 100])
  func sameness(_ deviation: Double) throws {
    let image = try SegueRasterTests.noise(150, 90, opaque: false, seed: 3).pixels
    let bounds = PixelRect(minX: 11, minY: 6, maxX: 161, maxY: 96)
    let tint = DisplayColor(red: 0.2, green: 0.9, blue: 1, alpha: 0.3)
    func blur(_ level: KernelLevel, _ workers: Int, _ area: PixelRect) throws -> PixelBuffer {
      let tools = BlurTools(workers: workers, level: level)
      let blur = ImageBlur(
        across: deviation, down: deviation, saturation: 1.8, tint: tint, tools: tools)
      return try blur(image, at: bounds, within: area)
    }
    let expected = try blur(.baseline, 1, bounds)
    for level in KernelLevel.available {
      #expect(isSame(try blur(level, 3, bounds), expected), "\(level)")
      let part = PixelRect(minX: 40, minY: 33, maxX: 97, maxY: 60)
      let drawn = try blur(level, 1, part)
      for y in 0..<part.height {
        for x in 0..<part.width {
          #expect(drawn[x, y] == expected[x + 29, y + 27])
        }
      }
    }
  }

  /// SEMANTICS 9a: (.8, .4, .2) saturated by 1.8, then under the tints of the three old styles.
  @Test(
    "colors are saturated, clamped and tinted",
    arguments: [
      (0, 0, [255, 87.60, 0]), (0.97, 0.82, [248.73, 218.59, 202.83]),
      (1, 0.30, [255, 137.82, 76.5]), (0.11, 0.73, [89.33, 44.13, 20.48]),
    ] as [(Double, Double, [Double])])
  func look(_ white: Double, _ alpha: Double, _ expected: [Double]) throws {
    let image = try PixelBuffer(width: 5, height: 4)
    for y in 0..<4 { for x in 0..<5 { image[x, y] = PremultipliedRGBA8(204, 102, 51, 255) } }
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 4)
    let blur = ImageBlur(
      across: 3, down: 3, saturation: 1.8,
      tint: DisplayColor(red: white, green: white, blue: white, alpha: alpha))
    let pixel = try blur(image, at: bounds, within: bounds)[2, 2]
    for (part, number) in zip(Self.parts, expected + [255]) {
      #expect(abs(Double(pixel[keyPath: part]) - number) <= 0.53)
    }
  }

  @Test(
    "saturations of all sizes match the matrix of SEMANTICS 9a",
    arguments: [0, 0.4, 1, 1.5, 2, 2.7, 4, 9, 16, 1e9, -1])
  func saturations(_ factor: Double) throws {
    let colors = [(200, 180, 170), (10, 90, 30), (0, 0, 255), (128, 128, 128), (255, 255, 0)]
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    for (red, green, blue) in colors {
      let image = try PixelBuffer(width: 1, height: 1)
      image[0, 0] = PremultipliedRGBA8(UInt8(red), UInt8(green), UInt8(blue), 255)
      let drawn = try ImageBlur(across: 0, down: 0, saturation: factor)(
        image, at: bounds, within: bounds)[0, 0]
      let s = min(max(factor, 0), 16)
      let gray = 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
      for (part, c) in zip(Self.parts, [red, green, blue]) {
        let expected = min(max(gray + (Double(c) - gray) * s, 0), 255)
        #expect(abs(Double(drawn[keyPath: part]) - expected) <= 0.6 + 0.01 * s)
      }
    }
  }
}
