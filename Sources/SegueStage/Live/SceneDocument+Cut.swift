// The beginning of a scene's script up to an instant, as a script of its own: what a live session
// continues from, and what its recording is added to.

import SegueScenes
import SegueWorld

extension SceneDocument {
  /// The beginning of a script.
  package struct Cut: Sendable {
    /// The way in which the beginning of a script ends after its unchanged steps.
    package enum Ending: Sendable, Hashable {
      /// With the last unchanged step.
      case complete
      /// With a wait, in seconds.
      case wait(Double)
      /// With a step of the original script whose `until` is the given number of seconds.
      case until(Double)
    }

    /// The scene with the steps that have started by the instant, the last of which ends there.
    package var document: SceneDocument
    /// The number of steps of the original script that the cut contains unchanged.
    package var unchangedCount: Int
    /// The way in which the cut ends after the unchanged steps.
    package var ending: Ending
    /// A Boolean value that indicates whether scene files can express the ending, since only certain
    /// steps have an `until`.
    package var isExpressible = true
  }

  /// Returns the scene whose script ends at `time`: steps that have not started are removed, a wait
  /// is shortened, and any other step that is running ends there, while its transition runs on.
  /// - Parameters:
  ///   - time: The instant.
  ///   - timeline: The timeline of the script.
  package func cut(at time: VirtualTime, _ timeline: ScriptTimeline) -> Cut {
    let started = timeline.spans.filter { $0.start <= time }
    guard let last = started.last else { return cut(after: 0, ending: .complete) }
    let elapsed = (time - last.start).seconds
    if started.count == script.count, time >= timeline.end {
      let rest = (time - timeline.end).seconds
      return cut(after: script.count, ending: rest > 0 ? .wait(rest) : .complete)
    }
    switch last.step.action {
    case .wait:
      return cut(after: started.count - 1, ending: elapsed > 0 ? .wait(elapsed) : .complete)
    case .show: return cut(after: started.count, ending: .complete)
    default: return cut(after: started.count - 1, ending: .until(elapsed))
    }
  }

  /// Returns the first `count` steps with an ending.
  private func cut(after count: Int, ending: Cut.Ending) -> Cut {
    var document = self
    document.script = Array(script.prefix(count))
    var isExpressible = true
    switch ending {
    case .complete: break
    case .wait(let seconds):
      if let verb = script.last?.verb {
        document.script.append(SceneStep(.wait(seconds), verb: verb))
      }
    case .until(let seconds):
      var step = script[count]
      step.until = seconds
      isExpressible = step.acceptsUntil
      document.script.append(step)
    }
    return Cut(
      document: document, unchangedCount: count, ending: ending, isExpressible: isExpressible)
  }
}

extension SceneStep {
  /// A Boolean value that indicates whether `until` can be written in the step of a scene file.
  fileprivate var acceptsUntil: Bool {
    switch action {
    case .present, .dismiss, .push, .pop, .select, .drag, .touch, .finish, .cancel: true
    case .show, .wait, .tap, .scroll, .pause, .scrub, .sheet, .rotate, .resize: false
    case .act(let act): act.acceptsUntil
    }
  }
}

extension SceneAct {
  /// A Boolean value that indicates whether `until` can be written in the step.
  fileprivate var acceptsUntil: Bool {
    switch kind {
    case .drag: true
    case .tap, .swipe, .pinch, .scroll, .type, .key, .expect, .screenshot: false
    }
  }
}
