// Reduction of a path to an interval of its length, for `strokeStart` and `strokeEnd` of shape
// layers, which measure the lengths of all subpaths together. Within a curve, the fraction is that
// of its parameter, as in Core Animation: only whole lines and curves are measured by length.

import Foundation

extension PathOutline {
  /// The total length of all lines and curves.
  package var length: Double {
    isMeasurable ? subpaths.reduce(0) { $0 + MeasuredSubpath($1).length } : 0
  }

  /// Returns the part between two fractions of the length, both in 0…1. A curve that is divided is
  /// divided at the parameter that equals the fraction of its own length. The result is empty if
  /// `start` is not less than `end`. A closed subpath that is kept completely stays closed.
  package func trimmed(from start: Double, to end: Double) -> PathOutline {
    if start <= 0, end >= 1 { return self }
    var result = PathOutline()
    guard start < end, isMeasurable else { return result }
    let measured = subpaths.map { (subpath: $0, lengths: MeasuredSubpath($0)) }
    let total = measured.reduce(0) { $0 + $1.lengths.length }
    let (from, to) = (max(start, 0) * total, min(end, 1) * total)
    var begin = 0.0
    for (subpath, lengths) in measured {
      let (a, b) = (from - begin, to - begin)
      begin += lengths.length
      guard lengths.length > 0, b > 0, a < lengths.length else { continue }
      if a <= 0, b >= lengths.length {
        result.append(subpath)
      } else {
        result.appendLines(lengths.trimmedSegments(from: max(a, 0), to: min(b, lengths.length)))
      }
    }
    return result
  }

  /// Appends an open subpath of the given segments.
  mutating func appendLines(_ segments: [CubicSegment]) {
    guard let first = segments.first else { return }
    append(Subpath(start: first.start, segments: segments))
  }
}
