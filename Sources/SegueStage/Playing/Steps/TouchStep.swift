// The step that plays an explicit timeline of touches, and what all steps with touches share.

import SegueScenes
import UIKit

/// A step that moves several fingers, each with its own samples.
struct TouchStep: PlayedStep {
  let step: SceneStep
  /// The fingers, each with the samples of one touch.
  let fingers: [SceneFinger]

  let waitsForInstant = false

  func start(in playback: ScriptPlayback) {
    play(fingers.map { TouchPlayback($0) }, in: playback)
  }
}

extension PlayedStep {
  /// Plays `touches`. The step is finished when all of them have ended, and the transitions that
  /// they drove.
  func play(_ touches: [TouchPlayback], in playback: ScriptPlayback) {
    playback.layOutScreens()
    let running = playback.begin(step, parts: touches.count, awaitsTransitions: true)
    for touch in touches {
      touch.play(playback.makeTouchNumber(), in: playback.world) { [unowned playback] in
        if running.remainingParts == 1 { warnIfNothingResponded(to: running, in: playback) }
        running.endPart()
      }
    }
  }

  /// Warns if no gesture has been recognized since the step started, since its touches were
  /// probably meant for something.
  private func warnIfNothingResponded(to running: RunningStep, in playback: ScriptPlayback) {
    let count = playback.world.touches.recognitionCount
    guard count == running.recognitionCountAtStart else { return }
    let transition =
      playback.transitions.running == nil
      ? ", and no transition is running" : ", and neither does the running transition"
    playback.log.warn(
      about: step, "nothing on the screen responds to it\(transition)", from: running.start)
  }
}
