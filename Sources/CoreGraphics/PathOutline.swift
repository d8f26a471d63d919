// The value of a path. `CGPath` and `CGMutablePath` are reference types around it, as on Apple
// platforms; display lists contain the value.

import Foundation

/// An element of a path.
public enum PathElement: Sendable, Hashable {
  /// Begins a subpath at the point.
  case move(CGPoint)
  /// Adds a straight line to the point.
  case line(CGPoint)
  /// Adds a quadratic curve to `end`.
  case quadCurve(control: CGPoint, end: CGPoint)
  /// Adds a cubic curve to `end`.
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// Closes the subpath with a straight line to its start.
  case close

  /// Returns the element with every point transformed by `t`.
  func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quadCurve(let control, let end):
      .quadCurve(control: control.applying(t), end: end.applying(t))
    case .curve(let control1, let control2, let end):
      .curve(
        control1: control1.applying(t), control2: control2.applying(t), end: end.applying(t))
    case .close: .close
    }
  }

  /// The points of the element, the end last.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}

/// A sequence of subpaths that consist of lines and curves.
public struct PathOutline: Sendable, Hashable {
  /// The elements in order.
  public private(set) var elements: [PathElement] = []
  /// The point where the next element starts; `nil` for an empty outline.
  public private(set) var currentPoint: CGPoint?
  private var subpathStart = CGPoint.zero

  /// Creates an empty outline.
  public init() {}

  /// Appends an element. A line or a curve without a current point begins a subpath at its own
  /// first point, where Apple's implementation logs an error and drops it.
  public mutating func append(_ element: PathElement) {
    switch element {
    case .move(let point): subpathStart = point
    case .close:
      guard currentPoint != nil, elements.last != .close else { return }
      currentPoint = subpathStart
    default: if currentPoint == nil, let first = element.points.first { append(.move(first)) }
    }
    elements.append(element)
    currentPoint = element.points.last ?? currentPoint
  }

  /// Returns the outline with all points transformed by `t`.
  public func applying(_ t: CGAffineTransform) -> PathOutline {
    var mapped = PathOutline()
    for element in elements { mapped.append(element.applying(t)) }
    return mapped
  }

  /// Appends the elements of another outline, transformed by `t`.
  mutating func append(_ other: PathOutline, _ t: CGAffineTransform) {
    for element in other.elements { append(element.applying(t)) }
  }
}
