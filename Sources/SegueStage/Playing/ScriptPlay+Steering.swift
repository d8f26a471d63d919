// Steps and fingers that take hold of the transition under way, and what is said when they meet none.

import SegueDiagnostics
import SegueScenes
import UIKit

extension ScriptPlay {
  // MARK: Steps

  /// Plays a step that takes hold of a transition or lets go of it.
  func steer(_ step: SceneStep) {
    guard let screen = step.steered, let move = moveToSteer(screen, step) else { return }
    switch step.action {
    case .pause:
      begin(step)
      move.pause(byScript: true)
      continueAtOnce()
    case .scrub(let scrub):
      move.pause(byScript: true)
      self.scrub(move, scrub, begin(step, pending: 1))
    case .finish(let release): letGo(move, step, release, finishing: true)
    case .cancel(let release): letGo(move, step, release, finishing: false)
    default: break
    }
  }

  private func letGo(
    _ move: MoveUnderWay, _ step: SceneStep, _ release: SceneRelease, finishing: Bool
  ) {
    begin(step, awaitsTransition: true)
    move.pause(byScript: true)
    move.letGo(release, finishing: finishing)
  }

  /// Takes the transition along, 120 times a second, as a finger would.
  private func scrub(_ move: MoveUnderWay, _ scrub: SceneScrub, _ run: RunningStep) {
    let first = Double(move.driver.percentComplete)
    let sampling = Sampling(seconds: scrub.duration)
    let curve = scrub.timing.cubic
    sampling.run(in: world) { part in
      let share = scrub.duration > 0 ? curve.value(at: part) : 1
      move.driver.update(CGFloat(first + (scrub.progress - first) * share))
    } completion: { [unowned self] in
      run.pending -= 1
      settle()
    }
  }

  /// What is under way, if it is the move of `screen` and a step may steer it.
  private func moveToSteer(_ screen: Located<String>, _ step: SceneStep) -> MoveUnderWay? {
    let name = QuotedText.quoted(screen.value)
    guard let move = underWay, let record = world.transitions.active.first else {
      fail(step, "no transition is under way at \(instant); expected that of \(name)")
      return nil
    }
    guard move.step.move?.screen.value == screen.value else {
      let found = QuotedText.quoted(move.step.move?.screen.value ?? "")
      fail(step, "\(name) is not on its way at \(instant); expected \(found)")
      return nil
    }
    guard move.isSteerable else {
      fail(
        step,
        "\(name) moves with UIKit's own animation, which cannot be taken hold of; expected a "
          + "'transition' in \(move.step.verb.keyPath)")
      return nil
    }
    guard move.isHeldByScript || !record.isInteractive else {
      fail(step, "a finger holds the transition of \(name) at \(instant); expected it to have left")
      return nil
    }
    return move
  }

  private var instant: String { "t = \(world.now.seconds) s" }

  // MARK: Fingers

  /// What a finger that comes down now can take hold of.
  var grabbable: GrabInteraction.Hold? {
    guard let move = underWay, move.isSteerable, let record = world.transitions.active.first,
      move.isHeldByScript || !record.isInteractive,
      let grab = moves.grab(record, of: move.step)
    else { return nil }
    let isGoingBack = record.to?.transitionCoordinator?.isCancelled ?? false
    return GrabInteraction.Hold(grab: grab, move: move, isGoingBack: isGoingBack)
  }

  // MARK: Saying so

  /// UIKit refuses a move while another is under way.
  func refuseSecondMove(_ step: SceneStep) {
    let other = underWay.map { "that of \($0.step.verb.keyPath)" } ?? "one"
    fail(
      step,
      "a transition is under way at \(instant), \(other), and UIKit refuses a second one; expected "
        + "its end first. Wait longer, or leave 'until' out.")
  }

  /// A finger that nothing answers to was probably meant for something.
  func warnIfNothingAnswered(_ run: RunningStep) {
    guard world.touches.recognitionCount == run.recognizedBefore else { return }
    let verb = run.step.verb
    let transition =
      underWay == nil ? ", and no transition is under way" : ", nor does the transition under way"
    warn(
      at: verb.position,
      "\(verb.keyPath): nothing on the screen answers to it\(transition)",
      from: run.beginning)
  }

  /// The clip ends with its last step, whatever has not ended.
  func warnOfWhatIsLeft() {
    if let move = underWay, !world.transitions.active.isEmpty {
      let state = move.isHeldByScript ? "held" : "under way"
      warn(
        at: move.step.verb.position,
        "\(move.step.verb.keyPath): the script ends while this transition is still \(state)")
    }
    if !world.touches.fingersDown.isEmpty {
      warn(
        at: document.script.last?.verb.position, "the script ends while a finger is still down")
    }
  }
}
