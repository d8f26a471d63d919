// How fast something moves: the difference of the last two samples. SEMANTICS 8.

import Foundation

/// The last two samples of a motion.
struct MotionSamples: Equatable {
  private struct Sample: Equatable {
    var seconds: Double
    var value: CGVector
  }
  private var older: Sample?
  private var newer: Sample

  /// A motion that begins here.
  init(_ value: CGVector, at seconds: Double) { newer = Sample(seconds: seconds, value: value) }

  /// The motion has come to `value`; two samples of one instant are one.
  mutating func add(_ value: CGVector, at seconds: Double) {
    if seconds > newer.seconds { older = newer }
    newer = Sample(seconds: seconds, value: value)
  }

  /// Units a second: nothing if the last sample is too old.
  func velocity(at seconds: Double) -> CGVector {
    guard let older, seconds - newer.seconds <= GestureConstants.velocityLifetime else {
      return .zero
    }
    return (newer.value - older.value) / CGFloat(newer.seconds - older.seconds)
  }
}
