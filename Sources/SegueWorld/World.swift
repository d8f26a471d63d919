// Everything of which an app has one, per scene: the virtual clock, the event queue, and, for the
// modules above, their own per-app state. Scenes of a batch and parallel tests each run in their
// own world and are isolated from each other.

import Foundation
import Synchronization

/// The clock, event queue, screen, application and random seed of one simulation.
///
/// Code accesses its world through `World.current`, which is set only inside the synchronous
/// `run(_:)`. Outside it, `World.current` is a shared world whose clock never advances.
@preconcurrency @MainActor
public final class World {
  /// The order of events at one instant.
  public enum Phase: Int, Comparable, Sendable {
    /// Touches and script steps.
    case input
    /// Ends of animations, at which their last values are applied.
    case animationEnd
    /// Completions, timers and work submitted to the main queue.
    case completion

    /// Returns a Boolean value that indicates whether events of phase `a` run first.
    public static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
  }

  /// A token that identifies a scheduled event.
  public struct EventToken: Hashable, Sendable {
    let number: Int
  }

  /// The world whose `run(_:)` is active, or the shared world whose clock never advances.
  public static var current: World { running ?? still }
  private static var running: World?
  private static let still = World()

  /// The thread that is inside `run(_:)`, or 0. The main actor need not be on the main thread.
  nonisolated private static let runningThread = Atomic<UInt>(0)
  nonisolated private static var thisThread: UInt { UInt(pthread_self()) }

  /// A Boolean value that indicates whether this thread is inside the `run(_:)` of a world, and
  /// therefore on the main actor. May be read from any thread.
  nonisolated package static var isRunningHere: Bool {
    runningThread.load(ordering: .relaxed) == thisThread
  }

  /// The current time. It advances only in `advance(to:)`.
  public private(set) var now = VirtualTime.zero

  /// A closure that performs pending layout and returns whether there was any. It is called
  /// whenever an instant has no more events. Set by UIKit.
  package var layoutPass: @MainActor () -> Bool = { false }
  /// A closure that is called at the end of an instant. The contents of the tree are then flushed,
  /// and later changes to it animate implicitly. This does not depend on frames, as otherwise clips
  /// would depend on their frame rate. Set by UIKit.
  package var instantEnd: @MainActor () -> Void = {}
  private var isLayingOut = false

  /// The number of instants and commits so far, after each of which the layers could have been
  /// displayed. Implicit transitions start from what the layers were at the last one.
  package private(set) var commitNumber = 0

  /// Records that the layers, in their current state, could have been displayed.
  package func recordCommit() { commitNumber += 1 }

  /// The diagnostics that the frameworks reported about the code that ran in this world.
  package let diagnostics = WorldDiagnostics()
  /// The path of the bundle of the app that runs in this world, or `nil`. Set by UIKit, for modules
  /// that do not know it.
  package var bundlePath: String?
  /// QuartzCore's part of the world. It is a separate property rather than a belonging, because
  /// every change of a layer reads it.
  package var renderingState: AnyObject?
  /// The values that the variables of the program have in this world; `nil` if code that has such
  /// variables has not run in it.
  var variables: ProgramVariables.Values?

  /// The maximum amounts of resources that code in this world may use.
  package var limits = ResourceLimits.standard
  /// The first limit that was exceeded, or `nil`.
  package internal(set) var exceededLimit: ExceededLimit?
  /// The uses of the resources that are limited per instant, at the current one.
  var usesAtInstant: [LimitedResource: Int] = [:]

  private var events = EventQueue()
  nonisolated let threadMessages = ThreadMessages()
  private var conditions: [(holds: () -> Bool, action: @MainActor () -> Void)] = []
  private var associatedObjects: [ObjectIdentifier: AnyObject] = [:]

  /// The number of the newest task that was created before code ran in this world; 0 before that.
  private(set) var lastForeignTask: UInt64 = 0

  /// The seed that determines the random values of code in this world: see
  /// `Documentation/UIKit/TIME.md`.
  public let seed: UInt64
  /// The source of random values.
  package var randomGenerator: SeededGenerator

  /// Creates an empty world at time zero, whose random values derive from `seed`.
  nonisolated public init(seed: UInt64 = 0) {
    self.seed = seed
    randomGenerator = SeededGenerator(seed: seed)
  }

  /// Runs `body` with this world as `World.current`. Calls may be nested.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    if lastForeignTask == 0, WorldTasks.isInstalled { lastForeignTask = WorldTasks.newestTask }
    ProgramVariables.shared?.enter(self)
    let outer = Self.running
    let outerThread = Self.runningThread.exchange(Self.thisThread, ordering: .relaxed)
    Self.running = self
    defer {
      Self.running = outer
      Self.runningThread.store(outerThread, ordering: .relaxed)
      if let outer { ProgramVariables.shared?.enter(outer) }
    }
    return try body()
  }

  /// Returns the single object of type `Belonging` in this world, which is created on first use.
  package func associatedObject<Belonging: AnyObject>(
    _ type: Belonging.Type = Belonging.self, make: () -> Belonging
  ) -> Belonging {
    let key = ObjectIdentifier(type)
    if let found = associatedObjects[key] as? Belonging { return found }
    let made = make()
    associatedObjects[key] = made
    return made
  }

  // MARK: Events

  /// Schedules `action` to run at `time`, or now if that has passed. Events at one instant run in
  /// the order of their phases, and within a phase in the order in which they were scheduled.
  @discardableResult
  public func schedule(
    at time: VirtualTime, phase: Phase = .completion, _ action: @escaping @MainActor () -> Void
  ) -> EventToken {
    EventToken(number: events.insert(at: max(time, now), phase: phase, action))
  }

  /// Schedules `action` to run at the end of the first instant at which `condition` holds.
  package func schedule(
    when condition: @escaping () -> Bool, _ action: @escaping @MainActor () -> Void
  ) {
    conditions.append((condition, action))
    schedule(at: now) {}
  }

  /// Schedules what other threads have sent, and the actions whose condition now holds.
  private func scheduleWhatHolds() {
    for action in threadMessages.takeAll() { schedule(at: now, action) }
    guard !conditions.isEmpty else { return }
    let waiting = conditions
    conditions = []
    for (holds, action) in waiting {
      if holds() { schedule(at: now, action) } else { conditions.append((holds, action)) }
    }
  }

  /// Cancels an event that has not run yet. Has no effect on any other.
  public func cancel(_ token: EventToken) {
    events.remove(token.number)
  }

  /// The time of the next event, if there is one.
  public var nextEventTime: VirtualTime? { events.firstTime }

  /// Runs every event up to and including `time`, each at its own instant, and sets the clock to
  /// `time`.
  /// - Throws: `WorldError.endlessInstant` if the number of events at one instant exceeds the
  ///   limit.
  public func advance(to time: VirtualTime) throws {
    try run {
      while let next = events.firstTime, next <= time { try playInstant(next) }
      now = max(now, time)
      try playInstant(now)
    }
  }

  private func playInstant(_ instant: VirtualTime) throws {
    now = max(now, instant)
    usesAtInstant.removeAll(keepingCapacity: true)
    var count = 0
    var layoutPasses = 0
    repeat {
      while let action = events.popFirst(notAfter: now) {
        count += 1
        guard count <= Self.maximumEventsInAnInstant else { throw WorldError.endlessInstant(now) }
        layoutPasses = 0
        action()
      }
      scheduleWhatHolds()
      layoutPasses += 1
    } while (layoutPasses <= Self.maximumLayoutPassesInARow && performLayoutPass()) || hasEventsDue
    instantEnd()
    recordCommit()
  }

  /// Performs pending layout and commits what there is, as at the end of the instant. Code that is
  /// called during layout commits without further layout.
  package func commitInstant() {
    var layoutPasses = 0
    while layoutPasses < Self.maximumLayoutPassesInARow, performLayoutPass() { layoutPasses += 1 }
    instantEnd()
    recordCommit()
  }

  private func performLayoutPass() -> Bool {
    guard !isLayingOut else { return false }
    isLayingOut = true
    defer { isLayingOut = false }
    return layoutPass()
  }

  private var hasEventsDue: Bool { events.firstTime.map { $0 <= now } ?? false }

  /// The maximum number of layout passes in a row. If layout keeps requesting layout, the rest is
  /// deferred to the next instant.
  static let maximumLayoutPassesInARow = 64

  /// The number of events at one instant above which the instant is regarded as endless.
  public static let maximumEventsInAnInstant = 100_000
}

/// The reasons for which a world cannot advance.
public enum WorldError: Error, Equatable, CustomStringConvertible {
  /// Events at this instant keep scheduling events at the same instant.
  case endlessInstant(VirtualTime)

  /// The error in one line.
  public var description: String {
    switch self {
    case .endlessInstant(let time):
      "the instant t = \(time.seconds) s never ends: events keep scheduling events without delay"
    }
  }
}
