// Paths as sequences of numbers, for sums and differences of paths. They are meaningful only where
// both have the same elements in the same order.

import Foundation

extension PathOutline {
  /// Returns an outline whose points are pairwise combinations of the points of both paths, or
  /// `nil` unless both have the same types of elements in the same order. A line that is combined
  /// with a cubic curve counts as a curve whose control points are its ends, as in Core Animation.
  package func combined(
    with other: PathOutline, _ combine: (CGPoint, CGPoint) -> CGPoint
  ) -> PathOutline? {
    guard elements.count == other.elements.count else { return nil }
    var result = PathOutline()
    var (here, there) = (CGPoint.zero, CGPoint.zero)
    for (a, b) in zip(elements, other.elements) {
      let (first, second) = (a.asCurve(from: here, like: b), b.asCurve(from: there, like: a))
      guard let both = first.combined(with: second, combine) else { return nil }
      result.append(both)
      (here, there) = (a.points.last ?? here, b.points.last ?? there)
    }
    return result
  }

  /// All coordinates in order.
  package var coordinates: [Double] {
    elements.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] }
  }

  /// Returns an outline with the same elements and other coordinates, whose count must equal that
  /// of `coordinates`.
  package func replacing(coordinates: [Double]) -> PathOutline {
    var index = 0
    let replaced = combined(with: self) { point, _ in
      defer { index += 2 }
      guard index + 1 < coordinates.count else { return point }
      return CGPoint(x: coordinates[index], y: coordinates[index + 1])
    }
    return replaced ?? self
  }
}

extension PathElement {
  /// Returns a line from `start` as a curve if `other` is a curve; otherwise the element itself.
  fileprivate func asCurve(from start: CGPoint, like other: PathElement) -> PathElement {
    guard case .line(let end) = self, case .curve = other else { return self }
    return .curve(control1: start, control2: end, end: end)
  }

  fileprivate func combined(
    with other: PathElement, _ combine: (CGPoint, CGPoint) -> CGPoint
  ) -> PathElement? {
    switch (self, other) {
    case (.move(let a), .move(let b)): .move(combine(a, b))
    case (.line(let a), .line(let b)): .line(combine(a, b))
    case (.quadCurve(let control, let end), .quadCurve(let otherControl, let otherEnd)):
      .quadCurve(control: combine(control, otherControl), end: combine(end, otherEnd))
    case (.curve(let a, let b, let end), .curve(let otherA, let otherB, let otherEnd)):
      .curve(
        control1: combine(a, otherA), control2: combine(b, otherB), end: combine(end, otherEnd))
    case (.close, .close): .close
    default: nil
    }
  }
}
