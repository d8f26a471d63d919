// Regions that lines of text avoid. In each line, a region takes the space from its leftmost to its
// rightmost point there, and the line is divided into the parts beside it.

/// A polygon that lines of text avoid, in the coordinates of the container.
package struct TextExclusion: Hashable, Sendable {
  /// The corners of the polygon.
  package let corners: [SIMD2<Double>]

  package init(corners: [SIMD2<Double>]) { self.corners = corners }

  /// The lower end of the polygon.
  var bottom: Double { corners.map(\.y).max() ?? 0 }

  /// Returns the horizontal extent of the polygon between two heights, or `nil` if it is not there.
  func extent(from top: Double, to bottom: Double) -> ClosedRange<Double>? {
    var (left, right) = (Double.infinity, -Double.infinity)
    for (index, start) in corners.enumerated() {
      let end = corners[(index + 1) % corners.count]
      let (upper, lower) = start.y <= end.y ? (start, end) : (end, start)
      guard lower.y > top, upper.y < bottom else { continue }
      for y in [max(upper.y, top), min(lower.y, bottom)] {
        let way = lower.y > upper.y ? (y - upper.y) / (lower.y - upper.y) : 0
        let x = upper.x + (lower.x - upper.x) * way
        (left, right) = (min(left, x), max(right, x))
      }
      if lower.y == upper.y {
        (left, right) = (min(left, start.x, end.x), max(right, start.x, end.x))
      }
    }
    return left <= right ? left...right : nil
  }
}

/// A horizontal part of a container.
struct FreeSpan: Equatable {
  var left, right: Double
  var width: Double { right - left }
}

extension TextRequest {
  /// Returns the parts of a line between two heights that no region takes, from left to right, without
  /// those that are narrower than `minimum`.
  func freeSpans(from top: Double, to bottom: Double, minimum: Double) -> [FreeSpan] {
    var spans = [FreeSpan(left: 0, right: width)]
    for exclusion in exclusions {
      guard let taken = exclusion.extent(from: top, to: bottom) else { continue }
      spans = spans.flatMap { span in
        [
          FreeSpan(left: span.left, right: min(span.right, taken.lowerBound)),
          FreeSpan(left: max(span.left, taken.upperBound), right: span.right),
        ].filter { $0.width > 0 }
      }
    }
    return spans.filter { $0.width >= minimum }
  }
}
