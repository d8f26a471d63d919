// Steps that start a transition, and steps that control one that is running.

import SegueDiagnostics
import SegueScenes
import UIKit

extension ScriptTransitions {
  /// Starts the move of `step`.
  /// - Returns: The running transition, or `nil` if the step failed.
  func start(_ step: SceneStep) -> RunningTransition? {
    let own = step.until == nil ? nil : moves.ownDriver(for: step)
    let transition =
      own.map { RunningTransition(step, pausedWith: $0) } ?? RunningTransition(step)
    running = transition
    if let problem = moves.perform(step, driver: step.until == nil ? nil : transition.driver) {
      log.fail(step, problem)
      return nil
    }
    transition.isInterruptible = moves.isAnimatedByTheScene
    return transition
  }

  /// Returns the running transition, if it is that of `screen` and `step` can interrupt it. If not,
  /// the step fails.
  func transition(of screen: Located<String>, interruptedBy step: SceneStep) -> RunningTransition? {
    let name = QuotedText.quoted(screen.value)
    guard let running, let record = world.transitions.active.first else {
      let reason = escaped.flatMap { $0.screen == screen.value ? ". \($0.sentence)" : nil } ?? ""
      log.fail(step, "no transition is running at \(instant); expected that of \(name)\(reason)")
      return nil
    }
    guard let problem = problem(with: running, record, of: screen.value) else { return running }
    log.fail(step, problem)
    return nil
  }

  /// Returns the reason why a step cannot interrupt `transition` as that of `screen`, if there is
  /// one.
  private func problem(
    with transition: RunningTransition, _ record: TransitionRecord, of screen: String
  ) -> String? {
    let name = QuotedText.quoted(screen)
    let found = transition.step.move?.screen.value
    guard found == screen else {
      return "\(name) has no running transition at \(instant); expected "
        + QuotedText.quoted(found ?? "")
    }
    guard transition.isInterruptible else {
      return "\(name) uses UIKit's own animation, which cannot be interrupted; expected a "
        + "'transition' in \(transition.step.verb.keyPath)"
    }
    guard transition.isPausedByScript || !record.isInteractive else {
      return "a finger is driving the transition of \(name) at \(instant); expected the finger to "
        + "be lifted"
    }
    return nil
  }
}
