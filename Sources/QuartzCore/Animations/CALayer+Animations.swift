// Adding animations to a layer and taking them off. An animation that nobody drives gets an event at
// its end; when the layer's time changes its course, the event moves.

import Foundation

extension CALayer {
  final func attach(_ original: CAAnimation, forKey givenKey: String?) {
    let world = World.current
    let key = original is CATransition ? kCATransition : givenKey
    let animation = original.isDriven ? original : original.makeCopy() ?? original
    if let key { removeAnimation(forKey: key) }
    let entry = AttachedAnimation(
      key: key, animation: animation, transaction: world.transactions.noteItem(in: world),
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

  /// Takes off the animation under `key`; its delegate hears that it did not finish.
  public func removeAnimation(forKey key: String) {
    guard let index = attached.firstIndex(where: { $0.key == key }) else { return }
    let entry = attached[index]
    updateAttached { $0.remove(at: index) }
    discard(entry)
  }

  /// Takes off all animations.
  public func removeAllAnimations() {
    let entries = attached
    updateAttached { $0 = [] }
    for entry in entries { discard(entry) }
  }

  /// Takes off the animation that is this very object, for its driver: nobody is told but the
  /// transaction it was added in.
  package final func removeAnimation(_ animation: CAAnimation) {
    guard let index = attached.firstIndex(where: { $0.animation === animation }) else { return }
    let entry = attached[index]
    updateAttached { $0.remove(at: index) }
    entry.stop(finished: true)
  }

  /// The keys of the animations, oldest first; `nil` for none.
  public func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The animation under `key`.
  public func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }

  /// All animations, oldest first.
  package final var animations: [CAAnimation] { attached.map(\.animation) }

  private func updateAttached(_ update: (inout [AttachedAnimation]) -> Void) {
    remember()
    update(&attached)
    courseDidChange()
  }

  private func discard(_ entry: AttachedAnimation) {
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

  /// When, in world time, an animation reaches a local time; `nil` for never.
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

  /// Moves the ends of the animations in this tree, after time has changed its course.
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
  /// Fills in what depends on when the animation is added.
  fileprivate func fillInDefaults(layerTime: Double) {
    if timing.duration == 0 { timing.duration = CATransaction.animationDuration() }
    if timing.beginTime == 0 { timing.beginTime = layerTime }
    if timingFunction == nil { timingFunction = CATransaction.animationTimingFunction() }
    (self as? CAAnimationGroup)?.setDefaultDurations()
  }
}
