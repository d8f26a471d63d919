// What a path is, as a value: `CGPath` and `CGMutablePath` are reference types, as Apple's, around
// one of these, and this is what may travel in a display list.

import Foundation

/// One step of a path.
public enum PathElement: Sendable, Hashable {
  /// Begins a subpath.
  case move(CGPoint)
  /// A straight line.
  case line(CGPoint)
  /// A quadratic curve to `end`.
  case quadCurve(control: CGPoint, end: CGPoint)
  /// A cubic curve to `end`.
  case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A straight line back to where the subpath began.
  case close

  /// The element with every point mapped by `t`.
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

  /// The points it names, the end last.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}

/// Subpaths of lines and curves.
public struct PathOutline: Sendable, Hashable {
  /// The steps in order.
  public private(set) var elements: [PathElement] = []
  /// Where the next step starts; `nil` before the first.
  public private(set) var currentPoint: CGPoint?
  private var subpathStart = CGPoint.zero

  /// No step.
  public init() {}

  /// Adds a step. A line or a curve without a current point begins a subpath at its own first point,
  /// where Apple's logs an error and drops it.
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

  /// All points mapped by `t`.
  public func applying(_ t: CGAffineTransform) -> PathOutline {
    var mapped = PathOutline()
    for element in elements { mapped.append(element.applying(t)) }
    return mapped
  }

  /// Adds the steps of another outline, mapped.
  mutating func append(_ other: PathOutline, _ t: CGAffineTransform) {
    for element in other.elements { append(element.applying(t)) }
  }
}
