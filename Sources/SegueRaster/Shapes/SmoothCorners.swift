// Part of the first stage: the points of a rectangle with continuous corners. Its curves are those
// of `RoundedRectangle.path`, divided into the chords of a filled path.

import CoreGraphics
import SegueDisplay

/// The points of a rectangle with continuous corners in its own space, clockwise where y points
/// down.
struct SmoothCorners {
  private(set) var points: [Outline.Vertex] = []
  private let scale: Double

  /// Creates the points of `shape`, enough of them that the chords deviate from the curves by less
  /// than 1/64 pixel when a point is `scale` pixels.
  init(_ shape: RoundedRectangle, scale: Double) {
    self.scale = scale
    points.reserveCapacity(96)
    for element in shape.path.elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let control1, let control2, let end): curve(control1, control2, end)
      case .quadCurve, .close: break
      }
    }
  }

  private mutating func add(_ point: CGPoint) {
    points.append(Outline.Vertex(x: Double(point.x), y: Double(point.y)))
  }

  /// Adds chords that lie outside the curve as much as inside: see `PathShape`.
  private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    guard let from = points.last else { return }
    let (p, q) = (Outline.Vertex(control1), Outline.Vertex(control2))
    let first = (x: 6 * (from.x - 2 * p.x + q.x), y: 6 * (from.y - 2 * p.y + q.y))
    let last = (x: 6 * (p.x - 2 * q.x + end.x), y: 6 * (p.y - 2 * q.y + end.y))
    let bend = max(first.x * first.x + first.y * first.y, last.x * last.x + last.y * last.y)
    let wanted = (bend.squareRoot() * scale / (8 * PathShape.tolerance)).squareRoot().rounded(.up)
    let count = wanted < PathShape.maximumChords ? max(1, wanted) : PathShape.maximumChords
    let share = 1 / (12 * count * count)
    var i = 1.0
    while i < count {
      let t = i / count
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      let (bx, by) = (first.x + (last.x - first.x) * t, first.y + (last.y - first.y) * t)
      points.append(
        Outline.Vertex(
          x: a * from.x + b * p.x + c * q.x + d * end.x - bx * share,
          y: a * from.y + b * p.y + c * q.y + d * end.y - by * share))
      i += 1
    }
    add(end)
  }
}

extension Outline.Vertex {
  fileprivate init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}
