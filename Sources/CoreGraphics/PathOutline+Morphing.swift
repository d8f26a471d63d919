// Paths as rows of numbers: how one turns into another. That makes sense only where both have the same
// steps in the same order.

import Foundation

extension PathOutline {
  /// Both paths' points combined one by one; `nil` unless both have the same kinds of steps in the same
  /// order.
  package func combined(
    with other: PathOutline, _ combine: (CGPoint, CGPoint) -> CGPoint
  ) -> PathOutline? {
    guard elements.count == other.elements.count else { return nil }
    var result = PathOutline()
    for (a, b) in zip(elements, other.elements) {
      guard let both = a.combined(with: b, combine) else { return nil }
      result.append(both)
    }
    return result
  }

  /// Every coordinate in order.
  package var coordinates: [Double] {
    elements.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] }
  }

  /// The same steps with other coordinates, as many as it has.
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
