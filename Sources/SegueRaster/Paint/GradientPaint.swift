// Gradients in the form from which pixels are computed: the position of a pixel's center, in as few
// numbers as possible, and the colors between which it lies. They are exact at every pixel. There
// is no table of colors, so equal locations are sharp edges wherever they fall.

import CSegueKernels
import CoreGraphics
import SegueDisplay
import SeguePixels

/// A gradient as one shape displays it. It is a class, so that steps that refer to it are small.
final class GradientPaint: @unchecked Sendable {
  // Unchecked: written only by `init`; `value.parts` belongs to this object and exists as long.

  /// The parameters that the kernels read.
  let value: segue_gradient
  /// A Boolean value that indicates whether every pixel has alpha 255.
  let isOpaque: Bool
  private let parts: UnsafeMutableBufferPointer<segue_gradient_part>

  /// Creates `gradient` under `transform`, which leads to pixels; `nil` if there is nothing to
  /// draw.
  init?(_ gradient: DisplayGradient, _ transform: Homography, opacity: Double) {
    guard PixelArithmetic.byte(opacity) > 0, let geometry = GradientGeometry(gradient, transform)
    else { return nil }
    let colors = GradientColors(gradient, opacity: opacity)
    guard !colors.parts.isEmpty else { return nil }
    parts = .allocate(capacity: colors.parts.count)
    _ = parts.initialize(from: colors.parts)
    guard let first = parts.baseAddress else { return nil }
    var value = geometry.value
    value.is_straight = colors.isStraight ? 1 : 0
    (value.parts, value.count) = (UnsafePointer(first), parts.count)
    self.value = value
    isOpaque =
      colors.isOpaque && geometry.isEverywhere
      && (geometry.isWithinRange || (gradient.extendsBefore && gradient.extendsAfter))
  }

  deinit { parts.deallocate() }
}

/// The colors of a gradient as linear segments.
private struct GradientColors {
  private(set) var parts: [segue_gradient_part] = []
  /// A Boolean value that indicates whether red, green and blue are still to be multiplied by
  /// alpha.
  let isStraight: Bool
  let isOpaque: Bool

  private let opacity: Double

  init(_ gradient: DisplayGradient, opacity: Double) {
    let stops = gradient.stops.filter { $0.location == $0.location }
    let alphas = stops.map(\.color.alpha)
    // With the same alpha throughout, both ways of mixing are equal.
    isStraight = !gradient.mixesPremultiplied && alphas.contains { $0 != alphas[0] }
    isOpaque = opacity == 1 && alphas.allSatisfy { $0 >= 1 }
    self.opacity = opacity
    guard let first = stops.first, let last = stops.last else { return }
    let start: Float = gradient.extendsBefore ? -.infinity : 0
    add(color(first), color(first), from: start, origin: 0, length: 1)
    var place = Self.place(first)
    for (stop, next) in zip(stops, stops.dropFirst()) {
      // A location that is less than the previous one is treated as equal to it.
      let end = max(place, Self.place(next))
      if end > place {
        add(color(stop), color(next), from: max(place, start), origin: place, length: end - place)
      }
      place = end
    }
    add(color(last), color(last), from: max(place, start), origin: 0, length: 1)
    if !gradient.extendsAfter {
      parts.removeAll { $0.from > 1 }
      parts.append(
        segue_gradient_part(
          from: Float(1).nextUp, origin: 0, base: (0, 0, 0, 0), slope: (0, 0, 0, 0)))
    }
  }

  private static func place(_ stop: GradientStop) -> Float {
    Float(min(max(stop.location, -1e6), 1e6))
  }

  /// Returns red, green, blue and alpha in 0…255.
  private func color(_ stop: GradientStop) -> SIMD4<Double> {
    func part(_ x: Double) -> Double { x > 0 ? min(x, 1) : 0 }
    let alpha = part(stop.color.alpha)
    let share = isStraight ? 1 : alpha * opacity
    let color = SIMD4(
      part(stop.color.red) * share, part(stop.color.green) * share, part(stop.color.blue) * share,
      alpha * opacity)
    return color * 255
  }

  private mutating func add(
    _ from: SIMD4<Double>, _ to: SIMD4<Double>, from start: Float, origin: Float, length: Float
  ) {
    let base = SIMD4<Float>(from)
    let slope = SIMD4<Float>((to - from) / Double(length))
    parts.append(
      segue_gradient_part(
        from: start, origin: origin, base: (base.x, base.y, base.z, base.w),
        slope: (slope.x, slope.y, slope.z, slope.w)))
  }
}
