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

/// What pinches and rotations have in common: they follow the line between two fingers, and go on
/// with the fingers that are left.
@MainActor
protocol FingerPairGesture: UIGestureRecognizer {
  /// How what they measure has changed lately.
  var samples: MotionSamples { get set }
  /// What they measure, over all fingers since the first.
  var measure: CGFloat { get }
  /// There are other fingers now: what they measure goes on from where it was.
  func rebase(on pair: FingerPair?)
  /// The line is another one now; returns how many points a finger has gone for that.
  func follow(_ pair: FingerPair) -> CGFloat?
}

extension FingerPairGesture {
  /// How fast the measure changes, per second.
  var speed: CGFloat { samples.velocity(at: World.current.now.seconds).dx }

  func fingersCame(at event: UIEvent) { fingersChanged(to: liveTouches, at: event) }

  func fingersMoved(at event: UIEvent) {
    guard let pair = FingerPair(liveTouches), let way = follow(pair) else { return }
    samples.add(CGVector(dx: measure, dy: 0), at: event.timestamp)
    if isUnderWay {
      state = .changed
    } else if wishes.isEmpty, way >= GestureConstants.slop {
      state = .began
    }
  }

  func fingersLeft(_ touches: Set<UITouch>, at event: UIEvent, cancelled: Bool) {
    let left = touchesLeft(after: touches)
    if left.isEmpty { conclude(cancelled: cancelled) } else { fingersChanged(to: left, at: event) }
  }

  private func fingersChanged(to touches: [UITouch], at event: UIEvent) {
    let pair = FingerPair(touches)
    rebase(on: pair)
    if pair != nil { samples = MotionSamples(CGVector(dx: measure, dy: 0), at: event.timestamp) }
  }
}
