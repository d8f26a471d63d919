// On Apple's systems a `CGPoint` in an `Any` is an `NSValue` for who asks for one, and the other way
// round; user info and observed changes are read so. Foundation on Linux does it for other numbers, but
// not for these.

import Foundation

// swift-format-ignore: NoLeadingUnderscores
/// What an `NSValue` may hold.
public protocol BridgedGeometry: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  /// In an object.
  var boxed: NSValue { get }
  /// Out of one; `nil` if there is something else in it.
  init?(boxed: NSValue)
}

// swift-format-ignore: NoLeadingUnderscores
extension BridgedGeometry {
  /// In an object.
  public func _bridgeToObjectiveC() -> NSValue { boxed }

  /// Out of an object, which has to hold it.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    result = Self(boxed: source)
  }

  /// Out of an object, if it holds it.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?)
    -> Bool
  {
    result = Self(boxed: source)
    return result != nil
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGPoint: @retroactive _ObjectiveCBridgeable, BridgedGeometry {
  /// The object.
  public var boxed: NSValue { NSValue(cgPoint: self) }
  /// The point in an object.
  public init?(boxed: NSValue) {
    guard boxed.holds(.point) else { return nil }
    self = boxed.cgPointValue
  }
  /// The point in an object, else zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source.flatMap { CGPoint(boxed: $0) } ?? .zero
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGSize: @retroactive _ObjectiveCBridgeable, BridgedGeometry {
  /// The object.
  public var boxed: NSValue { NSValue(cgSize: self) }
  /// The size in an object.
  public init?(boxed: NSValue) {
    guard boxed.holds(.size) else { return nil }
    self = boxed.cgSizeValue
  }
  /// The size in an object, else zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source.flatMap { CGSize(boxed: $0) } ?? .zero
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGRect: @retroactive _ObjectiveCBridgeable, BridgedGeometry {
  /// The object.
  public var boxed: NSValue { NSValue(cgRect: self) }
  /// The rectangle in an object.
  public init?(boxed: NSValue) {
    guard boxed.holds(.rect) else { return nil }
    self = boxed.cgRectValue
  }
  /// The rectangle in an object, else zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source.flatMap { CGRect(boxed: $0) } ?? .zero
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: native) }
  /// Out of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }
  /// Out of an object.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }
  /// The number in an object, else zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
