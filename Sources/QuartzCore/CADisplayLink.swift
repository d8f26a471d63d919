// A display's refreshes on virtual time: 60 a second, whatever the frame rate of the clip, so that
// code that counts frames does the same in every clip. SEMANTICS 0, clock rule 4.

import Foundation

/// Calls a target for every refresh of the screen.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// Refreshes of the screen a second.
  package static let screenRate = 60

  /// Whether refreshes pass without a call.
  public var isPaused = false
  /// How many calls a second are wanted; the nearest rate that divides 60 is used, 0 stands for 60.
  public var preferredFramesPerSecond = 0
  /// The rates that would do; the preferred one is used.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// When the refresh came that was last called for.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next one comes.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between two refreshes of the screen.
  public var duration: CFTimeInterval { 1 / CFTimeInterval(Self.screenRate) }

  private var target: AnyObject?
  private let action: (AnyObject, CADisplayLink) -> Void
  // The world it was added in: code may stop it from outside `World.run`.
  private weak var world: World?
  private var begin: VirtualTime?
  private var refresh = 0
  private var event: World.EventToken?

  /// A link that has `target` perform `sel`. Like Apple's, it keeps its target until it is
  /// invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = { sel.perform(on: $0, sender: $1) }
    super.init()
  }

  /// A link that calls a closure.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    action = { handler($1) }
    super.init()
    target = NSNull()
  }

  /// Begins; all run loops and modes are one.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, begin == nil else { return }
    let world = World.current
    (self.world, begin) = (world, world.now)
    (timestamp, targetTimestamp) = (world.now.seconds, world.now.seconds)
    scheduleNext()
  }

  /// Stops, until it is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Stops for good, and lets go of the target.
  public func invalidate() {
    stop()
    target = nil
  }

  private func stop() {
    if let event { world?.cancel(event) }
    (world, event, begin, refresh) = (nil, nil, nil, 0)
  }

  /// Every how many refreshes there is a call.
  private var stride: Int {
    let preferred = preferredFrameRateRange.preferred.map { Double($0) }
    let wanted =
      preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : preferred ?? 0
    guard wanted.isFinite, wanted > 0 else { return 1 }
    return Int(min(max((Double(Self.screenRate) / wanted).rounded(), 1), 60))
  }

  /// Refresh `n` is at exactly n / 60 seconds after the beginning, to the nanosecond.
  private func scheduleNext() {
    guard let begin, let world else { return }
    let stride = stride
    refresh += stride
    let time = begin + Self.span(refreshes: refresh)
    event = world.schedule(at: time) { [self] in
      event = nil
      timestamp = time.seconds
      targetTimestamp = (begin + Self.span(refreshes: refresh + stride)).seconds
      if !isPaused, let target { action(target, self) }
      if event == nil { scheduleNext() }
    }
  }

  package static func span(refreshes: Int) -> VirtualTime {
    VirtualTime(nanoseconds: Int64(refreshes) * 1_000_000_000 / Int64(screenRate))
  }
}

/// Which frame rates would do.
public struct CAFrameRateRange: Sendable, Equatable {
  /// The lowest and the highest, frames a second.
  public var minimum, maximum: Float
  /// The one that would be best.
  public var preferred: Float?

  /// Rates from `minimum` to `maximum`.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The screen's rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
