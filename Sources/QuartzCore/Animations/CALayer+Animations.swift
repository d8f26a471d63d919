// Adding animations to a layer and removing them. An animation without a driver has an event at its
// end; when the layer's time changes, the event is rescheduled.

import Foundation
import SegueWorld

extension CALayer {
  final func attach(_ original: CAAnimation, forKey givenKey: String?) {
    let world = World.current
    let key = original is CATransition ? kCATransition : givenKey
    let animation = original.isDriven ? original : original.makeCopy() ?? original
    if let key { removeAnimation(forKey: key) }
    let entry = AttachedAnimation(
      key: key, animation: animation, transaction: world.transactions.beginItem(in: world),
      world: world)
    if let transition = animation as? CATransition {
      entry.outgoing = transition.outgoing ?? recordBeforeChanges()
    }
    updateAttached { $0.append(entry) }
    guard !animation.isDriven else { return }
    animation.fillInDefaults(layerTime: timeMapping(world.now.seconds))
    if let basic = animation as? CABasicAnimation { basic.fillInValues(for: self) }
    scheduleStart(of: entry, in: world)
    scheduleEnd(of: entry)
  }

  /// Removes the given animation, identified as an object, on behalf of its driver. Only the
  /// transaction in which it was added is notified.
  package final func removeAnimation(_ animation: CAAnimation) {
    guard let index = attached.firstIndex(where: { $0.animation === animation }) else { return }
    let entry = attached[index]
    updateAttached { $0.remove(at: index) }
    entry.stop(finished: true)
  }

  /// All animations, oldest first.
  package final var animations: [CAAnimation] { attached.map(\.animation) }

  final func updateAttached(_ update: (inout [AttachedAnimation]) -> Void) {
    storeStateBeforeChange()
    update(&attached)
    timelineDidChange()
  }

  final func discard(_ entry: AttachedAnimation) {
    entry.stop(finished: false)
    entry.animation.driver?.animationWasRemoved(entry.animation)
  }

  // MARK: Events

  private func scheduleStart(of entry: AttachedAnimation, in world: World) {
    guard entry.animation.delegate != nil else { return }
    let begin = worldTime(of: entry.animation, localTime: entry.animation.timing.timeOffset)
    entry.startEvent = world.schedule(at: begin ?? world.now) { [animation = entry.animation] in
      animation.delegate?.animationDidStart(animation)
    }
  }

  private func scheduleEnd(of entry: AttachedAnimation) {
    guard let world = entry.world, !entry.hasEnded else { return }
    if let token = entry.endEvent { world.cancel(token) }
    entry.endEvent = nil
    let timing = entry.animation.timing
    let runsForward = timeMapping.rate * timing.speed > 0
    let last = runsForward ? timing.activeDuration : 0
    guard last.isFinite, let end = worldTime(of: entry.animation, localTime: last) else { return }
    entry.endEvent = world.schedule(at: end, phase: .animationEnd) { [weak self, weak entry] in
      if let entry { self?.end(entry) }
    }
  }

  /// Returns the world time at which an animation reaches a local time, or `nil` if it never does.
  private func worldTime(of animation: CAAnimation, localTime: Double) -> VirtualTime? {
    let mapping = timeMapping
    guard mapping.rate != 0, let time = animation.timing.parentTime(atLocalTime: localTime) else {
      return nil
    }
    return VirtualTime(
      seconds: mapping == .identity ? time : (time - mapping.offset) / mapping.rate)
  }

  private func end(_ entry: AttachedAnimation) {
    if entry.animation.isRemovedOnCompletion {
      updateAttached { $0.removeAll { $0 === entry } }
    }
    entry.stop(finished: true)
  }

  /// Reschedules the ends of the animations in this tree after a change of time.
  final func rescheduleEnds() {
    for entry in attached {
      if let driver = entry.animation.driver {
        driver.layerTimeChanged(of: entry.animation)
      } else {
        scheduleEnd(of: entry)
      }
    }
    for child in children { child.rescheduleEnds() }
  }
}

extension CAAnimation {
  /// Fills in the values that depend on the time at which the animation is added.
  fileprivate func fillInDefaults(layerTime: Double) {
    if timing.duration == 0 { timing.duration = CATransaction.animationDuration() }
    if timing.beginTime == 0 { timing.beginTime = layerTime }
    if timingFunction == nil { timingFunction = CATransaction.animationTimingFunction() }
    (self as? CAAnimationGroup)?.setDefaultDurations()
  }
}
