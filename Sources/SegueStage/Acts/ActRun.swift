// The playback of an action: it waits until the views that the action concerns are there and at
// rest, looking again and again, and then acts as a finger or a keyboard does.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

/// An action that is being played.
@MainActor
final class ActRun {
  /// The ways in which an action ends.
  enum End {
    /// The action has been performed.
    case performed
    /// The action has been performed by touches to which nothing responded.
    case unanswered
    /// The action cannot be performed, for the reason that follows.
    case failed(String)
  }

  /// The number of times per second of virtual time that an action looks for its views, in the first ten
  /// seconds.
  static let looksPerSecond: Int64 = 60

  /// Returns the time between the beginning of a wait and the look that follows one after `waited`. Later looks
  /// are further apart, the longer the wait has been, so that a day is 6,000 looks and not five million.
  /// - Parameter count: The number of the next look.
  static func nextLook(after waited: VirtualTime, count: Int64) -> VirtualTime {
    let regular = VirtualTime(nanoseconds: count * 1_000_000_000 / looksPerSecond)
    let steady = 10 * looksPerSecond
    guard count > steady else { return regular }
    return VirtualTime(nanoseconds: waited.nanoseconds + waited.nanoseconds / steady)
  }

  let act: SceneAct
  unowned let host: any ActHost
  private let onEnd: @MainActor (End) -> Void
  private let deferred: DeferredActions
  private var hasEnded = false
  /// What the drags of a scroll action have shown so far.
  var search = ScrollSearch()

  /// Creates the playback of an action.
  /// - Parameters:
  ///   - act: The action.
  ///   - host: The playback of the script, which outlives the action.
  ///   - onEnd: A closure that is called once, when the action has ended.
  init(_ act: SceneAct, in host: any ActHost, onEnd: @escaping @MainActor (End) -> Void) {
    (self.act, self.host, self.onEnd) = (act, host, onEnd)
    deferred = DeferredActions(in: host.world)
  }

  var world: World { host.world }

  /// Starts the action at the current instant.
  func start() {
    switch act.kind {
    case .tap(let target, let press, let count):
      let isTap = press < Self.shortestPress
      wait {
        isTap ? $0.placeOfTap(on: target) : $0.place(of: target)
      } then: { [self] in
        tap($0.point, press: press, count: count)
      }
    case .drag(let drag): start(drag)
    case .swipe(let direction, let query):
      wait {
        $0.place(ofOptional: query)
      } then: { [self] in
        swipe(direction, over: $0.area)
      }
    case .pinch(let pinch):
      wait {
        $0.place(ofOptional: pinch.view)
      } then: { [self] in
        self.pinch(pinch, over: $0.area)
      }
    case .scroll(let scroll): start(scroll)
    case .type(let text, let interval):
      wait {
        $0.keyboard
      } then: { [self] _ in
        type(Array(text), interval: interval)
      }
    case .key(let key):
      wait {
        $0.keyboard
      } then: { [self] in
        press(key, in: $0)
      }
    case .expect(let expectations):
      wait {
        $0.check(expectations)
      } then: { [self] in
        end(.performed)
      }
    case .screenshot(let name):
      host.willAct()
      host.takeScreenshot(named: name)
      after(host.frameDuration) { [self] in end(.performed) }
    }
  }

  // MARK: Waiting

  /// Calls `body` with what `look` finds, as soon as it does.
  /// - Parameter look: Returns what the action waits for, or what is still missing.
  func wait<Found>(
    for look: @escaping @MainActor (Lookout) -> Sighting<Found>,
    then body: @escaping @MainActor (Found) -> Void
  ) {
    let deadline = world.now + VirtualTime(seconds: act.timeout)
    deferred.append { [self] in self.look(look, from: world.now, count: 0, deadline, body) }
  }

  private func look<Found>(
    _ look: @escaping @MainActor (Lookout) -> Sighting<Found>, from start: VirtualTime,
    count: Int64,
    _ deadline: VirtualTime, _ body: @escaping @MainActor (Found) -> Void
  ) {
    let sighting = look(Lookout(scan: host.scan, window: host.window))
    switch sighting {
    case .found(let found): return act(on: found, body)
    case .moving(let found) where world.now >= deadline: return act(on: found, body)
    case .missing(let reason) where world.now >= deadline:
      let waited =
        act.timeout > 0 ? " (after waiting for \(LayerAttribute.brief(act.timeout)) s)" : ""
      return end(.failed(reason() + waited))
    case .moving, .missing: break
    }
    let next = start + Self.nextLook(after: world.now - start, count: count + 1)
    world.schedule(at: min(next, deadline)) { [self] in
      deferred.append { [self] in self.look(look, from: start, count: count + 1, deadline, body) }
    }
  }

  private func act<Found>(on found: Found, _ body: @MainActor (Found) -> Void) {
    host.willAct()
    body(found)
  }

  /// Calls `body` after a period of time.
  func after(_ delay: VirtualTime, _ body: @escaping @MainActor () -> Void) {
    world.schedule(at: world.now + delay, phase: .input) { body() }
  }

  /// Ends the action.
  func end(_ end: End) {
    guard !hasEnded else { return }
    hasEnded = true
    onEnd(end)
  }
}

/// What an action sees when it looks for its views.
enum Sighting<Found> {
  /// What the action waits for.
  case found(Found)
  /// What the action waits for, but it is still moving.
  case moving(Found)
  /// What is missing, in words.
  case missing(@MainActor () -> String)
}
