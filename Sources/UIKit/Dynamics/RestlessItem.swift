// What keeps a transition with physics from ending: the item that still moves, and why it does. Only
// messages need it.

import Foundation
import SegueWorld

/// The animators of one world that have run.
@MainActor
final class RunningDynamics {
  static var current: RunningDynamics { World.current.associatedObject { RunningDynamics() } }

  private struct Weak { weak var animator: UIDynamicAnimator? }
  private var animators: [Weak] = []

  /// The animators that run, in the order in which they began.
  var running: [UIDynamicAnimator] {
    animators.compactMap { $0.animator }.filter(\.isRunning)
  }

  func add(_ animator: UIDynamicAnimator) {
    animators.removeAll { $0.animator == nil || $0.animator === animator }
    animators.append(Weak(animator: animator))
  }
}

/// The fastest item of an animator that has not come to rest.
package struct RestlessItem: Equatable {
  /// The name of the item's class.
  package let className: String
  /// The speed in points per second.
  package let speed: Double
  /// Why the item does not come to rest, as far as its behaviors tell; else `nil`.
  package let reason: String?

  /// Returns the fastest item of the animators that run in the current world; `nil` if none runs.
  @MainActor package static var inCurrentWorld: RestlessItem? {
    let moving = RunningDynamics.current.running.flatMap { animator in
      animator.simulation.bodies.filter { !$0.isSlow }.map { (animator, $0) }
    }
    guard
      let (animator, body) = moving.max(by: {
        $0.1.velocity.length < $1.1.velocity.length
      })
    else { return nil }
    return RestlessItem(
      className: "\(type(of: body.item))", speed: body.velocity.length,
      reason: reason(for: body, animator.behaviors.flatMap(\.all)))
  }

  /// Returns the first of the usual reasons that applies to a body.
  @MainActor private static func reason(
    for body: DynamicBody, _ behaviors: [UIDynamicBehavior]
  ) -> String? {
    let own = behaviors.filter { $0.actsOn.contains { $0 === body.item } }
    let attachments = own.compactMap { $0 as? UIAttachmentBehavior }
    if attachments.contains(where: { $0.frequency > 0 && $0.damping == 0 }) {
      return "a UIAttachmentBehavior with a frequency and a damping of 0 holds it"
    }
    if body.material.elasticity >= 1 {
      return "it bounces with an elasticity of \(body.material.elasticity)"
    }
    if own.contains(where: { ($0 as? UIPushBehavior)?.isLasting == true }) {
      return "a continuous UIPushBehavior accelerates it"
    }
    let falls = own.contains { $0 is UIGravityBehavior }
    if falls, !own.contains(where: { $0 is UICollisionBehavior }), attachments.isEmpty {
      return "a UIGravityBehavior accelerates it, and it has no UICollisionBehavior"
    }
    return body.material.resistance == 0 ? "its resistance is 0" : nil
  }
}

extension UIPushBehavior {
  fileprivate var isLasting: Bool { mode == .continuous && active && magnitude != 0 }
}
