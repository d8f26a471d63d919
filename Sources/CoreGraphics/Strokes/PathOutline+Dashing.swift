// A path cut into dashes by length. Each subpath begins the pattern anew; on a closed one, a dash that
// reaches the end and one that begins at the start are the same dash.

import Foundation

/// Lengths of dashes and gaps in turn.
package struct DashPattern: Sendable, Hashable {
  /// More dashes than this are not made.
  package static let mostDashes = 1 << 16

  /// An even number of lengths.
  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  /// `nil` for a pattern that leaves lines whole: no lengths, a negative one, or nothing but zeros. An
  /// odd number of lengths is gone through twice, as Apple's.
  package init?(phase: Double, lengths: [Double]) {
    let all = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = all.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, all.allSatisfy({ $0 >= 0 }) else { return nil }
    (self.lengths, self.total) = (all, total)
    let rest = phase - (phase / total).rounded(.down) * total
    self.phase = rest >= 0 && rest < total ? rest : 0
  }

  /// Whether a line of this length has no more dashes than can be made.
  package func canCut(_ length: Double) -> Bool {
    length / total * Double(lengths.count) < Double(Self.mostDashes)
  }

  /// The dashes on a line of this length.
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
  /// The dashes of all subpaths. A path with too many stays whole.
  package func dashed(_ pattern: DashPattern) -> PathOutline {
    guard isMeasurable else { return PathOutline() }
    let measured = subpaths.map { (subpath: $0, lengths: MeasuredSubpath($0)) }
    guard pattern.canCut(measured.reduce(0) { $0 + $1.lengths.length }) else { return self }
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
