// The display's refreshes in virtual time: 60 per second, whatever the frame rate of the clip, so
// that code that counts frames behaves the same in every clip. SEMANTICS 0, clock rule 4.

import Foundation
import SegueWorld

/// An object that calls a target for every refresh of the screen.
@preconcurrency @MainActor
public final class CADisplayLink: NSObject {
  /// The number of screen refreshes per second.
  package static let screenRate = 60

  /// A Boolean value that indicates whether the link skips calls. The default is `false`.
  public var isPaused = false
  /// The preferred number of calls per second. The nearest rate that divides 60 is used. The
  /// default, 0, means 60.
  public var preferredFramesPerSecond = 0
  /// The number of screen refreshes from one call to the next, as it was set before
  /// `preferredFramesPerSecond` existed. The default is 1.
  public var frameInterval: Int {
    get { stride }
    set { preferredFramesPerSecond = max(1, Self.screenRate / max(1, newValue)) }
  }
  /// The range of acceptable rates. The preferred rate is used if there is one.
  public var preferredFrameRateRange = CAFrameRateRange.default
  /// The time of the refresh for which the target was called last.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next refresh for which the target will be called.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two refreshes of the screen, in seconds.
  public var duration: CFTimeInterval { 1 / CFTimeInterval(Self.screenRate) }

  private var target: AnyObject?
  private let action: (AnyObject, CADisplayLink) -> Void
  // The world that the link was added in. Code may stop it from outside `World.run`.
  private weak var world: World?
  private var begin: VirtualTime?
  private var refresh = 0
  private var event: World.EventToken?

  /// Creates a link that sends `sel` to `target`. As on Apple platforms, the link retains its
  /// target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = { sel.perform(on: $0, sender: $1) }
    super.init()
  }

  /// Creates a link that calls a closure.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    action = { handler($1) }
    super.init()
    target = NSNull()
  }

  /// Starts the link. All run loops and modes are equivalent.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil, begin == nil else { return }
    let world = World.current
    (self.world, begin) = (world, world.now)
    (timestamp, targetTimestamp) = (world.now.seconds, world.now.seconds)
    scheduleNext()
  }

  /// Stops the link until it is added again.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }

  /// Stops the link permanently and releases its target.
  public func invalidate() {
    stop()
    target = nil
  }

  private func stop() {
    if let event { world?.cancel(event) }
    (world, event, begin, refresh) = (nil, nil, nil, 0)
  }

  /// The number of refreshes from one call to the next.
  private var stride: Int {
    let preferred = preferredFrameRateRange.preferred.map { Double($0) }
    let wanted =
      preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : preferred ?? 0
    guard wanted.isFinite, wanted > 0 else { return 1 }
    return Int(min(max((Double(Self.screenRate) / wanted).rounded(), 1), 60))
  }

  /// Schedules the next call. Refresh `n` is exactly n / 60 seconds after the beginning, rounded to
  /// the nanosecond.
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

/// A range of acceptable frame rates.
public struct CAFrameRateRange: Sendable, Equatable {
  /// The lowest and the highest acceptable rate, in frames per second.
  public var minimum, maximum: Float
  /// The preferred rate, in frames per second.
  public var preferred: Float?

  /// Creates a range from `minimum` to `maximum`.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }

  /// The range that selects the screen's rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
