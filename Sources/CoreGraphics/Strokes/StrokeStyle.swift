// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The style of the ends of open lines.
public enum CGLineCap: Int32, Sendable {
  /// The line is cut off squarely at its end.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// The line is extended beyond its end by half its width.
  case square = 2
}

/// The style of the corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges are extended until they meet. Beyond the miter limit, the corner is beveled.
  case miter = 0
  /// The corner is rounded by a circular arc.
  case round = 1
  /// The corner is cut off.
  case bevel = 2
}

/// The style in which a line is drawn.
package struct StrokeStyle: Sendable, Hashable {
  /// The width, in points. Nothing is drawn if it is 0 or less.
  package var width: Double
  /// The style of the ends of open lines.
  package var cap: CGLineCap
  /// The style of the corners.
  package var join: CGLineJoin
  /// The maximum length of a miter, measured from the inner to the outer corner and divided by the
  /// width.
  package var miterLimit: Double

  /// Creates a style with the given width.
  package init(
    width: Double, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: Double = 10
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
  }
}
