// Foundation on Linux wraps points, sizes and rectangles in `NSValue`, but no other structs.
// Matrices, vectors and UIKit's insets are therefore kept in a table, each distinct value once, and an `NSRange`
// with an impossible location represents the index in the table.

import Foundation
import SegueTiming
import Synchronization

extension NSValue {
  /// Creates an object that contains a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates an object that contains a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates an object that contains a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates an object that contains a vector.
  public convenience init(cgVector vector: CGVector) { self.init(boxing: vector) }
  /// Creates an object that contains an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform)
  }
  /// Creates an object that contains a 3-D transform.
  public convenience init(caTransform3D t: CATransform3D) { self.init(boxing: t) }

  /// Creates an object that contains a value for which Foundation on Linux has no representation.
  package convenience init(boxing value: some Hashable & Sendable) {
    self.init(range: BoxedValues.put(value))
  }

  /// The contained point; zero if the object contains something else.
  public var cgPointValue: CGPoint { holds(.point) ? pointValue : .zero }
  /// The contained size; zero if the object contains something else.
  public var cgSizeValue: CGSize { holds(.size) ? sizeValue : .zero }
  /// The contained rectangle; zero if the object contains something else.
  public var cgRectValue: CGRect { holds(.rect) ? rectValue : .zero }
  /// The contained vector; zero if the object contains something else.
  public var cgVectorValue: CGVector { boxed as? CGVector ?? .zero }
  /// The contained affine transform; the identity if the object contains something else.
  public var cgAffineTransformValue: CGAffineTransform {
    boxed as? CGAffineTransform ?? .identity
  }
  /// The contained 3-D transform; the identity if the object contains something else.
  public var caTransform3DValue: CATransform3D {
    boxed as? CATransform3D ?? CATransform3DIdentity
  }

  /// The contained value, if it is one of these types.
  package var geometry: AnimatableValue? {
    if holds(.point) { return .point(pointValue) }
    if holds(.size) { return .size(sizeValue) }
    if holds(.rect) { return .rect(rectValue) }
    switch boxed {
    case let t as CATransform3D: return .transform(t)
    case let t as CGAffineTransform: return .transform(CATransform3DMakeAffineTransform(t))
    case let v as CGVector: return .size(CGSize(width: v.dx, height: v.dy))
    default: return nil
    }
  }

  /// The value given to `init(boxing:)`, or `nil` if the object contains something else.
  package var boxed: (any Sendable)? {
    holds(.range) ? BoxedValues.value(at: rangeValue) : nil
  }

  enum Content: String {
    case point = "{CGPoint=dd}"
    case size = "{CGSize=dd}"
    case rect = "{CGRect={CGPoint=dd}{CGSize=dd}}"
    case range = "{_NSRange=QQ}"
  }

  func holds(_ content: Content) -> Bool {
    String(cString: objCType) == content.rawValue
  }
}

/// The table of boxed values.
private enum BoxedValues {
  private static let location = Int.max - 0x5E67E
  private static let table = Mutex<(indices: [AnyHashable: Int], values: [any Sendable])>(([:], []))

  static func put(_ value: some Hashable & Sendable) -> NSRange {
    let index = table.withLock { table in
      if let index = table.indices[AnyHashable(value)] { return index }
      table.values.append(value)
      table.indices[AnyHashable(value)] = table.values.count - 1
      return table.values.count - 1
    }
    return NSRange(location: location, length: index)
  }

  static func value(at range: NSRange) -> (any Sendable)? {
    guard range.location == location else { return nil }
    return table.withLock {
      $0.values.indices.contains(range.length) ? $0.values[range.length] : nil
    }
  }
}
