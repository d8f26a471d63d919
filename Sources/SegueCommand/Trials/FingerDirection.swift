// `--finger right`: with a finger on the screen, as an app is steered, rather than by its driver.

import ArgumentParser

/// Where a finger goes.
enum FingerDirection: String, CaseIterable, ExpressibleByArgument {
  case right, left, down, up

  /// The part of the screen that a finger keeps clear of at its edges.
  private static let margin = 0.005

  /// Where it is, as parts of the screen's width and height.
  func place(at progress: Double) -> (x: Double, y: Double) {
    let way = Self.margin + progress * (1 - 2 * Self.margin)
    switch self {
    case .right: return (way, 0.5)
    case .left: return (1 - way, 0.5)
    case .down: return (0.5, way)
    case .up: return (0.5, 1 - way)
    }
  }
}
