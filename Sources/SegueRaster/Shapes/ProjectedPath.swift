// Paths under perspective: curves become chords in the plane, fine enough that none deviates by
// more than 1/256 pixel in the frame; subpaths are clipped in front of the viewer; the result is a
// path of lines.

import CoreGraphics
import SegueDisplay

/// Converts paths of a plane to paths of lines in pixels.
struct ProjectedPath {
  /// The maximum deviation of a chord, in pixels.
  private static let tolerance = 1.0 / 256

  /// The lines added so far.
  private(set) var outline = PathOutline()
  private let map: Homography
  private var corners: [CGPoint] = []
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var isFinite = true

  /// Creates an empty path whose elements are mapped by `map`.
  init(through map: Homography) { self.map = map }

  /// Returns `path` under `transform`, mapped by `map`.
  static func outline(_ path: PathOutline, _ transform: CGAffineTransform, through map: Homography)
    -> PathOutline
  {
    var projected = ProjectedPath(through: map.after(transform))
    projected.add(path)
    return projected.outline
  }

  /// Adds `path`, whose open subpaths are treated as closed.
  mutating func add(_ path: PathOutline) {
    for element in path.elements {
      switch element {
      case .move(let point): begin(at: point)
      case .line(let point): line(to: point)
      case .quadCurve(let control, let end): curve(control, end)
      case .curve(let control1, let control2, let end): curve(control1, control2, end)
      case .close: begin(at: start)
      }
    }
    finish()
  }

  private mutating func begin(at point: CGPoint) {
    finish()
    (start, current) = (point, point)
    corners = [point]
  }

  private mutating func line(to point: CGPoint) {
    corners.append(point)
    current = point
  }

  /// Clips and projects the subpath.
  private mutating func finish() {
    defer { corners.removeAll(keepingCapacity: true) }
    guard corners.count >= 2 else { return }
    let seen = map.image(of: corners)
    guard seen.count >= 2 else { return }
    outline.append(.move(seen[0]))
    for point in seen.dropFirst() { outline.append(.line(point)) }
    outline.append(.close)
  }

  private mutating func curve(_ control: CGPoint, _ end: CGPoint) {
    let from = current
    let (bx, by) = (
      Double(from.x - 2 * control.x + end.x) * 2, Double(from.y - 2 * control.y + end.y) * 2
    )
    let count = chords((bx * bx + by * by).squareRoot(), [from, control, end])
    for i in stride(from: 1, to: count, by: 1) {
      let t = CGFloat(i) / CGFloat(count)
      let u = 1 - t
      let (f, g, h) = (u * u, 2 * u * t, t * t)
      corners.append(
        CGPoint(
          x: f * from.x + g * control.x + h * end.x, y: f * from.y + g * control.y + h * end.y))
    }
    line(to: end)
  }

  private mutating func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    let from = current
    let bend = max(
      Self.bend(from, control1, control2), Self.bend(control1, control2, end))
    let count = chords(bend, [from, control1, control2, end])
    for i in stride(from: 1, to: count, by: 1) {
      let t = CGFloat(i) / CGFloat(count)
      let u = 1 - t
      let (f, g, h, k) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      corners.append(
        CGPoint(
          x: f * from.x + g * control1.x + h * control2.x + k * end.x,
          y: f * from.y + g * control1.y + h * control2.y + k * end.y))
    }
    line(to: end)
  }

  /// Returns the second derivative of a cubic at one of its ends.
  private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
    let (x, y) = (Double(a.x - 2 * b.x + c.x) * 6, Double(a.y - 2 * b.y + c.y) * 6)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the number of chords needed for a curve with the given second derivative.
  ///
  /// A chord over the parameter 1/n deviates by the derivative / 8n² in the plane. The
  /// magnification is greatest at one of the points that the curve lies between.
  private func chords(_ bend: Double, _ points: [CGPoint]) -> Int {
    let scale = points.reduce(0) { max($0, map.magnification(at: $1)) } * 2.0.squareRoot()
    let wanted = (bend * scale / (8 * Self.tolerance)).squareRoot().rounded(.up)
    return wanted > 1 ? Int(min(wanted, PathShape.maximumChords)) : 1
  }
}
