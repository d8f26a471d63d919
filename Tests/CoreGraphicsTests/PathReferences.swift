// Slow and simple reference results for paths: winding numbers of polygons, distances to lines,
// random paths.

import CoreGraphics
import Foundation

/// Reproducible random numbers.
struct SeededNumbers {
  private var state: UInt64
  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number in 0..<1.
  mutating func next() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) * 0x1p-53
  }

  mutating func point(_ size: Double) -> CGPoint {
    let x = next() * size
    return CGPoint(x: x, y: next() * size)
  }
}

/// The winding number of closed polygons around a point.
func winding(of polygons: [[CGPoint]], around p: CGPoint) -> Int {
  var winding = 0
  for polygon in polygons {
    guard var a = polygon.last else { continue }
    for b in polygon {
      let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
      if a.y <= p.y, b.y > p.y, side > 0 { winding += 1 }
      if a.y > p.y, b.y <= p.y, side < 0 { winding -= 1 }
      a = b
    }
  }
  return winding
}

/// Twice the area inside polygons, weighted by winding number.
func signedArea(of polygons: [[CGPoint]]) -> Double {
  polygons.reduce(0) { sum, polygon in
    guard var a = polygon.last else { return sum }
    var area = 0.0
    for b in polygon {
      area += Double(a.x * b.y - b.x * a.y)
      a = b
    }
    return sum + area / 2
  }
}

/// The distance of a point from the nearest of several lines.
func distance(from p: CGPoint, to lines: [[CGPoint]]) -> Double {
  var best = Double.infinity
  for line in lines {
    for (a, b) in zip(line, line.dropFirst()) {
      let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
      let (px, py) = (Double(p.x - a.x), Double(p.y - a.y))
      let square = dx * dx + dy * dy
      let u = square > 0 ? min(max((px * dx + py * dy) / square, 0), 1) : 0
      let (ex, ey) = (px - u * dx, py - u * dy)
      best = min(best, ex * ex + ey * ey)
    }
  }
  return best.squareRoot()
}

extension CGPath {
  /// A path of random lines and curves, some of its subpaths closed.
  static func random(seed: Int, size: Double, steps: Int) -> CGMutablePath {
    var numbers = SeededNumbers(seed: seed)
    let path = CGMutablePath()
    path.move(to: numbers.point(size))
    for _ in 0..<steps {
      switch Int(numbers.next() * 8) {
      case 0: path.closeSubpath()
      case 1, 2, 3: path.addLine(to: numbers.point(size))
      case 4, 5: path.addQuadCurve(to: numbers.point(size), control: numbers.point(size))
      default:
        path.addCurve(
          to: numbers.point(size), control1: numbers.point(size), control2: numbers.point(size))
      }
    }
    return path
  }
}
