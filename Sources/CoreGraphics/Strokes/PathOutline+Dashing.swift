// Division of a path into dashes by length. The pattern restarts for each subpath. In a closed
// subpath, a dash that reaches the end and one that begins at the start are joined into one.

import Foundation

/// A dash pattern: alternating lengths of dashes and gaps.
package struct DashPattern: Sendable, Hashable {
  /// The maximum number of dashes of a path that code strokes in a graphics context.
  package static let maximumDashes = 1 << 16

  /// The lengths of the pattern, an even number.
  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  /// Creates a pattern; `nil` for one that leaves lines undivided, which has no lengths, a negative
  /// length or only zeros. A pattern with an odd number of lengths is repeated once, as on Apple
  /// platforms.
  package init?(phase: Double, lengths: [Double]) {
    let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = all.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, all.allSatisfy({ $0 >= 0 }) else { return nil }
    (self.lengths, self.total) = (all, total)
    let rest = phase - (phase / total).rounded(.down) * total
    self.phase = rest >= 0 && rest < total ? rest : 0
  }

  /// Returns the approximate number of dashes on a line of the given length, rounded up and counting
  /// zero lengths. It is at least 1, and limited to a number that no path can have.
  package func count(on length: Double) -> Int {
    let count = (length / total * Double(lengths.count / 2)).rounded(.up)
    return count < 1e15 ? max(Int(count), 1) : Int(1e15)
  }

  /// Returns the dashes on a line of the given length.
  func dashes(on length: Double) -> [(from: Double, to: Double)] {
    var result: [(from: Double, to: Double)] = []
    var round = 0.0
    while round * total - phase <= length {
      var place = round * total - phase
      for index in stride(from: 0, to: lengths.count, by: 2) {
        let end = place + lengths[index]
        if end >= 0, place <= length, !(end == 0 && place < 0), !(place == length && end > place) {
          result.append((max(place, 0), min(end, length)))
        }
        place = end + lengths[index + 1]
      }
      round += 1
    }
    return result
  }
}

extension PathOutline {
  /// Returns the dashes of all subpaths. A path that would have more than `maximum` is returned
  /// undivided.
  package func dashed(
    _ pattern: DashPattern, maximum: Int = DashPattern.maximumDashes
  ) -> PathOutline {
    guard isMeasurable else { return PathOutline() }
    let measured = subpaths.map { (subpath: $0, lengths: MeasuredSubpath($0)) }
    let length = measured.reduce(0) { $0 + $1.lengths.length }
    guard pattern.count(on: length) <= maximum else { return self }
    var result = PathOutline()
    for (subpath, lengths) in measured {
      if lengths.length > 0 {
        result.appendDashes(lengths, pattern.dashes(on: lengths.length), whole: subpath)
      } else {
        result.append(subpath)
      }
    }
    return result
  }

  private mutating func appendDashes(
    _ lengths: MeasuredSubpath, _ dashes: [(from: Double, to: Double)], whole: Subpath
  ) {
    guard let first = dashes.first, let last = dashes.last else { return }
    let wraps = lengths.isClosed && first.from == 0 && last.to == lengths.length
    if wraps, dashes.count == 1 { return append(whole) }
    for (index, dash) in dashes.enumerated() {
      if wraps, index == 0 { continue }
      var segments = lengths.segments(from: dash.from, to: dash.to)
      if wraps, index == dashes.count - 1 {
        segments += lengths.segments(from: first.from, to: first.to)
      }
      appendLines(segments)
    }
  }
}
