// The filter with which graphics contexts reduce images, in one direction: Lanczos with two lobes,
// as wide as the reduction. A public library's pictures of images that iOS reduced to whole pixels
// differ from it by 0.15/255 on average.

import CSegueKernels
import CoreGraphics

/// The samples and weights of each pixel in one direction.
struct ReductionAxis: Sendable {
  /// The pixels for which there are weights.
  let pixels: Range<Int>
  /// The first sample of each pixel.
  let firsts: [Int32]
  /// The weights of each pixel, with 14 fraction bits. They add up to 1.
  let weights: [Int16]
  /// The number of samples of each pixel.
  let taps: Int

  /// The number of lobes of the filter on each side.
  private static let lobes = 2.0

  /// The place of an image in one direction.
  struct Place {
    /// The first pixel's edge and the length, in pixels of the frame.
    let start, length: Double
    /// A Boolean value that indicates whether the image is mirrored.
    let isMirrored: Bool

    /// Creates the place of an interval that `scale` and `offset` map to pixels.
    init(from low: Double, length: Double, scale: Double, offset: Double) {
      let (a, b) = (low * scale + offset, (low + length) * scale + offset)
      (start, self.length, isMirrored) = (min(a, b), abs(b - a), scale < 0)
    }
  }

  /// Creates the filter for `pixels` of an image's part of `length` samples from `low` on, of which
  /// those in `samples` may be read; anything outside repeats them.
  init(
    pixels: Range<Int>, at place: Place, low: Double, length: Double, samples: ClosedRange<Int>
  ) {
    let map = SampleLine(place: place, low: low, length: length)
    let reach = Self.lobes * map.step
    taps = min(2 * Int(reach.rounded(.up)) + 1, samples.count)
    self.pixels = pixels
    var firsts: [Int32] = []
    var weights: [Int16] = []
    firsts.reserveCapacity(pixels.count)
    weights.reserveCapacity(pixels.count * taps)
    for pixel in pixels {
      let center = min(max(map.position(pixel), low - reach), low + length + reach)
      let from = Int((center - reach).rounded(.up))
      let end = Int((center + reach).rounded(.down))
      let first = min(max(from, samples.lowerBound), samples.upperBound + 1 - taps)
      var shares = [Double](repeating: 0, count: taps)
      for sample in from...max(from, end) {
        let held = min(max(sample, samples.lowerBound), samples.upperBound)
        let index = min(max(held - first, 0), taps - 1)
        shares[index] += Self.filter((Double(sample) - center) / map.step)
      }
      firsts.append(Int32(first))
      Self.append(shares, to: &weights)
    }
    (self.firsts, self.weights) = (firsts, weights)
  }

  /// The filter at a distance in units of the reduction.
  private static func filter(_ x: Double) -> Double {
    func sinc(_ x: Double) -> Double {
      let angle = Double.pi * x
      return abs(x) < 1e-9 ? 1 : DeterministicMath.sincos(angle).sin / angle
    }
    return abs(x) < lobes ? sinc(x) * sinc(x / lobes) : 0
  }

  /// Appends weights in the ratios of `shares`. What rounding leaves is carried to the next one.
  private static func append(_ shares: [Double], to weights: inout [Int16]) {
    let one = Double(1 << SEGUE_REDUCTION_BITS)
    let sum = shares.reduce(0, +)
    var (exact, given) = (0.0, 0.0)
    for share in shares {
      exact += share / sum * one
      let weight = (exact - given).rounded()
      given += weight
      weights.append(Int16(min(max(weight, -32768), 32767)))
    }
  }
}

/// The positions of pixels among the samples of an image, in one direction.
private struct SampleLine {
  /// The number of samples from one pixel to the next; at least 1 as the width of the filter.
  let step: Double
  private let place: ReductionAxis.Place
  private let low, rate, first: Double
  private let last: Double

  /// Core Graphics places the centers of the first and last pixel on those of the first and last
  /// sample. Fewer than two pixels cannot be placed so; theirs are in the middle of their samples.
  init(place: ReductionAxis.Place, low: Double, length: Double) {
    (self.place, self.low) = (place, low)
    let meetsEnds = place.length >= 2 && length >= 2
    rate = meetsEnds ? (length - 1) / (place.length - 1) : length / place.length
    first = meetsEnds ? 0 : rate / 2 - 0.5
    step = max(1, min(rate, 2 * length))
    last = length - 1
  }

  /// Returns the position of a pixel's center, at which a sample's center is its index.
  func position(_ pixel: Int) -> Double {
    let along = (Double(pixel) - place.start) * rate + first
    return low + (place.isMirrored ? last - along : along)
  }
}
