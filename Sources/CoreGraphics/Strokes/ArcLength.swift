// Lengths along lines and curves, and the parameter at a length, which dashes and trimmed strokes
// need. A curve's speed is integrated with Gauss–Legendre quadrature on 32 intervals: the result is
// accurate to about 1e-12 of the length for smooth curves, and to about 1e-6 for those with a cusp.

import Foundation

/// The length of one line or curve, and of its parts.
struct ArcLength {
  let segment: CubicSegment
  /// Lengths up to evenly spaced parameters. The last one is the total length.
  private var sums: [Double] = [0]

  private static let stretches = 32
  private static let nodes: [(place: Double, weight: Double)] = [
    (-0.906_179_845_938_664, 0.236_926_885_056_189_08),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_47),
    (0, 0.568_888_888_888_888_9),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_47),
    (0.906_179_845_938_664, 0.236_926_885_056_189_08),
  ]

  init(_ segment: CubicSegment) {
    self.segment = segment
    if segment.isStraight {
      sums.append((segment.end - segment.start).length)
      return
    }
    let width = 1 / Double(Self.stretches)
    for index in 0..<Self.stretches {
      let from = Double(index) * width
      sums.append(sums[index] + length(from: from, to: from + width))
    }
  }

  var total: Double { sums[sums.count - 1] }

  private func length(from a: Double, to b: Double) -> Double {
    let (middle, half) = ((a + b) / 2, (b - a) / 2)
    return half
      * Self.nodes.reduce(0) { $0 + $1.weight * segment.speed(middle + half * $1.place) }
  }

  /// Returns the parameter at which the length from the start is `length`.
  func parameter(at length: Double) -> Double {
    if length <= 0 { return 0 }
    if length >= total { return 1 }
    if segment.isStraight { return length / total }
    let index = stretch(at: length)
    let width = 1 / Double(Self.stretches)
    let from = Double(index) * width
    let rest = length - sums[index]
    // Newton's method, kept within a bracket that is narrowed by bisection where necessary.
    var (low, high) = (from, from + width)
    var u = from + width * rest / (sums[index + 1] - sums[index])
    for _ in 0..<24 {
      let excess = self.length(from: from, to: u) - rest
      if abs(excess) <= 1e-14 * total { break }
      if excess > 0 { high = u } else { low = u }
      let next = u - excess / segment.speed(u)
      u = next > low && next < high ? next : (low + high) / 2
    }
    return u
  }

  /// Returns the fraction of the total length that `length` is, in 0…1. Trimmed strokes use it as
  /// the parameter, as Core Animation does: a point at half a curve's length is drawn at parameter
  /// one half.
  func fraction(at length: Double) -> Double { min(max(length / total, 0), 1) }

  private func stretch(at length: Double) -> Int {
    var (low, high) = (0, Self.stretches - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sums[middle] <= length { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// A subpath, parameterized by length.
struct MeasuredSubpath {
  let isClosed: Bool
  let pieces: [ArcLength]
  /// The lengths at which the segments begin, and the total length.
  let marks: [Double]

  init(_ subpath: Subpath) {
    isClosed = subpath.isClosed
    pieces = subpath.segments.map { ArcLength($0) }.filter { $0.total > 0 }
    var marks = [0.0]
    for piece in pieces { marks.append(marks[marks.count - 1] + piece.total) }
    self.marks = marks
  }

  var length: Double { marks[marks.count - 1] }

  /// Returns the lines and curves between two lengths. If both are equal, the result is a line too
  /// short to see, which conveys the direction for caps.
  func segments(from a: Double, to b: Double) -> [CubicSegment] {
    let result = segments(from: a, to: b) { $0.parameter(at: $1) }
    return result.isEmpty ? dot(at: a) : result
  }

  /// Returns the lines and curves between two lengths, where a curve that is divided is divided at
  /// the parameter that equals the fraction of its length.
  func trimmedSegments(from a: Double, to b: Double) -> [CubicSegment] {
    segments(from: a, to: b) { $0.fraction(at: $1) }
  }

  private func segments(
    from a: Double, to b: Double, parameter: (ArcLength, Double) -> Double
  ) -> [CubicSegment] {
    var result: [CubicSegment] = []
    for (index, piece) in pieces.enumerated() where marks[index + 1] > a && marks[index] < b {
      let from = parameter(piece, a - marks[index])
      let to = b >= marks[index + 1] ? 1 : parameter(piece, b - marks[index])
      if to > from { result.append(piece.segment.part(from: from, to: to)) }
    }
    return result
  }

  private static let dotLength = 0x1p-20

  private func dot(at length: Double) -> [CubicSegment] {
    guard let index = pieces.indices.last(where: { marks[$0] <= length }) else { return [] }
    let piece = pieces[index]
    let u = piece.parameter(at: length - marks[index])
    guard let direction = piece.segment.direction(u) else { return [] }
    let (middle, half) = (piece.segment.point(u), direction * (Self.dotLength / 2))
    return [CubicSegment(middle - half, to: middle + half)]
  }
}
