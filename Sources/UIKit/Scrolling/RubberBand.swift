// The rubber-band effect of a scroll view that is dragged past its edge. With c = 0.55 and a view
// of length d, a touch x points past the edge moves the content by (1 − 1 / (x c / d + 1)) d
// points. Source: SEMANTICS 8.

import Foundation

/// The rubber-band effect in a view of a given length.
struct RubberBand: Equatable {
  /// The initial ratio of content movement to touch movement.
  static let softness: CGFloat = 0.55
  let length: CGFloat

  init(length: CGFloat) { self.length = max(length, 1) }

  /// Returns the distance of the content past its edge for a touch at distance `distance` past the edge.
  func content(forTouch distance: CGFloat) -> CGFloat {
    let size = (1 - 1 / (abs(distance) * Self.softness / length + 1)) * length
    return distance < 0 ? -size : size
  }

  /// Returns the distance of a touch past the edge for content at distance `distance` past its edge.
  func touchOffset(forContent distance: CGFloat) -> CGFloat {
    let share = min(abs(distance) / length, 0.999)
    let size = (1 / (1 - share) - 1) * length / Self.softness
    return distance < 0 ? -size : size
  }

  /// Returns the ratio of content velocity to touch velocity at distance `distance` past the edge.
  func slope(atTouch distance: CGFloat) -> CGFloat {
    let base = abs(distance) * Self.softness / length + 1
    return Self.softness / (base * base)
  }
}
