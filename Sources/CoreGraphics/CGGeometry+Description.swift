// How points, sizes and rectangles print: as on Apple platforms, in parentheses.

import Foundation

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates in parentheses, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x.native), \(y.native))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height in parentheses, such as `(1.0, 2.0)`.
  public var debugDescription: String { "(\(width.native), \(height.native))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size in parentheses, such as `(0.0, 0.0, 1.0, 2.0)`.
  public var debugDescription: String {
    "(\(origin.x.native), \(origin.y.native), \(size.width.native), \(size.height.native))"
  }
}
