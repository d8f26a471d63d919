// The clock of a playback. It advances a world from event to event and reports what would keep a
// script from ever ending: transitions that stall or take too long, and instants without an end.

import SegueDiagnostics
import SegueWorld
import UIKit

/// A playback whose events a clock runs.
@MainActor
protocol ClockedPlayback: AnyObject {
  /// The clock that advances the playback.
  var clock: PlaybackClock { get }
  /// The position of the running step in the scene, or `nil` if it has none.
  var runningPosition: SourcePosition? { get }
  /// The transition that the running step waits for, or `nil` if no step waits for one.
  var awaitedTransition: AwaitedTransition? { get }
  /// The failure that stopped the script, or `nil` if none has.
  var failure: Failure? { get }
}

extension ClockedPlayback {
  /// The world in which the script runs.
  var world: World { clock.world }

  /// The instant at which the script ended, or `nil` if it has not.
  var end: VirtualTime? { clock.end }

  /// Plays up to and including `time`.
  /// - Throws: `Failure` if the script cannot continue.
  func advance(to time: VirtualTime) throws { try clock.advance(to: time) }

  /// Plays the instant `time`, at which an event is scheduled.
  /// - Throws: `Failure` if the instant does not end, or if a step failed.
  func advanceOnce(to time: VirtualTime) throws { try clock.advanceOnce(to: time) }

  /// Plays to the end of the script.
  /// - Returns: The end of the script, or `nil` if the script does not end by `limit`.
  /// - Throws: `Failure` if the script cannot continue, or if a transition exceeds the duration
  ///   limit.
  func playToEnd(limit: VirtualTime) throws -> VirtualTime? { try clock.playToEnd(limit: limit) }
}

/// A transition that the running step waits for, as diagnostics describe it.
struct AwaitedTransition {
  /// The name of the transition, in quotation marks if it is the scene's.
  var name: String
  /// UIKit's record of the transition, or `nil` if UIKit has none.
  var record: TransitionRecord?
  /// The key path of the step that started the transition, or `nil` if it is not from a scene.
  var keyPath: String?
  /// The position of the transition's name in the scene, or of the step if it names none.
  var position: SourcePosition?

  /// Returns `message` after the key path of the step.
  func describing(_ message: String) -> String { (keyPath.map { $0 + ": " } ?? "") + message }
}

/// The clock that advances the world of a playback.
@MainActor
final class PlaybackClock {
  /// The world whose events the clock runs.
  let world: World
  /// The instant at which the last step finished, or `nil` if the script has not ended.
  private(set) var end: VirtualTime?
  /// The playback that reports what it waits for.
  weak var playback: (any ClockedPlayback)?
  private let durationLimit: VirtualTime?

  /// Creates a clock for `world`.
  /// - Parameter durationLimit: The longest time that a transition may take, or `nil` for no limit.
  init(_ world: World, durationLimit: VirtualTime? = nil) {
    (self.world, self.durationLimit) = (world, durationLimit)
  }

  /// Records that the script ends now.
  func endScript() { end = world.now }

  // MARK: Advancing

  /// Advances up to and including `time`.
  /// - Throws: `Failure` if the script cannot continue.
  func advance(to time: VirtualTime) throws {
    while end == nil, let event = world.nextEventTime, event <= time { try advanceOnce(to: event) }
    if end == nil { try checkForStall() }
    try advanceOnce(to: time)
  }

  /// Advances to the end of the script.
  /// - Returns: The end of the script, or `nil` if the script does not end by `limit`.
  /// - Throws: `Failure` if the script cannot continue, or if a transition exceeds the duration
  ///   limit.
  func playToEnd(limit: VirtualTime) throws -> VirtualTime? {
    while end == nil {
      try checkForStall()
      try checkDuration()
      guard let event = world.nextEventTime, event <= limit else { return nil }
      try advanceOnce(to: event)
    }
    return end
  }

  /// Runs all events up to and including `time`, without any check in between.
  /// - Throws: `Failure` if one of the instants does not end, or if a step failed.
  func advanceOnce(to time: VirtualTime) throws {
    do {
      try UserCode.running { try world.advance(to: time) }
    } catch let error as WorldError {
      throw Failure(.scene, at: playback?.runningPosition, "\(error)")
    }
    if let failure = playback?.failure { throw failure }
  }

  // MARK: Checks

  /// Throws if a step waits for a transition although no event is scheduled that could end it.
  private func checkForStall() throws {
    guard world.nextEventTime == nil, let awaited = playback?.awaitedTransition else { return }
    var expected = "a call of completeTransition when its animations end"
    var stall =
      awaited.record?.stallDescription(name: awaited.name)
      ?? "transition \(awaited.name) has nothing scheduled and has not completed"
    if let record = awaited.record, record.isInteractive {
      stall =
        "transition \(awaited.name) (class \(record.animatorTypeName)) \(Stall.ofInteraction)"
      expected = "a touch, or a step, that does"
    }
    throw Failure(
      .scene, at: awaited.position,
      awaited.describing("\(stall) at t = \(world.now.seconds) s; expected \(expected)"))
  }

  /// Throws if the awaited transition has been running for too long. Interactive transitions are
  /// exempt.
  private func checkDuration() throws {
    guard let record = world.transitions.active.first, !record.isInteractive,
      let awaited = playback?.awaitedTransition
    else { return }
    let time = world.now - record.beginning
    if let stall = EndlessPhysics(record, after: time)?.description(in: world) {
      throw Failure(.scene, at: awaited.position, awaited.describing(stall))
    }
    guard let durationLimit, time > durationLimit else { return }
    throw Failure(
      .scene, at: awaited.position,
      awaited.describing(
        "the \(record.kind.rawValue) transition of class \(record.animatorTypeName) is still "
          + "running after \(durationLimit.seconds) s; expected a call of completeTransition when "
          + "its animations end"))
  }
}

/// What messages say of transitions that will never end.
package enum Stall {
  /// What a message says of an interactive transition.
  package static let ofInteraction = "is interactive, and nothing updates or finishes it"
}
