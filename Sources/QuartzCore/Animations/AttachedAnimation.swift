// An animation on a layer, with the world it belongs to and the events that will start and end it.

import Foundation
import SegueDisplay

/// One entry of a layer's list of animations.
@MainActor
final class AttachedAnimation {
  let key: String?
  let animation: CAAnimation
  let transaction: TransactionRecord
  // Weak: a world owns, through its windows, the layers that own this.
  weak var world: World?
  /// What a transition leads away from; `nil` for nothing.
  var outgoing: DisplayRecording?
  var startEvent: World.EventToken?
  var endEvent: World.EventToken?
  /// Whether it has reached its end and only its last value stays.
  var hasEnded = false

  init(key: String?, animation: CAAnimation, transaction: TransactionRecord, world: World) {
    (self.key, self.animation) = (key, animation)
    (self.transaction, self.world) = (transaction, world)
  }

  /// Whether it shows what the layer was.
  var isTransition: Bool { animation is CATransition }

  func cancelEvents() {
    for token in [startEvent, endEvent].compactMap({ $0 }) { world?.cancel(token) }
    (startEvent, endEvent) = (nil, nil)
  }

  /// Tells everyone that it is over; at most once.
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
