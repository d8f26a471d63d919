// One path turning into another, as Core Animation draws it: ends move in a straight line, handles
// of curves turn. Measured on a device; Documentation/Internals/PATHS.md has the numbers.

import Foundation

extension PathOutline {
  /// Returns the outline at `progress` on the way to `target`, or `nil` unless both have the same
  /// types of elements in the same order. Progress outside 0…1 extrapolates.
  ///
  /// The ends of elements are interpolated linearly. A control point of a cubic curve is
  /// interpolated relative to its end of the curve: the distance from it linearly, the direction
  /// by the smaller angle. A line that turns into a cubic curve counts as a curve whose control
  /// points are its ends.
  package func interpolated(to target: PathOutline, progress: Double) -> PathOutline? {
    guard elements.count == target.elements.count else { return nil }
    var result = PathOutline()
    var (here, there) = (PathPen(), PathPen())
    for (a, b) in zip(elements, target.elements) {
      let mixing = PathMixing(from: here.point, to: there.point, progress: progress)
      guard let element = mixing.element(a, b) else { return nil }
      result.append(element)
      here.follow(a)
      there.follow(b)
    }
    return result
  }
}

/// The current point of a path, element by element.
private struct PathPen {
  private(set) var point = CGPoint.zero
  private var start = CGPoint.zero

  mutating func follow(_ element: PathElement) {
    if case .close = element {
      point = start
    } else {
      point = element.points.last ?? point
    }
    if case .move(let place) = element { start = place }
  }
}

/// The interpolation between two elements that begin at two given points.
private struct PathMixing {
  /// The tangent of the angle below which directions count as equal.
  private static let parallel = 1e-12
  let from, to: CGPoint
  let progress: Double

  func element(_ a: PathElement, _ b: PathElement) -> PathElement? {
    switch (a, b) {
    case (.move(let a), .move(let b)): .move(mix(a, b))
    case (.line(let a), .line(let b)): .line(mix(a, b))
    case (.quadCurve(let control, let end), .quadCurve(let otherControl, let otherEnd)):
      .quadCurve(control: mix(control, otherControl), end: mix(end, otherEnd))
    case (.curve(let a1, let a2, let a3), .curve(let b1, let b2, let b3)):
      curve((a1, a2, a3), (b1, b2, b3))
    case (.line(let end), .curve(let b1, let b2, let b3)): curve((from, end, end), (b1, b2, b3))
    case (.curve(let a1, let a2, let a3), .line(let end)): curve((a1, a2, a3), (to, end, end))
    case (.close, .close): .close
    default: nil
    }
  }

  private func curve(
    _ a: (CGPoint, CGPoint, CGPoint), _ b: (CGPoint, CGPoint, CGPoint)
  ) -> PathElement {
    .curve(
      control1: control(a.0, of: from, b.0, of: to), control2: control(a.1, of: a.2, b.1, of: b.2),
      end: mix(a.2, b.2))
  }

  /// Returns the control point between `a` and `b`, which belong to the ends `end` and `otherEnd`.
  private func control(
    _ a: CGPoint, of end: CGPoint, _ b: CGPoint, of otherEnd: CGPoint
  ) -> CGPoint {
    let handle = CGVector(dx: a.x - end.x, dy: a.y - end.y)
    let other = CGVector(dx: b.x - otherEnd.x, dy: b.y - otherEnd.y)
    let cross = Double(handle.dx * other.dy - handle.dy * other.dx)
    let dot = Double(handle.dx * other.dx + handle.dy * other.dy)
    // Handles of one direction, and handles without a length, only change their length.
    guard abs(cross) > Self.parallel * abs(dot) || dot < 0 else { return mix(a, b) }
    let length = (handle.dx * handle.dx + handle.dy * handle.dy).squareRoot()
    let otherLength = (other.dx * other.dx + other.dy * other.dy).squareRoot()
    guard length > 0, otherLength > 0 else { return mix(a, b) }
    let turn = DeterministicMath.sincos(DeterministicMath.atan2(cross, dot) * progress)
    let scale = mix(length, otherLength) / length
    let place = mix(end, otherEnd)
    return CGPoint(
      x: place.x + (handle.dx * CGFloat(turn.cos) - handle.dy * CGFloat(turn.sin)) * scale,
      y: place.y + (handle.dx * CGFloat(turn.sin) + handle.dy * CGFloat(turn.cos)) * scale)
  }

  private func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y))
  }

  private func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(progress) }
}
