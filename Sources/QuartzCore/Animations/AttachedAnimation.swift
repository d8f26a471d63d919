// An animation attached to a layer, with the world that it belongs to and the events that start and
// end it.

import Foundation
import SegueDisplay
import SegueWorld

/// An entry in a layer's list of animations.
@MainActor
final class AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  let transaction: TransactionRecord
  // Weak, since a world owns, through its windows, the layers that own this object.
  weak var world: World?
  /// The contents that a transition starts from; `nil` if there are none.
  var outgoing: DisplayRecording?
  var startEvent: World.EventToken?
  var endEvent: World.EventToken?
  /// A Boolean value that indicates whether the animation has reached its end and only its last
  /// value remains displayed.
  var hasEnded = false

  init(key: String?, animation: CAAnimation, transaction: TransactionRecord, world: World) {
    (self.key, self.animation) = (key, animation)
    (self.transaction, self.world) = (transaction, world)
  }

  /// A Boolean value that indicates whether the animation is a transition, which displays earlier
  /// contents of the layer.
  var isTransition: Bool { animation is CATransition }

  func cancelEvents() {
    for token in [startEvent, endEvent].compactMap({ $0 }) { world?.cancel(token) }
    (startEvent, endEvent) = (nil, nil)
  }

  /// Notifies the delegate and the transaction that the animation has ended, at most once.
  func stop(finished: Bool) {
    cancelEvents()
    guard !hasEnded else { return }
    hasEnded = true
    if let delegate = animation.delegate, !animation.isDriven, let world {
      world.schedule(at: world.now) { [animation] in
        delegate.animationDidStop(animation, finished: finished)
      }
    }
    transaction.itemEnded()
  }
}
