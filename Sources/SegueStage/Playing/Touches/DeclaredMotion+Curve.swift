// The timing curves of drags and scrubs.

import SegueScenes
import SegueTiming

extension DeclaredMotion.Timing {
  /// The timing curve. Linear for a spring, which drags and scrubs never have.
  var cubic: CubicCurve {
    switch self {
    case .curve(.easeInOut): .easeInOut
    case .curve(.easeIn): .easeIn
    case .curve(.easeOut): .easeOut
    case .curve(.linear), .spring: .linear
    case .cubic(let first, let second): CubicCurve(first.x, first.y, second.x, second.y)
    }
  }
}
