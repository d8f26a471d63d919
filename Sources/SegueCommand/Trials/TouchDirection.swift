// `--finger right`: drives a transition by a touch on the screen, as in an app, rather than by its
// interaction controller.

import ArgumentParser

/// The direction in which a finger moves.
enum TouchDirection: String, CaseIterable, ExpressibleByArgument {
  case right, left, down, up

  /// The fraction of its area at each edge that the finger avoids.
  private static let margin = 0.005

  /// Returns the location of the finger, as fractions of the width and height of its area.
  func place(at progress: Double) -> (x: Double, y: Double) {
    let position = Self.margin + progress * (1 - 2 * Self.margin)
    switch self {
    case .right: return (position, 0.5)
    case .left: return (1 - position, 0.5)
    case .down: return (0.5, position)
    case .up: return (0.5, 1 - position)
    }
  }
}
