// One animation block: the animations it has put on layers, the clock they follow, and what happens
// at the end. Everything that steers (percent drivers, transition coordinators, property animators)
// steers the block, never a layer. SEMANTICS 2c, 4e, 6b.

import Foundation
import SegueTiming

/// A view animation block after it has run.
@preconcurrency @MainActor
package final class ViewAnimation: AnimationDriver {
  /// Where a block's local time comes from. Local time counts from the call of `animate`, the delay
  /// included.
  enum Clock {
    /// World time, from `begin` seconds on.
    case running(begin: Double)
    /// Stands still.
    case frozen(localTime: Double)
    /// A function of world seconds.
    case steered(@MainActor (Double) -> Double)
    /// The block of a property animator, or a block inside one. The animator holds its blocks, and
    /// the world holds the animator.
    case hosted(HostReference)
  }

  let parameters: AnimationParameters
  var clock: Clock { didSet { lastSample = nil } }
  /// The changes, in the order they were made.
  var entries: [Entry] = []
  /// Blocks that were made inside this one and end with it.
  var hostedChildren: [ViewAnimation] = []
  /// The property animator's block that this one was made in, if any.
  weak var hostingBlock: ViewAnimation?
  var completions: [(Bool) -> Void] = []

  /// When the block was made, in world seconds.
  private let madeAt = World.current.now.seconds
  /// Which of its host's windows the block has.
  var hostedWindow = 0
  /// Whether the `y` of positions goes at a pace of its own.
  var splitsPositions = false

  /// Whether the block has ended.
  package private(set) var isOver = false
  /// Called when it has.
  var whenOver: ((ViewAnimation) -> Void)?
  private var wasInterrupted = false
  private var endEvent: World.EventToken?
  private weak var holder: AnimationState?
  private var lastSample: (seconds: Double, sample: DrivenSample)?

  init(_ parameters: AnimationParameters, clock: Clock) {
    (self.parameters, self.clock) = (parameters, clock)
  }

  /// Seconds from the call of `animate` to the end: 0 if nothing animates, else delay and duration.
  package var endLocalTime: Double {
    entries.isEmpty ? 0 : parameters.delay + parameters.activeDuration
  }

  // MARK: How far it is

  /// How far `animation`, one of the block's, is.
  package func sample(_ animation: CAAnimation, at seconds: Double) -> DrivenSample {
    if splitsPositions, let sample = verticalSample(animation, at: seconds) { return sample }
    let seconds = worldSeconds(of: animation, atLayerTime: seconds)
    if let lastSample, lastSample.seconds == seconds { return lastSample.sample }
    let sample = sample(at: seconds)
    lastSample = (seconds, sample)
    return sample
  }

  /// The world time at which a layer whose time is the world's would be as far. `beginTime` is what
  /// the layer's time was when the block was made.
  private func worldSeconds(of animation: CAAnimation, atLayerTime seconds: Double) -> Double {
    animation.beginTime == madeAt ? seconds : seconds - animation.beginTime + madeAt
  }

  /// The block's host has been steered.
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

  /// A block inside a property animator's goes as far as that one, if it has no timing of its own;
  /// else by its own timing, on that one's (unpaced) time line.
  private func hostedSample(_ host: any ViewAnimationHost, at seconds: Double) -> DrivenSample {
    let position = host.position(of: hostingBlock ?? self, at: seconds)
    guard let hostingBlock, !parameters.inheritsTiming else { return .progress(position.progress) }
    let time = position.fraction * hostingBlock.parameters.duration
    return position.fraction < 1 ? parameters.sample(atLocalTime: time) : .progress(1)
  }

  /// Seconds since the call of `animate`, as the block's clock has them.
  package func localTime(at seconds: Double) -> Double {
    switch clock {
    case .running(let begin): seconds - begin
    case .frozen(let time): time
    case .steered(let time): time(seconds)
    case .hosted: 0
    }
  }

  // MARK: Beginning and end

  /// The block has run: from here on time does the rest. A hosted block leaves its end to its host.
  func begin() { scheduleEnd() }

  /// Has the block end by itself, if its clock runs.
  func scheduleEnd() {
    cancelEnd()
    guard case .running = clock, let seconds = secondsLeft else { return }
    let world = World.current
    endEvent = world.schedule(
      at: world.now + VirtualTime(seconds: max(0, seconds)), phase: .animationEnd
    ) { self.end(finished: true) }
  }

  /// World seconds until the end of a running block, by the time of its layers; `nil` while that
  /// stands still, or if there is no end.
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

  /// The time of one of the block's layers runs differently now.
  package func layerTimeChanged(of animation: CAAnimation) {
    if !isOver { scheduleEnd() }
  }

  /// Keeps the block until its end, which need not be scheduled.
  func holdInWorld() {
    guard holder == nil else { return }
    let state = UIKitState.current.animation
    state.hold(self)
    holder = state
  }

  func cancelEnd() {
    if let endEvent { World.current.cancel(endEvent) }
    endEvent = nil
  }

  /// Ends the block now: its animations leave their layers, so that the model shows, and the
  /// completions follow at the same instant.
  func end(finished: Bool) {
    guard !isOver else { return }
    isOver = true
    whenOver?(self)
    holder?.letGo(self)
    cancelEnd()
    for entry in entries { entry.detach() }
    for child in hostedChildren { child.end(finished: finished) }
    let (verdict, completions) = (finished && !wasInterrupted, completions)
    self.completions = []
    guard !completions.isEmpty else { return }
    let world = World.current
    world.schedule(at: world.now) { for completion in completions { completion(verdict) } }
  }

  /// One of the block's animations has left its layer early: another took its place, or code removed
  /// it. The block ends, unfinished, with the last one.
  package func animationWasRemoved(_ animation: CAAnimation) {
    guard !isOver, let index = entries.firstIndex(where: { $0.animation === animation }) else {
      return
    }
    animation.driver = nil
    entries.remove(at: index)
    wasInterrupted = true
    if entries.isEmpty, !isHosted { end(finished: false) }
  }

  /// Whether views that the block animates get touches.
  var allowsTouches: Bool {
    guard let host else { return parameters.allowsTouches }
    return host.isUserInteractionEnabled
  }

  /// Whether views that the block animates are hit where they show.
  var isHitWhereItShows: Bool {
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

/// Knows who steers a block.
struct HostReference {
  weak var host: (any ViewAnimationHost)?
}

/// Who steers the blocks of a property animator.
@preconcurrency @MainActor
protocol ViewAnimationHost: AnyObject {
  /// Whether views that it animates get touches.
  var isUserInteractionEnabled: Bool { get }
  /// Whether views that it animates are hit by the model instead of where they show.
  var isManualHitTestingEnabled: Bool { get }
  /// Where `block` is at `seconds` of world time.
  func position(of block: ViewAnimation, at seconds: Double) -> HostedPosition
}

/// Where a property animator's block is.
struct HostedPosition: Equatable {
  /// How much of its time has passed, 0…1.
  var fraction: Double
  /// How far it has come; may leave 0…1.
  var progress: Double
  /// The same for the `y` of positions, if that differs.
  var verticalProgress: Double?
}
