// The blur against a true convolution in doubles, pixel by pixel.

import Foundation
import SeguePixels
import SegueRaster
import Testing

@Suite struct BlurTests {
  /// A mask of `width` x `height` whose corner is at `origin`.
  private func mask(
    _ width: Int, _ height: Int, at origin: (Int, Int) = (0, 0), _ value: (Int, Int) -> UInt8
  ) throws -> AlphaMask {
    let mask = try AlphaMask(
      PixelRect(
        minX: origin.0, minY: origin.1, maxX: origin.0 + width, maxY: origin.1 + height))
    for y in 0..<height {
      for x in 0..<width { mask.row(origin.1 + y)[x] = value(x, y) }
    }
    return mask
  }

  /// The value of `mask` at (x, y) after a true convolution with weights that reach `cut`
  /// deviations.
  private func weights(_ deviation: Double) -> [Double] {
    let radius = Int((6 * deviation).rounded(.up))
    let shares = (-radius...radius).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = shares.reduce(0, +)
    return shares.map { $0 / sum }
  }

  /// `values`, the first of them at `start`, convolved exactly at `place`.
  private func convolved(
    _ count: Int, _ start: Int, _ weights: [Double], at place: Int, _ value: (Int) -> Double
  ) -> Double {
    let radius = weights.count / 2
    var (sum, i) = (0.0, max(start, place - radius))
    let end = min(start + count, place + radius + 1)
    while i < end {
      sum += value(i - start) * weights[i - place + radius]
      i += 1
    }
    return sum
  }

  /// The largest error of some two dozen rows and columns, evenly spread.
  private func largestError(_ mask: AlphaMask, _ across: Double, _ down: Double) throws -> Double {
    let blur = GaussianBlur(across: across, down: down)
    let (area, bounds) = (blur.reach(mask.bounds), mask.bounds)
    let drawn = try blur(mask, within: area)
    let (rowWeights, columnWeights) = (weights(across), weights(down))
    var largest = 0.0
    for y in stride(from: area.minY, to: area.maxY, by: max(1, area.height / 23)) {
      let line = (0..<bounds.width).map { x in
        convolved(bounds.height, bounds.minY, columnWeights, at: y) {
          Double(mask.row(bounds.minY + $0)[x])
        }
      }
      for x in stride(from: area.minX, to: area.maxX, by: max(1, area.width / 29)) {
        let expected = convolved(line.count, bounds.minX, rowWeights, at: x) { line[$0] }
        largest = max(largest, abs(Double(drawn.row(y)[x - area.minX]) - expected))
      }
    }
    return largest
  }

  static let deviations = [
    0.5, 0.8, 1, 1.7, 3, 5.9, 5.99, 6, 6.01, 8, 11.99, 12, 20, 37.3, 60, 100,
  ]

  @Test("a corner is within 1/255 of a true convolution", arguments: deviations)
  func corner(_ deviation: Double) throws {
    let side = Int(2 * deviation) + 9
    let error = try largestError(
      mask(side, side, at: (-13, 5)) { _, _ in 255 }, deviation, deviation)
    #expect(error <= 0.75)
  }

  @Test("noise and dots are within 1/255 too", arguments: deviations)
  func noise(_ deviation: Double) throws {
    var random = Seeded(state: 7)
    let dots = try mask(70, 50, at: (3, -11)) { x, y in
      (x + 3 * y) % 23 == 0 ? 255 : UInt8.random(in: 0...255, using: &random)
    }
    #expect(try largestError(dots, deviation, deviation) <= 0.75)
  }

  @Test("stripes of any width have no artifacts", arguments: [8.0, 12, 20, 30, 48])
  func stripes(_ deviation: Double) throws {
    for period in [2, 3, 4, 5, 7, 9, 15, 17] {
      let stripes = try mask(200, 3) { x, _ in x % period < (period + 1) / 2 ? 255 : 0 }
      #expect(try largestError(stripes, deviation, 0.6) <= 0.75, "period \(period)")
    }
  }

  @Test("directions are independent")
  func directions() throws {
    let box = try mask(40, 30) { _, _ in 200 }
    #expect(try largestError(box, 0.7, 25) <= 0.75)
    #expect(try largestError(box, 14, 2) <= 0.75)
  }

  @Test("zero and tiny radii leave the mask unchanged", arguments: [0, 1e-9, 0.1, 0.2])
  func none(_ deviation: Double) throws {
    let dots = try mask(9, 7) { x, y in UInt8(x * 20 + y) }
    let blur = GaussianBlur(across: deviation, down: deviation)
    let drawn = try blur(dots, within: dots.bounds)
    for y in 0..<7 {
      for x in 0..<9 { #expect(drawn.row(y)[x] == dots.row(y)[x]) }
    }
  }

  @Test("an even area stays even, far from its edges", arguments: deviations)
  func even(_ deviation: Double) throws {
    let blur = GaussianBlur(across: deviation, down: deviation)
    let area = PixelRect(minX: 5, minY: 7, maxX: 8, maxY: 8)
    let even = try AlphaMask(blur.reach(area))
    for value in [UInt8(1), 128, 255] {
      for y in even.bounds.minY..<even.bounds.maxY {
        even.row(y).update(repeating: value, count: even.bounds.width)
      }
      let drawn = try blur(even, within: area)
      #expect((0..<3).allSatisfy { drawn.row(7)[$0] == value })
    }
  }

  @Test("the requested area does not affect the result", arguments: [0.7, 3, 9, 40])
  func parts(_ deviation: Double) throws {
    let noise = try mask(50, 40, at: (-7, 9)) { x, y in UInt8((x * 37 + y * 91) % 256) }
    let blur = GaussianBlur(across: deviation, down: deviation)
    let all = blur.reach(noise.bounds)
    let whole = try blur(noise, within: all)
    for part in [
      PixelRect(minX: -3, minY: 12, maxX: 20, maxY: 13),
      PixelRect(minX: all.minX + 1, minY: all.minY + 3, maxX: 5, maxY: 30),
    ] {
      let drawn = try blur(noise, within: part)
      let isSame = (part.minY..<part.maxY).allSatisfy { y in
        (0..<part.width).allSatisfy {
          drawn.row(y)[$0] == whole.row(y)[$0 + part.minX - all.minX]
        }
      }
      #expect(isSame)
    }
  }

  @Test("nothing lies beyond the extent of the blur", arguments: deviations)
  func reach(_ deviation: Double) throws {
    let dot = try mask(1, 1) { _, _ in 255 }
    let blur = GaussianBlur(across: deviation, down: deviation)
    let area = blur.reach(dot.bounds)
    let around = PixelRect(
      minX: area.minX - 9, minY: area.minY, maxX: area.maxX + 9, maxY: area.maxY)
    let drawn = try blur(dot, within: around)
    let isEmpty = (around.minY..<around.maxY).allSatisfy { y in
      (0..<9).allSatisfy { drawn.row(y)[$0] == 0 && drawn.row(y)[around.width - 1 - $0] == 0 }
    }
    #expect(isEmpty)
  }
}
