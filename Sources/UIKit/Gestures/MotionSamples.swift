// The velocity of a motion: the difference between the last two samples. SEMANTICS 8.

import Foundation

/// The last two samples of a motion.
struct MotionSamples: Equatable {
  private struct Sample: Equatable {
    var seconds: Double
    var value: CGVector
  }
  private var older: Sample?
  private var newer: Sample

  /// Creates a motion with its first sample.
  init(_ value: CGVector, at seconds: Double) { newer = Sample(seconds: seconds, value: value) }

  /// Adds a sample. Of two samples at the same instant, only the second is kept.
  mutating func add(_ value: CGVector, at seconds: Double) {
    if seconds > newer.seconds { older = newer }
    newer = Sample(seconds: seconds, value: value)
  }

  /// Returns the velocity in units per second: zero if there is only one sample or the last one is
  /// too old.
  func velocity(at seconds: Double) -> CGVector {
    guard let older, seconds - newer.seconds <= GestureConstants.velocityLifetime else {
      return .zero
    }
    return (newer.value - older.value) / CGFloat(newer.seconds - older.seconds)
  }
}
