// On Apple platforms a `CGPoint` in an `Any` can be cast to `NSValue` and back; user info and
// observed changes are read that way. Foundation on Linux bridges other numbers, but not these
// types.

import Foundation
import SegueTiming

// swift-format-ignore: NoLeadingUnderscores
/// A geometry type that an `NSValue` can hold.
public protocol SegueBridgedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// The value, wrapped in an object.
  var boxed: NSValue { get }
  /// Unwraps a value; `nil` if the object holds a value of another type.
  init?(boxed: NSValue)
}

// swift-format-ignore: NoLeadingUnderscores
extension SegueBridgedGeometry {
  /// Returns the value, wrapped in an object.
  public func _bridgeToObjectiveC() -> NSValue { boxed }

  /// Unwraps a value from an object, which must hold one of this type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(boxed: source)
  }

  /// Unwraps a value from an object if it holds one of this type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?)
    -> Bool
  {
    result = Self(boxed: source)
    return result != nil
  }
}

// swift-format-ignore: NoLeadingUnderscores
// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive _ObjectiveCBridgeable, SegueBridgedGeometry {
  /// The point, wrapped in an object.
  public var boxed: NSValue { NSValue(cgPoint: self) }
  /// Unwraps a point.
  public init?(boxed: NSValue) {
    guard boxed.holds(.point) else { return nil }
    self = boxed.cgPointValue
  }
  /// Returns the point in an object, or zero if it holds none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source.flatMap { CGPoint(boxed: $0) } ?? .zero
  }
}

// swift-format-ignore: NoLeadingUnderscores
// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive _ObjectiveCBridgeable, SegueBridgedGeometry {
  /// The size, wrapped in an object.
  public var boxed: NSValue { NSValue(cgSize: self) }
  /// Unwraps a size.
  public init?(boxed: NSValue) {
    guard boxed.holds(.size) else { return nil }
    self = boxed.cgSizeValue
  }
  /// Returns the size in an object, or zero if it holds none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source.flatMap { CGSize(boxed: $0) } ?? .zero
  }
}

// swift-format-ignore: NoLeadingUnderscores
// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive _ObjectiveCBridgeable, SegueBridgedGeometry {
  /// The rectangle, wrapped in an object.
  public var boxed: NSValue { NSValue(cgRect: self) }
  /// Unwraps a rectangle.
  public init?(boxed: NSValue) {
    guard boxed.holds(.rect) else { return nil }
    self = boxed.cgRectValue
  }
  /// Returns the rectangle in an object, or zero if it holds none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.flatMap { CGRect(boxed: $0) } ?? .zero
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension CATransform3D: SegueBridgedGeometry {
  /// The transform, wrapped in an object.
  public var boxed: NSValue { NSValue(caTransform3D: self) }
  /// Unwraps a transform.
  public init?(boxed: NSValue) {
    guard case .transform(let transform)? = boxed.geometry else { return nil }
    self = transform
  }
  /// Returns the transform in an object, or the identity if it holds none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source.flatMap { CATransform3D(boxed: $0) } ?? CATransform3DIdentity
  }
}

// swift-format-ignore: NoLeadingUnderscores
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number, wrapped in an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }
  /// Unwraps a number from an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }
  /// Unwraps a number from an object.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }
  /// Returns the number in an object, or zero if there is none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
