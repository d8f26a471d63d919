// The line of a drag.

import SegueScenes
import UIKit

/// A polyline, parameterized by the fraction of its length.
struct DragLine {
  private let points: [CGPoint]
  private let lengths: [Double]
  /// The length of the line, in points.
  let length: Double

  /// Creates a line with the given vertices.
  /// - Parameters:
  ///   - path: The vertices, of which there is at least one.
  ///   - size: The size that percentages refer to, in points.
  init(_ path: [LengthPair], in size: CGSize) {
    points = path.map {
      CGPoint(x: $0.x.points(of: size.width), y: $0.y.points(of: size.height))
    }
    lengths = zip(points, points.dropFirst()).map { a, b in
      let (x, y) = (b.x - a.x, b.y - a.y)
      return Double(x * x + y * y).squareRoot()
    }
    length = lengths.reduce(0, +)
  }

  /// The first vertex.
  var start: CGPoint { points.first ?? .zero }
  /// The last vertex.
  var end: CGPoint { points.last ?? .zero }

  /// Returns the point at a fraction of the line's length. Below 0 and above 1, the point is on the
  /// extension of the first or the last segment.
  /// - Complexity: O(*n*) in the number of vertices.
  func point(at fraction: Double) -> CGPoint {
    var remaining = fraction * length
    for (index, length) in lengths.enumerated() {
      if remaining <= length || index == lengths.count - 1 {
        let part = length > 0 ? remaining / length : 0
        let (a, b) = (points[index], points[index + 1])
        return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      }
      remaining -= length
    }
    return end
  }
}
