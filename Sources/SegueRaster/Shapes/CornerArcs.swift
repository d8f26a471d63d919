// Part of the first stage: the corners of a rounded rectangle as points on circles. The circle is
// divided in half repeatedly with square roots, so no sine function affects a pixel.

import CoreGraphics
import SegueDisplay

/// The points of a rounded rectangle in its own space, clockwise where y points down.
struct CornerArcs {
  /// The points, starting at the left end of the top-left arc.
  let points: [Outline.Vertex]

  /// Creates the points of `shape`, enough of them that the chords deviate from the arcs by less
  /// than 1/64 pixel when a point is `scale` pixels.
  init(_ shape: RoundedRectangle, scale: Double) {
    let rect = shape.rect
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    let maximum = min(right - left, bottom - top) / 2
    func radius(_ r: Double) -> Double { r > 0 ? min(r, maximum) : 0 }
    var points: [Outline.Vertex] = []
    points.reserveCapacity(shape.isSharp ? 4 : 36)
    func corner(_ x: Double, _ y: Double, _ r: Double, _ quarter: Int) {
      guard r > 0 else { return points.append(.init(x: x, y: y)) }
      let inward = Self.inward[quarter]
      for p in Self.arc(radiusInPixels: r * scale) {
        let (px, py) = Self.turned(p, quarter)
        points.append(.init(x: x + (inward.x + px) * r, y: y + (inward.y + py) * r))
      }
    }
    corner(left, top, radius(shape.topLeft), 0)
    corner(right, top, radius(shape.topRight), 1)
    corner(right, bottom, radius(shape.bottomRight), 2)
    corner(left, bottom, radius(shape.bottomLeft), 3)
    self.points = points
  }

  /// The direction from each corner toward the center of its circle.
  private static let inward: [(x: Double, y: Double)] = [(1, 1), (-1, 1), (-1, -1), (1, -1)]

  /// Returns `p` of the top-left quarter, rotated clockwise by `quarter` quarter turns.
  private static func turned(_ p: Outline.Vertex, _ quarter: Int) -> (Double, Double) {
    switch quarter {
    case 0: (p.x, p.y)
    case 1: (-p.y, p.x)
    case 2: (-p.x, -p.y)
    default: (p.y, -p.x)
    }
  }

  /// Returns the points of an arc. A chord over the angle 90°/n deviates from a circle of radius r
  /// by r · 0.3085 / n².
  private static func arc(radiusInPixels r: Double) -> [Outline.Vertex] {
    let wanted = 20 * r
    let index = arcs.firstIndex { Double(($0.count - 1) * ($0.count - 1)) >= wanted }
    return arcs[index ?? arcs.count - 1]
  }

  /// The quarter circle from (−1, 0) to (0, −1) in 4, 8, … 512 chords.
  private static let arcs: [[Outline.Vertex]] = {
    var points = [Outline.Vertex(x: -1, y: 0), Outline.Vertex(x: 0, y: -1)]
    var levels: [[Outline.Vertex]] = []
    for level in 1...9 {
      points = halved(points)
      if level >= 2 { levels.append(points) }
    }
    return levels
  }()

  private static func halved(_ points: [Outline.Vertex]) -> [Outline.Vertex] {
    var finer = [points[0]]
    for (p, q) in zip(points, points.dropFirst()) {
      let (x, y) = (p.x + q.x, p.y + q.y)
      let length = (x * x + y * y).squareRoot()
      finer += [Outline.Vertex(x: x / length, y: y / length), q]
    }
    return finer
  }
}
