// Declarations that accompany the geometry types on Apple platforms and are missing from Foundation
// on Linux.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Returns a point with the given coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size with the given dimensions.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a rectangle with the given origin and size. Negative sizes are not standardized.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns a vector with the given components.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

extension CGPoint {
  /// Returns a Boolean value that indicates whether both points are equal.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Returns a Boolean value that indicates whether both sizes are equal.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether both rectangles cover the same area, regardless
  /// of the signs of their sizes.
  public func equalTo(_ other: CGRect) -> Bool { standardized == other.standardized }
}

// The names of C's comparisons in Swift.

/// Returns whether two points are equal.
public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Returns whether two sizes are equal.
public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

/// Returns whether two rectangles cover the same area.
public func __CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.equalTo(rect2)
}
