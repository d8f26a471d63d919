// A path cut down to a stretch of its length: `strokeStart` and `strokeEnd` of shape layers, which
// count the lengths of all subpaths together.

import Foundation

extension PathOutline {
  /// The length of all lines and curves.
  package var length: Double {
    isMeasurable ? subpaths.reduce(0) { $0 + MeasuredSubpath($1).length } : 0
  }

  /// What lies between two shares of the length, both in 0…1; nothing when `start` is not below `end`.
  /// A closed subpath that is kept whole stays closed.
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
        result.appendLines(lengths.segments(from: max(a, 0), to: min(b, lengths.length)))
      }
    }
    return result
  }

  /// Adds an open subpath of these segments.
  mutating func appendLines(_ segments: [CubicSegment]) {
    guard let first = segments.first else { return }
    append(Subpath(start: first.start, segments: segments))
  }
}
