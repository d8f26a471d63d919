// The alpha of a radial gradient inside an outline as a shape: a disc with a soft edge, as masks and
// spotlights have it. Its coverage is computed where it is needed, by rows, so it takes no surface, and
// what lies behind its middle is hidden.

import CSegueKernels
import CoreGraphics
import SeguePixels

/// The coverage by a radial gradient that is not seen in perspective.
package final class GradientMask: Sendable {
  let paint: GradientPaint
  /// The outline outside of which nothing is covered.
  let outline: Outline
  /// The pixels that the outline touches, as far as they count.
  let bounds: PixelRect
  /// The distances from the center, in the units of the gradient, up to which all is covered and from
  /// which on nothing is; -1 and infinity if there is no such distance.
  private let inner, outer: Double

  /// Creates the mask; `nil` if the gradient is of another kind.
  init?(_ paint: GradientPaint, in outline: Outline, _ bounds: PixelRect) {
    let value = paint.value
    guard value.kind == Int32(SEGUE_RADIAL), value.wx == 0, value.wy == 0, value.growth > 0 else {
      return nil
    }
    (self.paint, self.outline, self.bounds) = (paint, outline, bounds)
    (inner, outer) = (value.distance(ofFull: bounds), value.distance(ofNone: bounds))
  }

  /// Returns whether every pixel of `rect` is known to be fully covered.
  func covers(_ rect: PixelRect) -> Bool {
    !rect.isEmpty && full(rect) == rect && outline.covers(rect)
  }

  /// Returns columns of `area` that are fully covered in all of its rows; empty if none are found.
  func inner(_ area: PixelRect) -> PixelRect {
    let found = full(area)
    return found.isEmpty ? .empty : outline.inner(found)
  }

  /// Returns a part of `area` that contains all of its pixels that are covered.
  func touched(_ area: PixelRect) -> PixelRect {
    let own = area.intersection(bounds)
    guard outer.isFinite, !own.isEmpty else { return own }
    var (low, high) = (Int.max, Int.min)
    for y in own.minY..<own.maxY {
      guard let columns = paint.value.columns(nearerThan: outer, y) else { continue }
      (low, high) = (min(low, Int(columns.lowerBound)), max(high, Int(columns.upperBound)))
    }
    guard low <= high else { return .empty }
    // One column more on each side, for the rounding of the roots.
    return own.intersection(
      PixelRect(minX: low - 1, minY: own.minY, maxX: high + 2, maxY: own.maxY))
  }

  /// Returns columns of `area` in all of whose rows the gradient covers fully. The area within a
  /// distance is convex, so what is inside at the first and at the last row is inside between them.
  private func full(_ area: PixelRect) -> PixelRect {
    guard inner > 0, !area.isEmpty,
      let top = paint.value.columns(nearerThan: inner, area.minY),
      let bottom = paint.value.columns(nearerThan: inner, area.maxY - 1)
    else { return .empty }
    let low = max(top.lowerBound, bottom.lowerBound).rounded(.up)
    let high = min(top.upperBound, bottom.upperBound).rounded(.down)
    guard low + 1 < high else { return .empty }
    // One column less on each side, for the rounding of the roots.
    return area.intersection(
      PixelRect(minX: Int(low) + 1, minY: area.minY, maxX: Int(high), maxY: area.maxY))
  }

  /// Multiplies the coverage by the outline, a row of columns from `first` on in `mask`, by that of the
  /// gradient, and returns what is known of the product.
  /// - Parameter alpha: Memory for a byte for each column of `row`.
  func limit(
    _ row: CoverageRow, _ y: Int, _ mask: UnsafeMutablePointer<UInt8>, from first: Int,
    alpha: UnsafeMutablePointer<UInt8>, _ kernels: segue_kernels
  ) -> CoverageRow {
    var value = paint.value
    let own = CoverageRow(
      kernels.radial_alpha(alpha, &value, Int64(row.start), Int64(y), row.end - row.start),
      at: row.start)
    let (alpha, mask) = (alpha - row.start, mask - first)
    for part in [row.before, row.after] {
      for x in part {
        mask[x] = UInt8(PixelArithmetic.divide255(UInt32(mask[x]) * UInt32(alpha[x])))
      }
    }
    (mask + row.fullStart).update(from: alpha + row.fullStart, count: row.full.count)
    return row.intersection(own)
  }
}

extension CoverageRow {
  /// Returns what is known of the product of two rows.
  fileprivate func intersection(_ other: CoverageRow) -> CoverageRow {
    let (start, end) = (max(start, other.start), min(end, other.end))
    guard start < end else { return CoverageRow(start: 0, fullStart: 0, fullEnd: 0, end: 0) }
    let (first, last) = (max(fullStart, other.fullStart), min(fullEnd, other.fullEnd))
    return first < last
      ? CoverageRow(start: start, fullStart: first, fullEnd: last, end: end)
      : CoverageRow(start: start, fullStart: end, fullEnd: end, end: end)
  }
}

extension segue_gradient {
  /// The color before the first location, if it is one for all pixels there.
  private var even: (first: segue_gradient_part, next: Float)? {
    guard count > 1, let parts, parts[0].slope == (0, 0, 0, 0), parts[0].from == -.infinity else {
      return nil
    }
    return (parts[0], parts[1].from)
  }

  /// Returns the distance from the center up to which pixels of `area` have all of their alpha; -1 if
  /// there is none.
  fileprivate func distance(ofFull area: PixelRect) -> Double {
    guard let even, even.first.base.3 >= 254.5 else { return -1 }
    return (Double(even.next) - tolerance(even.next, area) - radius) / growth
  }

  /// Returns the distance from the center from which on pixels of `area` have no alpha; infinity if
  /// there is none.
  fileprivate func distance(ofNone area: PixelRect) -> Double {
    guard let last = parts?[count - 1], last.slope == (0, 0, 0, 0), last.base.3 < 0.5 else {
      return .infinity
    }
    return (Double(last.from) + tolerance(last.from, area) - radius) / growth
  }

  /// Returns far more than what rounding adds up to in the positions of the pixels of `area`.
  private func tolerance(_ location: Float, _ area: PixelRect) -> Double {
    let x = Double(max(abs(area.minX), abs(area.maxX))) + 1
    let y = Double(max(abs(area.minY), abs(area.maxY))) + 1
    let reach = (abs(ux) + abs(vx)) * x + (abs(uy) + abs(vy)) * y + abs(u) + abs(v)
    return Double(abs(location)) * 1e-6 + abs(radius) * 1e-6 + growth * reach * 1e-12
  }

  /// Returns the columns of row `y` whose centers are nearer to the center than `distance`, which are
  /// numbers between pixels; `nil` if there are none.
  fileprivate func columns(nearerThan distance: Double, _ y: Int) -> ClosedRange<Double>? {
    let down = Double(y) + 0.5
    let (u0, v0, square) = (uy * down + u, vy * down + v, ux * ux + vx * vx)
    guard square > 0 else { return nil }
    let middle = -(u0 * ux + v0 * vx) / square
    let (u1, v1) = (ux * middle + u0, vx * middle + v0)
    let rest = distance * distance - (u1 * u1 + v1 * v1)
    guard rest > 0, abs(middle) < 1e9 else { return nil }
    let half = min((rest / square).squareRoot(), 1e9)
    return middle - 0.5 - half...middle - 0.5 + half
  }
}
