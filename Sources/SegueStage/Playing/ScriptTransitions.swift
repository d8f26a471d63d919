// The transitions of a playback: those that touches start, the one that is running, and its end.
// UIKit runs one transition at a time.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

/// The running transition of a playback, and the moves that start transitions.
@MainActor
final class ScriptTransitions {
  /// The moves between the screens of the window.
  let moves: ScreenMoves
  /// The running transition, whether a step or a touch started it, or `nil` if none is running.
  var running: RunningTransition?
  /// The transition that ended last although the script held it, or `nil` if the script did not.
  var escaped: EscapedTransition?
  /// A closure that is called when the running step may be finished, since a transition has ended
  /// or pages have been turned.
  var onEnd: @MainActor () -> Void = {}
  let world: World
  let log: ScriptLog

  /// Creates the transitions of the screens that `moves` shows.
  init(_ moves: ScreenMoves, in world: World, log: ScriptLog) {
    (self.moves, self.world, self.log) = (moves, world, log)
    moves.onPageTurned = { [unowned self] in onEnd() }
  }

  /// A Boolean value that indicates whether UIKit has a transition that has not ended.
  var isActive: Bool { !world.transitions.active.isEmpty }

  /// A Boolean value that indicates whether a step that waits for transitions is finished: nothing
  /// moves any more, or a step of the script has paused the transition, which therefore does not
  /// end by itself.
  var allowsNextStep: Bool {
    !isActive && !moves.isTurning || running?.isPausedByScript == true
  }

  /// Returns a Boolean value that indicates whether `step` can start a transition. If another one
  /// is running, the step fails.
  func allowsStart(of step: SceneStep) -> Bool {
    guard isActive else { return true }
    let other = running.map { "that of \($0.step.verb.keyPath)" } ?? "which no step started"
    log.fail(
      step,
      "a transition is running at \(instant), \(other), and UIKit does not start a second one; "
        + "expected it to end first. Wait longer, or remove 'until'.")
    return false
  }

  /// The current instant, as messages give it.
  var instant: String { "t = \(world.now.seconds) s" }

  /// Handles the end of a transition. One that was cancelled although nothing interrupted it is a
  /// failure of the step that started it.
  func didEnd(_ record: TransitionRecord) {
    guard !isActive else { return }
    let ended = running
    running = nil
    escaped = ended.flatMap { EscapedTransition($0, record, at: instant) }
    if record.wasCancelled, let ended, !ended.mayBeCancelled {
      log.fail(
        ended.step,
        "its transition (class \(record.animatorTypeName)) was cancelled, so the step had no effect"
      )
    } else {
      onEnd()
    }
  }

  /// Warns of a transition that is still running when the script ends.
  func warnAtEnd() {
    guard let running, isActive else { return }
    let state = running.isPausedByScript ? "paused" : "running"
    log.warn(about: running.step, "the script ends while this transition is still \(state)")
  }

  // MARK: Touches

  /// Starts the move of `interaction`, which a touch drives through `driver`.
  /// - Returns: A Boolean value that indicates whether the move has started.
  func start(
    _ interaction: SceneInteraction, drivenBy driver: UIPercentDrivenInteractiveTransition
  ) -> Bool {
    start(RunningTransition(interaction.step, touches: driver), driver: driver)
  }

  /// Starts the move of `interaction`, which a tap selects and no touch drives.
  func select(_ interaction: SceneInteraction) {
    world.touches.recordRecognition()
    _ = start(RunningTransition(interaction.step), driver: nil)
  }

  private func start(
    _ transition: RunningTransition, driver: UIPercentDrivenInteractiveTransition?
  ) -> Bool {
    let step = transition.step
    guard !isActive else {
      log.warn(about: step, "a transition is already running")
      return false
    }
    running = transition
    guard let problem = moves.perform(step, driver: driver) else { return true }
    if running === transition { running = nil }
    log.warn(about: step, problem)
    return false
  }

  /// The transition that a touch can interrupt when it begins now, or `nil` if there is none.
  var grabTarget: GrabInteraction.Hold? {
    guard let running, running.isInterruptible, let record = world.transitions.active.first,
      running.isPausedByScript || !record.isInteractive,
      let grab = moves.grab(record, of: running.step)
    else { return nil }
    let isReversed = record.to?.transitionCoordinator?.isCancelled ?? false
    return GrabInteraction.Hold(grab: grab, move: running, isReversed: isReversed)
  }
}
