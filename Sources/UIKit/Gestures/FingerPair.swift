// What pinches and rotations see: the line between two fingers.

import Foundation

/// The line from one finger to another.
struct FingerPair: Equatable {
  private let way: CGVector

  /// The first two of these; `nil` for fewer.
  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    way = touches[1].locationInWindow - touches[0].locationInWindow
  }

  /// How long it is, at least a point.
  var length: CGFloat { max(way.length, 1) }

  /// Its angle to the horizontal, in radians, clockwise.
  var angle: CGFloat { CGFloat(DeterministicMath.atan2(Double(way.dy), Double(way.dx))) }

  /// The turn from one angle to another the short way, from -π to π.
  static func turn(from old: CGFloat, to new: CGFloat) -> CGFloat {
    let turn = new - old
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }
}
