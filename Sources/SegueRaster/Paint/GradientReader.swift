// Runs of a gradient for the painter, and single pixels for the reference, which the kernels match
// bit for bit: the same sums in the same order.

import CSegueKernels
import SegueDisplay
import SeguePixels

final class GradientReader: RowReader {
  private let paint: GradientPaint
  private let kernels: segue_kernels
  /// The columns that are read.
  private let columns: Range<Int>
  /// The colors of the columns, if they are the same in every row. They are computed for the first.
  private let evenRow: UnsafeMutablePointer<UInt32>?
  private var hasRow = false

  convenience init(
    _ paint: GradientPaint, columns: Range<Int>, _ scratch: Scratch, _ kernels: segue_kernels
  ) {
    self.init(paint, columns: columns, kept: scratch.spans[1], kernels)
  }

  /// Creates a reader that keeps the colors of the columns in `kept`, if they are the same in every row.
  init(
    _ paint: GradientPaint, columns: Range<Int>, kept: UnsafeMutablePointer<UInt32>,
    _ kernels: segue_kernels
  ) {
    (self.paint, self.columns, self.kernels) = (paint, columns, kernels)
    evenRow = paint.isEvenDown ? kept : nil
  }

  var isOpaque: Bool { paint.isOpaque }

  func direct(_ y: Int, _ x: Int, _ count: Int) -> UnsafePointer<UInt32>? {
    guard let evenRow else { return nil }
    if !hasRow { read(y, columns.lowerBound, columns.count, into: evenRow) }
    hasRow = true
    return UnsafePointer(evenRow + (x - columns.lowerBound))
  }

  func read(_ y: Int, _ x: Int, _ count: Int, into out: UnsafeMutablePointer<UInt32>) {
    var gradient = paint.value
    if paint.isEvenAcross {
      kernels.gradient(out, &gradient, Int64(x), Int64(y), 1)
      kernels.fill(out, out.pointee, count)
    } else {
      kernels.gradient(out, &gradient, Int64(x), Int64(y), count)
    }
  }
}

extension GradientPaint {
  /// A Boolean value that indicates whether every pixel has the color of the one above it.
  fileprivate var isEvenDown: Bool { value.uy == 0 && value.vy == 0 && value.wy == 0 }

  /// A Boolean value that indicates whether every pixel has the color of the one to its left.
  fileprivate var isEvenAcross: Bool { value.ux == 0 && value.vx == 0 && value.wx == 0 }

  /// Returns the color at the center of a pixel.
  func color(_ x: Int, _ y: Int) -> PremultipliedRGBA8 {
    let t = place(x, y)
    var color = SIMD4<Float>.zero
    for part in UnsafeBufferPointer(start: value.parts, count: value.count) where t >= part.from {
      let offset = t - part.origin
      let (base, slope) = (part.base, part.slope)
      color = SIMD4(
        base.0 + slope.0 * offset, base.1 + slope.1 * offset, base.2 + slope.2 * offset,
        base.3 + slope.3 * offset)
    }
    if value.is_straight != 0 {
      let share = color.w * (1 / Float(255))
      color = SIMD4(color.x * share, color.y * share, color.z * share, color.w)
    }
    let alpha = Int32(color.w + 0.5)
    func part(_ x: Float) -> UInt8 { UInt8(min(Int32(x + 0.5), alpha)) }
    return PremultipliedRGBA8(part(color.x), part(color.y), part(color.z), UInt8(alpha))
  }

  /// Returns the position of the pixel between 0 and 1, or NaN where there is no color.
  private func place(_ x: Int, _ y: Int) -> Float {
    let g = value
    let (across, down) = (Double(x) + 0.5, Double(y) + 0.5)
    var u = g.ux * across + (g.uy * down + g.u)
    var v = g.vx * across + (g.vy * down + g.v)
    if g.wx != 0 || g.wy != 0 {
      let w = g.wx * across + (g.wy * down + g.w)
      let scale = 1 / (w > Homography.distant ? w : Homography.distant)
      (u, v) = (u * scale, v * scale)
    }
    let place: Double
    switch Int(g.kind) {
    case SEGUE_AXIAL: place = u
    case SEGUE_RADIAL: place = (u * u + v * v).squareRoot() * g.growth + g.radius
    case SEGUE_CIRCLES: place = circle(u, v)
    default: place = Self.turn(u, v)
    }
    return Float(place < -1e30 ? -1e30 : place > 1e30 ? 1e30 : place)
  }

  private func circle(_ u: Double, _ v: Double) -> Double {
    let g = value
    let b = g.distance * u + g.radius * g.growth
    let c = u * u + v * v - g.radius * g.radius
    let discriminant = b * b - g.curvature * c
    if discriminant < 0 { return .nan }
    let root = (discriminant > 0 ? discriminant : 0).squareRoot()
    let q = b >= 0 ? b + root : b - root
    let (one, two) = (q / g.curvature, c / q)
    var (greater, less) = (one > two ? one : two, one > two ? two : one)
    if g.curvature == 0 { (greater, less) = (c / (2 * b), c / (2 * b)) }
    func isVisible(_ t: Double) -> Bool {
      t >= g.low && t <= g.high && g.radius + g.growth * t >= 0
    }
    return isVisible(greater) ? greater : isVisible(less) ? less : .nan
  }

  /// Returns the fraction of a full turn from (1, 0) toward (0, 1).
  private static func turn(_ x: Double, _ y: Double) -> Double {
    let (ax, ay) = (abs(x), abs(y))
    let (low, high) = (ax < ay ? ax : ay, ax < ay ? ay : ax)
    let q = high > 0 ? low / high : 0
    let s = q * q
    var p = coefficients[0]
    for coefficient in coefficients.dropFirst() { p = p * s + coefficient }
    var t = p * q
    t = ay > ax ? 0.25 - t : t
    t = x < 0 ? 0.5 - t : t
    return y < 0 ? 1 - t : t
  }

  /// The coefficients of atan(q) / 2πq in q², the highest first.
  private static let coefficients = [
    -0.00010830450722927986, 0.0007682771706494452, -0.002555258187110227, 0.005432502987806972,
    -0.008628634308079577, 0.011526453190218874, -0.01429060358085521, 0.017655033624142648,
    -0.02273360998086134, 0.03183084531050695, -0.05305164480842041, 0.15915494308218878,
  ]
}
