// One animation block: the animations it has added to layers, the clock they follow, and what
// happens at the end. Everything that controls animations (percent-driven transitions, transition
// coordinators, property animators) controls the block, never a layer. SEMANTICS 2c, 4e, 6b.

import Foundation
import SegueTiming
import SegueWorld

/// A view animation block after its closure has run.
@preconcurrency @MainActor
package final class ViewAnimation: AnimationDriver {
  /// The source of a block's local time. Local time counts from the call of `animate`, the delay
  /// included.
  enum Clock {
    /// World time, starting at `begin` seconds.
    case running(begin: Double)
    /// A fixed local time.
    case frozen(localTime: Double)
    /// A function of world time in seconds.
    case driven(@MainActor (Double) -> Double)
    /// A property animator's block, or a block nested in one. The animator retains its blocks, and
    /// the world retains the animator.
    case hosted(HostReference)
  }

  let parameters: AnimationParameters
  var clock: Clock { didSet { lastSample = nil } }
  /// The changes, in the order in which they were made.
  var entries: [Entry] = []
  /// The blocks that were created inside this one and end with it.
  var hostedChildren: [ViewAnimation] = []
  /// The property animator's block inside which this one was created, if any.
  weak var hostingBlock: ViewAnimation?
  var completions: [(Bool) -> Void] = []

  /// The world time at which the block was created, in seconds.
  private let creationTime = World.current.now.seconds
  /// The index of the block's window on its host's timeline.
  var hostedWindow = 0
  /// A Boolean value that indicates whether the `y` of positions has a timing of its own.
  var splitsPositions = false

  /// A Boolean value that indicates whether the block has ended.
  package private(set) var hasEnded = false
  /// A closure that is called when the block ends.
  var onEnd: ((ViewAnimation) -> Void)?
  private var wasInterrupted = false
  private var endEvent: World.EventToken?
  private weak var holder: AnimationState?
  private var lastSample: (seconds: Double, sample: DrivenSample)?

  init(_ parameters: AnimationParameters, clock: Clock) {
    (self.parameters, self.clock) = (parameters, clock)
  }

  /// The time from the call of `animate` to the end, in seconds: the delay plus the duration, or 0
  /// if nothing is animated.
  package var endLocalTime: Double {
    entries.isEmpty ? 0 : parameters.delay + parameters.activeDuration
  }

  // MARK: Progress

  /// Returns the state of `animation`, one of the block's animations, at a time of its layer.
  package func sample(_ animation: CAAnimation, at seconds: Double) -> DrivenSample {
    if splitsPositions, let sample = verticalSample(animation, at: seconds) { return sample }
    let seconds = worldSeconds(of: animation, atLayerTime: seconds)
    if let lastSample, lastSample.seconds == seconds { return lastSample.sample }
    let sample = sample(at: seconds)
    lastSample = (seconds, sample)
    return sample
  }

  /// Returns the world time that corresponds to a layer time. `beginTime` is the layer's time when
  /// the block was created.
  private func worldSeconds(of animation: CAAnimation, atLayerTime seconds: Double) -> Double {
    animation.beginTime == creationTime ? seconds : seconds - animation.beginTime + creationTime
  }

  /// Discards the cached sample after the block's host has changed its timeline.
  func forgetSample() {
    lastSample = nil
    for child in hostedChildren { child.forgetSample() }
  }

  private func verticalSample(_ animation: CAAnimation, at seconds: Double) -> DrivenSample? {
    guard let host,
      (animation as? CAPropertyAnimation)?.keyPath == "position.y"
    else { return nil }
    return host.position(of: self, at: seconds).verticalProgress.map { .progress($0) }
  }

  private func sample(at seconds: Double) -> DrivenSample {
    if isHosted { return host.map { hostedSample($0, at: seconds) } ?? .ended }
    return parameters.sample(atLocalTime: localTime(at: seconds))
  }

  /// Returns the state of a block that a property animator hosts. A nested block without timing of
  /// its own has the progress of the hosting block; with timing of its own, it runs by that on the
  /// hosting block's linear timeline.
  private func hostedSample(_ host: any ViewAnimationHost, at seconds: Double) -> DrivenSample {
    let position = host.position(of: hostingBlock ?? self, at: seconds)
    guard let hostingBlock, !parameters.inheritsTiming else { return .progress(position.progress) }
    let time = position.fraction * hostingBlock.parameters.duration
    return position.fraction < 1 ? parameters.sample(atLocalTime: time) : .progress(1)
  }

  /// Returns the time since the call of `animate` in seconds, according to the block's clock.
  package func localTime(at seconds: Double) -> Double {
    switch clock {
    case .running(let begin): seconds - begin
    case .frozen(let time): time
    case .driven(let time): time(seconds)
    case .hosted: 0
    }
  }

  // MARK: Beginning and end

  /// Starts the clock after the closure of the block has run. A hosted block is ended by its host.
  func begin() { scheduleEnd() }

  /// Schedules the end of the block, if its clock is running.
  func scheduleEnd() {
    cancelEnd()
    guard case .running = clock, let seconds = secondsLeft else { return }
    let world = World.current
    endEvent = world.schedule(
      at: world.now + VirtualTime(seconds: max(0, seconds)), phase: .animationEnd
    ) { self.end(finished: true) }
  }

  /// The world time until the end of a running block in seconds, taking the time of its layers into
  /// account; `nil` while that is paused, or if there is no end.
  private var secondsLeft: Double? {
    let (now, end) = (World.current.now.seconds, endLocalTime)
    guard end.isFinite else { return nil }
    var longest = entries.isEmpty ? 0 : -Double.infinity
    for entry in entries {
      let mapping = entry.layer.timeMapping
      guard mapping.rate > 0 else { return nil }
      let time = worldSeconds(of: entry.animation, atLayerTime: mapping(now))
      longest = max(longest, (end - localTime(at: time)) / mapping.rate)
    }
    return longest
  }

  /// Reschedules the end after a change of the time of one of the block's layers.
  package func layerTimeChanged(of animation: CAAnimation) {
    if !hasEnded { scheduleEnd() }
  }

  /// Retains the block in the world until its end, which need not be scheduled.
  func retainInWorld() {
    guard holder == nil else { return }
    let state = UIKitState.current.animation
    state.retain(self)
    holder = state
  }

  func cancelEnd() {
    if let endEvent { World.current.cancel(endEvent) }
    endEvent = nil
  }

  /// Ends the block at once: its animations are removed from their layers, so that the model values
  /// are displayed, and the completions are called at the same instant.
  func end(finished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    onEnd?(self)
    holder?.release(self)
    cancelEnd()
    for entry in entries { entry.detach() }
    for child in hostedChildren { child.end(finished: finished) }
    let (verdict, completions) = (finished && !wasInterrupted, completions)
    self.completions = []
    guard !completions.isEmpty else { return }
    let world = World.current
    world.schedule(at: world.now) { for completion in completions { completion(verdict) } }
  }

  /// Handles the removal of one of the block's animations before its end, by a replacement or by
  /// code. The block ends as unfinished with the removal of the last one.
  package func animationWasRemoved(_ animation: CAAnimation) {
    guard !hasEnded, let index = entries.firstIndex(where: { $0.animation === animation }) else {
      return
    }
    animation.driver = nil
    entries.remove(at: index)
    wasInterrupted = true
    if entries.isEmpty, !isHosted { end(finished: false) }
  }

  /// A Boolean value that indicates whether views that the block animates receive touches.
  var allowsTouches: Bool {
    guard let host else { return parameters.allowsTouches || outlastsTransition }
    return host.isUserInteractionEnabled
  }

  /// A Boolean value that indicates whether the transition that the block belongs to has ended. What
  /// it still moves, such as the parts of a bar for the declared duration, then receives touches.
  var outlastsTransition = false

  /// A Boolean value that indicates whether hit testing uses the displayed position of views that
  /// the block animates.
  var usesPresentationForHitTesting: Bool {
    guard let host else { return false }
    return !host.isManualHitTestingEnabled
  }

  private var host: (any ViewAnimationHost)? {
    if case .hosted(let reference) = clock { return reference.host }
    return nil
  }

  var isHosted: Bool {
    if case .hosted = clock { return true }
    return false
  }
}

/// A weak reference to the host of a block.
struct HostReference {
  weak var host: (any ViewAnimationHost)?
}

/// An object that drives the blocks of a property animator.
@preconcurrency @MainActor
protocol ViewAnimationHost: AnyObject {
  /// A Boolean value that indicates whether views receive touches while they are animated.
  var isUserInteractionEnabled: Bool { get }
  /// A Boolean value that indicates whether hit testing uses the model values rather than the
  /// displayed ones.
  var isManualHitTestingEnabled: Bool { get }
  /// Returns the position of `block` at a world time in seconds.
  func position(of block: ViewAnimation, at seconds: Double) -> HostedPosition
}

/// The position of a property animator's block.
struct HostedPosition: Equatable {
  /// The elapsed fraction of the block's time, 0…1.
  var fraction: Double
  /// The progress of the block; may be outside 0…1.
  var progress: Double
  /// The progress of the `y` of positions, if it differs.
  var verticalProgress: Double?
}
