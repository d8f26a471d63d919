// Part of the first stage: the corners of a rounded rectangle as points on circles. The circle is
// divided in half repeatedly with square roots, so no sine function affects a pixel.

import CSegueKernels
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
    func corner(_ x: Double, _ y: Double, _ r: Double) -> Corner {
      let r = radius(r)
      return Corner(
        point: segue_point(x: x, y: y), radius: r, arc: Self.arc(radiusInPixels: r * scale))
    }
    let (first, second) = (corner(left, top, shape.topLeft), corner(right, top, shape.topRight))
    let third = corner(right, bottom, shape.bottomRight)
    let fourth = corner(left, bottom, shape.bottomLeft)
    let count = first.count + second.count + third.count + fourth.count
    points = Array(unsafeUninitializedCapacity: count) { memory, initialized in
      let bytes = UnsafeMutableRawBufferPointer(memory)
      guard var out = bytes.assumingMemoryBound(to: segue_point.self).baseAddress else { return }
      first.write(0, to: &out)
      second.write(1, to: &out)
      third.write(2, to: &out)
      fourth.write(3, to: &out)
      initialized = count
    }
  }

  /// A corner, rounded if its radius is positive.
  private struct Corner {
    let point: segue_point
    let radius: Double
    let arc: [Outline.Vertex]

    var count: Int { radius > 0 ? arc.count : 1 }

    /// Writes the points of the corner, the `quarter`th clockwise from the top left, to `out`, which
    /// is moved behind them.
    func write(_ quarter: Int32, to out: inout UnsafeMutablePointer<segue_point>) {
      if radius > 0 {
        _ = arc.withUnsafePoints { arc, count in
          segue_outline_arc(out, arc, count, point, radius, quarter)
        }
      } else {
        out.pointee = point
      }
      out += count
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
