// Transitions that wait for physics that never come to rest, as an undamped spring does. On a device
// they would never end either; a clip has to, so they are reported.

import SegueWorld
import UIKit

/// A transition that has run for much longer than physics take to come to rest.
@MainActor
struct EndlessPhysics {
  /// The time for which a transition waits for a `UIDynamicAnimator`, beyond its own duration.
  static let limit = VirtualTime(seconds: 20)

  private let record: TransitionRecord
  private let time: VirtualTime

  /// - Parameter time: The time for which the transition has run.
  init?(_ record: TransitionRecord, after time: VirtualTime) {
    guard time > Self.limit else { return nil }
    let duration = record.duration
    guard duration.isFinite, time > Self.limit + VirtualTime(seconds: max(0, min(duration, 3600)))
    else { return nil }
    (self.record, self.time) = (record, time)
  }

  /// Returns the message about what still moves; `nil` if nothing does that an animator moves.
  func description(in world: World) -> String? {
    guard let item = world.run({ RestlessItem.inCurrentWorld }) else { return nil }
    let reason = item.reason.map { ", since \($0)" } ?? ""
    return
      "the \(record.kind.rawValue) transition of class \(record.animatorTypeName) is still running "
      + "after \(Int(time.seconds)) s: its UIDynamicAnimator has not come to rest, and moves an "
      + "item of class \(item.className) at \(Int(item.speed.rounded())) points per second\(reason); "
      + "expected items that come to rest: give the attachment a damping, or the items a "
      + "UIDynamicItemBehavior with a resistance, or call completeTransition in the action of a "
      + "behavior"
  }
}
