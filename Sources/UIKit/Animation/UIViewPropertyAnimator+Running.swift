// How a property animator starts, is paused, scrubbed, and reversed, and ends.

import Foundation
import SegueTiming
import SegueWorld

extension UIViewPropertyAnimator: ViewAnimationHost {
  private var now: Double { World.current.now.seconds }

  func position(of block: ViewAnimation, at seconds: Double) -> HostedPosition {
    var position = timeline.position(ofWindow: block.hostedWindow, at: seconds)
    position.verticalProgress =
      verticalTimeline?.position(ofWindow: block.hostedWindow, at: seconds).progress
    return position
  }

  // MARK: Start

  func start(afterDelay delay: TimeInterval) {
    require(state != .stopped, "a stopped animator must be finished before it starts again")
    guard state == .inactive else {
      if !timeline.isMoving && !waitsForBlocks { resume(nil, durationFactor: 0) }
      return
    }
    self.delay = delay
    activate()
    waitsForBlocks = blocks.isEmpty
    if !waitsForBlocks { beginMotion() }
  }

  /// Runs the blocks. The model values change to the targets at once.
  private func activate() {
    state = .active
    UIKitState.current.animation.retain(self)
    let pending = pendingBlocks
    pendingBlocks = []
    for block in pending { run(block.run, delayFactor: block.delayFactor) }
  }

  func run(_ changes: () -> Void, delayFactor: Double) {
    let window = timeline.addWindow(delayFactor: delayFactor, at: now)
    _ = verticalTimeline?.addWindow(delayFactor: delayFactor, at: now)
    let request = BlockRequest(
      duration: duration, delay: 0, progressCurve: .fixed(timeline.progressCurve),
      options: .beginFromCurrentState)
    let block = ViewAnimation(
      AnimationParameters(request), clock: .hosted(HostReference(host: self)))
    block.hostedWindow = window
    block.splitsPositions = verticalTimeline != nil
    blocks.append(block)
    let animation = UIKitState.current.animation
    animation.run(.init(animation: animation.isEnabled ? block : nil), changes)
  }

  func beginMotion() {
    waitsForBlocks = false
    let begin = now + delay
    updateTimelines { $0.start(at: begin) }
  }

  // MARK: Pausing, scrubbing, and reversing

  /// Applies a change to both timelines and reschedules the end.
  private func updateTimelines(_ change: (inout AnimatorTimeline) -> Void) {
    change(&timeline)
    verticalTimeline = verticalTimeline.map { timeline in
      var changed = timeline
      change(&changed)
      return changed
    }
    for block in blocks { block.forgetSample() }
    scheduleEnd()
  }

  private func scheduleEnd() {
    let world = World.current
    if let endEvent { world.cancel(endEvent) }
    endEvent = nil
    guard state == .active, let end = timeline.end else { return }
    endEvent = world.schedule(at: VirtualTime(seconds: end), phase: .animationEnd) {
      self.reachEnd()
    }
  }

  func pause() {
    require(state != .stopped, "a stopped animator cannot be paused")
    require(isInterruptible, "an animator that is not interruptible cannot be paused")
    if state == .inactive { activate() }
    waitsForBlocks = false
    let (seconds, scrubsLinearly) = (now, scrubsLinearly)
    updateTimelines { $0.pause(at: seconds, scrubsLinearly: scrubsLinearly) }
  }

  func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
    let seconds = now
    let (timing, vertical) = (parameters?.timing, parameters?.verticalTiming)
    timeline.resume(timing, durationFactor: durationFactor, at: seconds)
    verticalTimeline?.resume(vertical ?? timing, durationFactor: durationFactor, at: seconds)
    updateTimelines { _ in }
  }

  var shownFraction: CGFloat {
    let fraction = min(max(timeline.fraction(at: now), 0), 1)
    return CGFloat(timeline.isReversed ? 1 - fraction : fraction)
  }

  func scrub(to fraction: CGFloat) {
    guard !fraction.isNaN else { return }
    if state != .active || timeline.isMoving || waitsForBlocks { pause() }
    let forward = Double(timeline.isReversed ? 1 - fraction : fraction)
    updateTimelines { $0.scrub(to: forward) }
  }

  func reverse(_ reversed: Bool) {
    let seconds = now
    updateTimelines { $0.setReversed(reversed, at: seconds) }
  }

  // MARK: Finishing

  private func reachEnd() {
    endEvent = nil
    if pausesOnCompletion {
      updateTimelines { $0.pauseAtEnd() }
    } else {
      conclude(at: timeline.isReversed ? .start : .end)
    }
  }

  func stop(withoutFinishing: Bool) {
    guard state == .active else { return }
    require(isInterruptible, "an animator that is not interruptible cannot be stopped")
    for block in blocks { block.settleAtPresentation() }
    state = .stopped
    scheduleEnd()
    if withoutFinishing { reset() }
  }

  func finishStopped(at position: UIViewAnimatingPosition) {
    require(state == .stopped, "finishAnimation(at:) is for animators that have been stopped")
    if position == .end { for block in blocks { block.applyTargets() } }
    conclude(at: position)
  }

  /// Ends the animator at `position`. The completions are called at the same instant.
  private func conclude(at position: UIViewAnimatingPosition) {
    if position == .start { for block in blocks.reversed() { block.restoreModel() } }
    for block in blocks { block.end(finished: position == .end) }
    let completions = completions
    reset()
    guard !completions.isEmpty else { return }
    let world = World.current
    world.schedule(at: world.now) { for completion in completions { completion(position) } }
  }

  /// Returns the animator to its initial state. The settings remain; blocks and completions are
  /// removed.
  private func reset() {
    for block in blocks { block.end(finished: false) }
    (blocks, completions, pendingBlocks) = ([], [], [])
    state = .inactive
    UIKitState.current.animation.release(self)
    waitsForBlocks = false
    delay = 0
    timeline = AnimatorTimeline(duration: duration, timing: timeline.timing)
    verticalTimeline = verticalTimeline.map {
      AnimatorTimeline(duration: duration, timing: $0.timing)
    }
    scheduleEnd()
  }

  // MARK: Nested animators

  /// Runs the animations as a plain block inside the current one, which controls it from then on.
  func joinOuterBlock(
    _ animations: () -> Void, delay: TimeInterval, options: UIView.AnimationOptions
  ) {
    state = .active
    self.delay = delay
    let request = BlockRequest(
      duration: duration, delay: delay, progressCurve: .fixed(.cubic(options.curve.cubic)),
      options: options.union(.beginFromCurrentState))
    ViewAnimation.runBlock(request, animations: animations) { finished in
      let completions = self.completions
      self.reset()
      for completion in completions { completion(finished ? .end : .start) }
    }
  }
}
