// How a scroll view gives way when it is dragged past its end: the further, the less. With c = 0.55
// and a view of length d, x points of finger are (1 − 1 / (x c / d + 1)) d points of content.
// Source: SEMANTICS 8.

import Foundation

/// Dragging past the end, in a view of some length.
struct RubberBand: Equatable {
  /// How soft it is: the content's first step for a finger's.
  static let softness: CGFloat = 0.55
  let length: CGFloat

  init(length: CGFloat) { self.length = max(length, 1) }

  /// How far the content goes for a finger that is `way` past the end.
  func content(forFinger way: CGFloat) -> CGFloat {
    let size = (1 - 1 / (abs(way) * Self.softness / length + 1)) * length
    return way < 0 ? -size : size
  }

  /// How far past the end a finger is that has content go this far.
  func finger(forContent way: CGFloat) -> CGFloat {
    let share = min(abs(way) / length, 0.999)
    let size = (1 / (1 - share) - 1) * length / Self.softness
    return way < 0 ? -size : size
  }

  /// How fast the content goes for a finger of speed 1 that is `way` past the end.
  func slope(atFinger way: CGFloat) -> CGFloat {
    let base = abs(way) * Self.softness / length + 1
    return Self.softness / (base * base)
  }
}
