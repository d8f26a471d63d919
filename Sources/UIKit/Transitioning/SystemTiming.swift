// The timing of UIKit's own transitions, and the constants they share. Source: SEMANTICS section 8.

import Foundation
import SegueTiming

/// What UIKit's own transitions have in common.
@MainActor
enum SystemTiming {
  /// How long covers, pushes, pops and sheets take.
  static let duration: TimeInterval = 0.5
  /// How long a cross dissolve takes.
  static let dissolveDuration: TimeInterval = 0.35
  /// How long a modal flip takes.
  static let flipDuration: TimeInterval = 0.75
  /// From how many points away flips are seen.
  static let flipDistance: CGFloat = 1000

  /// Animates with the spring of covers, pushes and pops: mass 3, stiffness 1000, damping 500.
  static func animateSpring(
    _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
    ViewAnimation.runBlock(
      BlockRequest(duration: duration, delay: 0, pace: .fixed(.spring(spring)), options: []),
      animations: animations, completion: completion)
  }
}
