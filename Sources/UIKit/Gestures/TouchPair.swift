// The input of pinches and rotations: the line between two touches.

import Foundation
import SegueWorld

/// The line from one touch to another.
struct TouchPair: Equatable {
  private let displacement: CGVector

  /// Creates the line between the first two of the given touches; `nil` if there are fewer.
  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    displacement = touches[1].locationInWindow - touches[0].locationInWindow
  }

  /// The length of the line, at least one point.
  var length: CGFloat { max(displacement.length, 1) }

  /// The angle of the line to the horizontal, in radians, clockwise.
  var angle: CGFloat {
    CGFloat(DeterministicMath.atan2(Double(displacement.dy), Double(displacement.dx)))
  }

  /// Returns the rotation from one angle to another in the shorter direction, from -π to π.
  static func turn(from old: CGFloat, to new: CGFloat) -> CGFloat {
    let turn = new - old
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }
}

/// The common behavior of pinches and rotations: they follow the line between two touches, and
/// continue with the remaining touches when some end.
@MainActor
protocol TwoTouchGesture: UIGestureRecognizer {
  /// The latest samples of the measured quantity.
  var samples: MotionSamples { get set }
  /// The measured quantity, accumulated over all touches since the first.
  var measure: CGFloat { get }
  /// Adapts to a change of touches, so that the measured quantity continues without a jump.
  func rebase(on pair: TouchPair?)
  /// Updates the measured quantity for a new line.
  ///
  /// - Returns: The distance in points that a touch has moved for it, or `nil` if no line has been
  ///   set.
  func follow(_ pair: TouchPair) -> CGFloat?
}

extension TwoTouchGesture {
  /// The velocity of the measured quantity, per second.
  var speed: CGFloat { samples.velocity(at: World.current.now.seconds).dx }

  func touchesDidBegin(at event: UIEvent) { touchesDidChange(to: activeTouches, at: event) }

  func touchesDidMove(at event: UIEvent) {
    guard let pair = TouchPair(activeTouches), let displacement = follow(pair) else { return }
    samples.add(CGVector(dx: measure, dy: 0), at: event.timestamp)
    if isInProgress {
      state = .changed
    } else if pendingStates.isEmpty, displacement >= GestureConstants.slop {
      state = .began
    }
  }

  func touchesDidEnd(_ touches: Set<UITouch>, at event: UIEvent, cancelled: Bool) {
    let left = touchesLeft(after: touches)
    if left.isEmpty {
      conclude(cancelled: cancelled)
    } else {
      touchesDidChange(to: left, at: event)
    }
  }

  private func touchesDidChange(to touches: [UITouch], at event: UIEvent) {
    let pair = TouchPair(touches)
    rebase(on: pair)
    if pair != nil { samples = MotionSamples(CGVector(dx: measure, dy: 0), at: event.timestamp) }
  }
}
