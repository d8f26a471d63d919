// Everything that an app has one of, per scene: the virtual clock, the queue of events, and, for the
// modules above, whatever else they keep one of. Scenes of a batch and parallel tests each run in
// their own world and cannot see each other.

import Foundation
import SegueDisplay
import Synchronization

/// A small universe with its own clock.
///
/// Code reaches its world through `World.current`, which is set only inside the synchronous
/// `run(_:)`; outside it, a shared world whose clock never moves answers.
@preconcurrency @MainActor
public final class World {
  /// What kind of event comes first at one instant.
  public enum Phase: Int, Comparable, Sendable {
    /// Touches and script steps.
    case input
    /// Ends of animations: their last values are applied.
    case animationEnd
    /// Completions, timers and work sent to the main queue.
    case completion

    /// Whether `a` comes first.
    public static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
  }

  /// A handle on a scheduled event.
  public struct EventToken: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The world whose `run` is under way, or the shared still one.
  public static var current: World { running ?? still }
  private static var running: World?
  private static let still = World()

  /// The thread that is inside `run`, or 0. The main actor need not be on the main thread.
  nonisolated private static let runningThread = Atomic<UInt>(0)
  nonisolated private static var thisThread: UInt { UInt(pthread_self()) }

  /// Whether this thread is inside the `run` of some world, and so on the main actor. May be asked
  /// anywhere.
  nonisolated package static var isRunningHere: Bool {
    runningThread.load(ordering: .relaxed) == thisThread
  }

  /// Now. Moves only in `advance(to:)`.
  public private(set) var now = VirtualTime.zero

  /// Asked for whenever an instant has no more events: lays out what needs it, and returns whether
  /// it did anything. Set by UIKit.
  package var layoutPass: @MainActor () -> Bool = { false }
  /// Called when an instant is over: what is in the tree then has been flushed, and its later
  /// changes animate by themselves. Not left to frames, or clips would depend on their rate. Set by
  /// UIKit.
  package var instantEnd: @MainActor () -> Void = {}

  /// How often what the layers were has been shown, or could have been: a transition leads on from the
  /// last time.
  private(set) var commitNumber = 0

  /// What the layers are now is what later changes lead on from.
  func noteCommit() { commitNumber += 1 }

  /// The open transactions.
  let transactions = TransactionStack()
  /// What the last commit could not draw as Core Animation would.
  package internal(set) var unsupported: [UnsupportedFeature] = []

  private var events = EventQueue()
  private var conditions: [(holds: () -> Bool, action: @MainActor () -> Void)] = []
  private var belongings: [ObjectIdentifier: AnyObject] = [:]

  /// What code in this world gets by chance follows from this number: `Documentation/TIME.md`.
  public let seed: UInt64
  /// Where chance comes from.
  package var chance: SeededGenerator

  /// An empty world at time zero, whose chance follows from `seed`.
  nonisolated public init(seed: UInt64 = 0) {
    self.seed = seed
    chance = SeededGenerator(seed: seed)
  }

  /// Runs `body` with this world as `World.current`. May be nested.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.running
    let outerThread = Self.runningThread.exchange(Self.thisThread, ordering: .relaxed)
    Self.running = self
    defer {
      Self.running = outer
      Self.runningThread.store(outerThread, ordering: .relaxed)
    }
    return try body()
  }

  /// The one object of type `Belonging` in this world, made on first use.
  package func belonging<Belonging: AnyObject>(
    _ type: Belonging.Type = Belonging.self, make: () -> Belonging
  ) -> Belonging {
    let key = ObjectIdentifier(type)
    if let found = belongings[key] as? Belonging { return found }
    let made = make()
    belongings[key] = made
    return made
  }

  // MARK: Events

  /// Has `action` run at `time` (now, if that has passed). At one instant events run by phase, and
  /// within a phase in the order they were scheduled.
  @discardableResult
  public func schedule(
    at time: VirtualTime, phase: Phase = .completion, _ action: @escaping @MainActor () -> Void
  ) -> EventToken {
    EventToken(number: events.insert(at: max(time, now), phase: phase, action))
  }

  /// Has `action` run at the first instant that comes to an end with `condition` holding.
  package func schedule(
    when condition: @escaping () -> Bool, _ action: @escaping @MainActor () -> Void
  ) {
    conditions.append((condition, action))
    schedule(at: now) {}
  }

  /// Schedules what had waited for a condition that holds now.
  private func scheduleWhatHolds() {
    guard !conditions.isEmpty else { return }
    let waiting = conditions
    conditions = []
    for (holds, action) in waiting {
      if holds() { schedule(at: now, action) } else { conditions.append((holds, action)) }
    }
  }

  /// Takes back an event that has not run yet; others are left alone.
  public func cancel(_ token: EventToken) {
    events.remove(token.number)
  }

  /// When the next event runs, if there is one.
  public var nextEventTime: VirtualTime? { events.firstTime }

  /// Runs every event up to and including `time`, each at its own instant, and leaves the clock at
  /// `time`.
  /// - Throws: `WorldError.endlessInstant` when one instant goes on and on.
  public func advance(to time: VirtualTime) throws {
    try run {
      while let next = events.firstTime, next <= time { try playInstant(next) }
      now = max(now, time)
      try playInstant(now)
    }
  }

  private func playInstant(_ instant: VirtualTime) throws {
    now = max(now, instant)
    var count = 0
    var layoutPasses = 0
    repeat {
      while let action = events.popFirst(notAfter: now) {
        count += 1
        guard count <= Self.mostEventsInAnInstant else { throw WorldError.endlessInstant(now) }
        layoutPasses = 0
        action()
      }
      scheduleWhatHolds()
      layoutPasses += 1
    } while (layoutPasses <= Self.mostLayoutPassesInARow && layoutPass()) || hasEventsDue
    instantEnd()
    noteCommit()
  }

  private var hasEventsDue: Bool { events.firstTime.map { $0 <= now } ?? false }

  /// Layout that keeps asking for layout waits for the next instant after this many passes.
  static let mostLayoutPassesInARow = 64

  /// How many events may run at one instant before it counts as endless.
  public static let mostEventsInAnInstant = 100_000
}

/// Why a world could not go on.
public enum WorldError: Error, Equatable, CustomStringConvertible {
  /// Events at this instant keep scheduling events at the same instant.
  case endlessInstant(VirtualTime)

  /// What was found, in one line.
  public var description: String {
    switch self {
    case .endlessInstant(let time):
      "the instant t = \(time.seconds) s does not end: events keep scheduling events without delay"
    }
  }
}
