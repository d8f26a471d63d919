// The step of an action on views that a query finds.

import SegueScenes
import SegueWorld
import UIKit

/// A step that acts as a user does, or checks what is visible. It is finished when the action has
/// ended, and the transitions that it has started.
struct ActStep: PlayedStep {
  let step: SceneStep
  /// The action.
  let act: SceneAct

  func start(in playback: ScriptPlayback) {
    let running = playback.begin(step, parts: 1, awaitsTransitions: act.startsTransitions)
    let run = ActRun(act, in: playback) { [unowned playback] end in
      switch end {
      case .failed(let reason): playback.log.fail(step, reason)
      case .unanswered:
        playback.log.warn(
          about: step, "nothing on the screen responds to it", from: running.start)
        running.endPart()
      case .performed: running.endPart()
      }
    }
    run.start()
  }
}

extension SceneAct {
  /// A Boolean value that indicates whether the action can start a transition, for which its step
  /// waits.
  var startsTransitions: Bool {
    switch kind {
    case .tap, .drag, .swipe, .pinch, .scroll, .type, .key: true
    case .expect, .screenshot: false
    }
  }
}

extension ScriptPlayback: ActHost {
  var frameDuration: VirtualTime { document.canvas.rate.frameDuration }

  func willAct() { onRest?() }

  func takeScreenshot(named name: String) {
    screenshots.append(Screenshot(name: name, time: world.now))
  }
}

extension FrameRate {
  /// The duration of a frame.
  var frameDuration: VirtualTime {
    VirtualTime(nanoseconds: Int64(1_000_000_000) * Int64(denominator) / Int64(numerator))
  }
}
