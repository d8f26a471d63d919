// Images under perspective, one pixel at a time: the definition that the kernels must match.

import CoreGraphics
import SegueDisplay
import SeguePixels

extension ProjectedImage {
  /// Returns the color at a pixel of the frame.
  func sample(_ x: Int, _ y: Int) -> PremultipliedRGBA8 {
    let own = parts.flatMap { $0.samplers[$0.part(x, y)] } ?? sampler
    var sample = own.sample(x, y)
    if let other {
      sample = PixelArithmetic.blend(sample, other.sample(x, y), weight: otherWeight)
    }
    if let tint { sample = PixelArithmetic.scaled(tint, by: sample.alpha) }
    return sample
  }
}

/// The reduction of an image around a pixel.
struct ProjectedReduction: Equatable {
  /// The level that is read, and the weight of the next one, out of 256.
  var level = 0
  var weight: Int32 = 0
  /// The number of samples in each pixel, and whether they are arranged vertically.
  var samples = 1
  var isDown = false

  /// The maximum squared reduction at which one sample is taken.
  static let oneSampleUpTo = 16.0 / 9
  static let maximumSamples = 8

  init(_ reduction: (across: Double, down: Double), last: Int, plainUpTo: Double) {
    isDown = reduction.down > reduction.across
    let maximum = isDown ? reduction.down : reduction.across
    let minimum = isDown ? reduction.across : reduction.down
    let ground = minimum > 1 ? minimum : 1
    while samples < Self.maximumSamples,
      maximum > ground * Double(samples * samples) * Self.oneSampleUpTo
    {
      samples *= 2
    }
    let rest = maximum / Double(samples * samples)
    var left = rest > minimum ? rest : minimum
    while left >= 4, level < last { (left, level) = (left / 4, level + 1) }
    guard level < last else { return }
    let far = (left.squareRoot() - plainUpTo) / (2 - plainUpTo)
    weight = Int32((far > 0 ? (far < 1 ? far : 1) : 0) * 256 + 0.5)
  }
}

extension ProjectedSampler {
  fileprivate func sample(_ x: Int, _ y: Int) -> PremultipliedRGBA8 {
    if filter == .nearest { return nearest(Double(x) + 0.5, Double(y) + 0.5) }
    let reduction = ProjectedReduction(
      map.reduction(x: Double(x & ~15) + 8, y: Double(y) + 0.5), last: levels.count - 1,
      plainUpTo: plainUpTo)
    let near = mean(x, y, levels[reduction.level], reduction)
    guard reduction.weight > 0 else { return near }
    let far = mean(x, y, levels[reduction.level + 1], reduction)
    return PixelArithmetic.blend(near, far, weight: reduction.weight)
  }

  /// Returns the mean of the samples in one pixel.
  private func mean(_ x: Int, _ y: Int, _ level: ProjectedLevel, _ reduction: ProjectedReduction)
    -> PremultipliedRGBA8
  {
    let count = reduction.samples
    var sum = SIMD4<Int>(repeating: count / 2)
    for i in 0..<count {
      let offset = Double(2 * i + 1 - count) / Double(2 * count)
      let (dx, dy) = reduction.isDown ? (0, offset) : (offset, 0)
      let color = bilinear(Double(x) + 0.5 + dx, Double(y) + 0.5 + dy, level)
      sum &+= SIMD4(Int(color.red), Int(color.green), Int(color.blue), Int(color.alpha))
    }
    func part(_ i: Int) -> UInt8 { UInt8(sum[i] / count) }
    return PremultipliedRGBA8(part(0), part(1), part(2), part(3))
  }

  /// Returns the position of a point of the frame in the image.
  private func place(_ x: Double, _ y: Double) -> (u: Double, v: Double) {
    let w = map.p * x + (map.q * y + map.r)
    let scale = 1 / (w > Homography.distant ? w : Homography.distant)
    return (
      (map.a * x + (map.c * y + map.tx)) * scale, (map.b * x + (map.d * y + map.ty)) * scale
    )
  }

  private func nearest(_ x: Double, _ y: Double) -> PremultipliedRGBA8 {
    let (u, v) = place(x, y)
    let level = levels[0]
    return level[level.whole(u, level.minX, level.maxX), level.whole(v, level.minY, level.maxY)]
  }

  private func bilinear(_ x: Double, _ y: Double, _ level: ProjectedLevel) -> PremultipliedRGBA8 {
    let (u, v) = place(x, y)
    let column = level.fixed(u * level.scale, level.minX, level.maxX, step: 128)
    let row = level.fixed(v * level.scale, level.minY, level.maxY, step: 0.5)
    let (i, j) = (column >> 15, row >> 15)
    let (a, b, c, d) = (level[i, j], level[i + 1, j], level[i, j + 1], level[i + 1, j + 1])
    let (across, down) = (Int32((column >> 8) & 127), Int32(row & 32767))
    func part(_ part: KeyPath<PremultipliedRGBA8, UInt8>) -> UInt8 {
      PixelArithmetic.bilinear(
        a[keyPath: part], b[keyPath: part], c[keyPath: part], d[keyPath: part], column: across,
        row: down)
    }
    return PremultipliedRGBA8(part(\.red), part(\.green), part(\.blue), part(\.alpha))
  }
}

extension ProjectedLevel {
  /// Returns the pixel that contains a position, at most one pixel outside the area that may be read.
  fileprivate func whole(_ x: Double, _ low: Int, _ high: Int) -> Int {
    let (low, high) = (Double(low - 1), Double(high + 1))
    let above = x > low ? x : low
    let inside = above < high ? above : high
    return (Int((inside + 2) * 32768) - 65536) >> 15
  }

  /// Returns a position relative to the centers of pixels, with 15 fraction bits, at most one pixel
  /// outside the area that may be read. What is added, half a pixel less than two, is added at once.
  fileprivate func fixed(_ x: Double, _ low: Int, _ high: Int, step: Double) -> Int {
    let place = x * 32768 + (49152 + step)
    let (least, most) = (Double(low + 1) * 32768 + step, Double(high + 3) * 32768 + step)
    let above = place > least ? place : least
    return Int(above < most ? above : most) - 65536
  }

  fileprivate subscript(x: Int, y: Int) -> PremultipliedRGBA8 {
    pixels[min(max(x, minX), maxX), min(max(y, minY), maxY)]
  }
}
