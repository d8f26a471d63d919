// Helpers for tests: the displayed value, by key path, at an instant.

import SegueTiming
import SegueWorld
import UIKit

extension UIView {
  /// The number displayed at `keyPath` now, or NaN.
  @MainActor func shown(_ keyPath: String) -> Double {
    let seconds = World.current.now.seconds
    let value = layer.presentationValue(forKeyPath: keyPath, atSeconds: seconds)
    guard case .number(let number)? = value else { return .nan }
    return number
  }

  /// The planar transform displayed now, as a, b, c, d, tx, ty.
  @MainActor var shownTransform: [Double] {
    let seconds = World.current.now.seconds
    guard
      case .transform(let m)? = layer.presentationValue(
        forKeyPath: "transform", atSeconds: seconds)
    else { return [] }
    return [m.m11, m.m12, m.m21, m.m22, m.m41, m.m42].map { Double($0) }
  }
}

/// A Boolean value that indicates whether two rows of numbers agree to `tolerance`.
func isClose(_ a: [Double], _ b: [Double], tolerance: Double = 1e-8) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

/// A Boolean value that indicates whether two numbers agree to `tolerance`.
func isClose(_ a: Double, _ b: Double, tolerance: Double = 1e-8) -> Bool {
  isClose([a], [b], tolerance: tolerance)
}

extension World {
  /// Advances to `seconds` and runs `body` there.
  @MainActor func at<Result>(_ seconds: Double, _ body: () throws -> Result) throws -> Result {
    try advance(to: VirtualTime(seconds: seconds))
    return try run(body)
  }
}
