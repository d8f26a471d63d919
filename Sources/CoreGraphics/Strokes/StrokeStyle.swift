// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// The ends of open lines.
public enum CGLineCap: Int32, Sendable {
  /// Cut square at the end.
  case butt = 0
  /// A half circle around the end.
  case round = 1
  /// Half a square beyond the end.
  case square = 2
}

/// The corners of lines.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges meet in a tip; beyond the miter limit, cut off.
  case miter = 0
  /// A part of a circle.
  case round = 1
  /// Cut off.
  case bevel = 2
}

/// How a line is drawn.
package struct StrokeStyle: Sendable, Hashable {
  /// In points; nothing is drawn at 0 and below.
  package var width: Double
  /// The ends of open lines.
  package var cap: CGLineCap
  /// The corners.
  package var join: CGLineJoin
  /// How far a tip may reach, as its length from the inner to the outer corner over the width.
  package var miterLimit: Double

  /// A line of this width.
  package init(
    width: Double, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: Double = 10
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
  }
}
