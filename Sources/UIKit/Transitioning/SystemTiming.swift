// The timing of UIKit's own transitions, and the constants they share. Source: SEMANTICS section 8.

import Foundation
import SegueTiming

/// The timing that UIKit's own transitions share.
@MainActor
enum SystemTiming {
  /// The duration of cover-vertical transitions, pushes, pops, and sheets, in seconds.
  static let duration: TimeInterval = 0.5
  /// The duration of the motions of alerts and action sheets, in seconds.
  static let alertDuration: TimeInterval = 0.404
  /// The duration of a cross dissolve, in seconds.
  static let dissolveDuration: TimeInterval = 0.35
  /// The duration of a modal flip, in seconds.
  static let flipDuration: TimeInterval = 0.75
  /// The duration of a partial curl, in seconds.
  static let curlDuration: TimeInterval = 0.75
  /// The viewing distance of flips, in points.
  static let flipDistance: CGFloat = 1000

  /// Animates with the spring of cover-vertical transitions, pushes, and pops: mass 3, stiffness
  /// 1000, damping 500.
  static func animateSpring(
    _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(spring, duration: duration, animations, completion)
  }

  /// Animates with the spring of alerts and action sheets: mass 1, stiffness 522.35, damping 45.71.
  static func animateAlert(
    _ animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(mass: 1, stiffness: 522.35, damping: 45.71)
    animate(spring, duration: alertDuration, animations, completion)
  }

  /// The spring of most of UIKit's own motions.
  nonisolated static let spring = Spring(mass: 3, stiffness: 1000, damping: 500)

  private static func animate(
    _ spring: Spring, duration: TimeInterval, _ animations: @escaping () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    ViewAnimation.runBlock(
      BlockRequest(
        duration: duration, delay: 0, progressCurve: .fixed(.spring(spring)), options: []),
      animations: animations, completion: completion)
  }
}
