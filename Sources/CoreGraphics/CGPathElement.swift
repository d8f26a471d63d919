// The steps of a path as Apple's API hands them out: a kind and a pointer to points that lives as long
// as the call.

import Foundation

/// What a step of a path is.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath; one point.
  case moveToPoint = 0
  /// A straight line; one point.
  case addLineToPoint = 1
  /// A quadratic curve; the handle and the end.
  case addQuadCurveToPoint = 2
  /// A cubic curve; two handles and the end.
  case addCurveToPoint = 3
  /// A straight line back to where the subpath began; no point.
  case closeSubpath = 4
}

/// A step of a path.
public struct CGPathElement {
  /// What it is.
  public var type: CGPathElementType
  /// Its points, valid during the call that hands it out.
  public var points: UnsafeMutablePointer<CGPoint>

  /// A step with these points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    (self.type, self.points) = (type, points)
  }
}

/// What `CGPath.apply` calls with every step. Apple's is a C function; a Swift function or closure
/// stands in its place.
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
  /// Calls `block` with every step in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    // Room for the most points a step has, so that there is a place to point to for a closing too.
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { room in
      guard let points = room.baseAddress else { return }
      points.initialize(repeating: .zero, count: 3)
      for element in outline.elements {
        for (index, point) in element.points.enumerated() { points[index] = point }
        var step = CGPathElement(type: element.type, points: points)
        withUnsafePointer(to: &step) { block($0) }
      }
    }
  }

  /// Calls `function` with `info` and every step in order.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Whether it is one upright rectangle, which is put in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = outline.rectangle else { return false }
    rect?.pointee = found
    return true
  }
}

extension PathOutline {
  /// The upright rectangle that it is, drawn in either sense from any corner, closed or not.
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
