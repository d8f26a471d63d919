// The elements of a path as Apple's API provides them: a type and a pointer to points that is valid
// for the duration of a call.

import Foundation

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath. The element has one point.
  case moveToPoint = 0
  /// Adds a straight line. The element has one point, the end.
  case addLineToPoint = 1
  /// Adds a quadratic curve. The element has two points: the control point and the end.
  case addQuadCurveToPoint = 2
  /// Adds a cubic curve. The element has three points: two control points and the end.
  case addCurveToPoint = 3
  /// Closes the subpath with a straight line to its start. The element has no points.
  case closeSubpath = 4
}

/// An element of a path.
public struct CGPathElement {
  /// The type of the element.
  public var type: CGPathElementType
  /// The points of the element, valid for the duration of the call that provides it.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element with the given type and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// The function that `CGPath.apply` calls with every element. Apple's type is a C function pointer;
/// here a Swift function or closure is passed.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension PathElement {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

extension CGPath {
  /// Calls `block` with every element in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    // Memory for the maximum number of points that an element has, so that the pointer is valid for
    // a closing element too.
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      guard let points = buffer.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      for element in outline.elements {
        for (index, point) in element.points.enumerated() { points[index] = point }
        var step = CGPathElement(type: element.type, points: points)
        withUnsafePointer(to: &step) { block($0) }
      }
    }
  }

  /// Calls `function` with `info` and every element in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Returns a Boolean value that indicates whether the path is a single axis-aligned rectangle,
  /// and stores that rectangle in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = outline.rectangle else { return false }
    rect?.pointee = found
    return true
  }
}

extension PathOutline {
  /// The axis-aligned rectangle that the outline describes, drawn in either direction from any
  /// corner, closed or not; `nil` if it is not one.
  package var rectangle: CGRect? {
    var corners = elements.filter { $0 != .close }.flatMap(\.points)
    guard case .move? = elements.first, elements.dropFirst().allSatisfy(\.isStraight) else {
      return nil
    }
    if elements.contains(.close), elements.last != .close { return nil }
    if corners.count == 5, corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
      || (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
    guard isUpright, a.x != c.x, a.y != c.y else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }
}

extension PathElement {
  fileprivate var isStraight: Bool {
    switch self {
    case .line, .close: true
    case .move, .quadCurve, .curve: false
    }
  }
}
