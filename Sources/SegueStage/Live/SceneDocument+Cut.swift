// The beginning of a scene's script up to an instant, as a script of its own: what a live session
// continues from, and what its recording is added to.

import SegueScenes
import SegueWorld

extension SceneDocument {
  /// The beginning of a script.
  package struct Cut: Sendable {
    /// The scene with the steps that have started by the instant, the last of which ends there.
    package var document: SceneDocument
    /// The number of steps of the original script that the cut contains unchanged.
    package var unchangedCount: Int
    /// A Boolean value that indicates whether scene files can express the last step, whose `until`
    /// only certain steps have.
    package var isExpressible: Bool
  }

  /// Returns the scene whose script ends at `time`: steps that have not started are removed, a wait
  /// is shortened, and any other step that is running ends there, while its transition runs on.
  /// - Parameters:
  ///   - time: The instant.
  ///   - timeline: The timeline of the script.
  package func cut(at time: VirtualTime, _ timeline: ScriptTimeline) -> Cut {
    let started = timeline.spans.filter { $0.start <= time }
    var document = self
    document.script = started.map(\.step)
    guard let last = started.last, var step = document.script.last else {
      return Cut(document: document, unchangedCount: 0, isExpressible: true)
    }
    var cut = Cut(document: document, unchangedCount: started.count - 1, isExpressible: true)
    let elapsed = (time - last.start).seconds
    if time >= timeline.end, started.count == script.count {
      cut.unchangedCount = started.count
      let rest = time - timeline.end
      if rest > .zero {
        cut.document.script.append(SceneStep(.wait(rest.seconds), verb: step.verb))
      }
      return cut
    }
    if case .wait = step.action {
      step.action = .wait(elapsed)
      cut.document.script.removeLast()
      if elapsed > 0 { cut.document.script.append(step) }
      return cut
    }
    guard step.isShow == false else {
      cut.unchangedCount = started.count
      return cut
    }
    step.until = elapsed
    cut.isExpressible = step.acceptsUntil
    cut.document.script[started.count - 1] = step
    return cut
  }
}

extension SceneStep {
  fileprivate var isShow: Bool {
    if case .show = action { true } else { false }
  }

  /// A Boolean value that indicates whether `until` can be written in the step of a scene file.
  fileprivate var acceptsUntil: Bool {
    switch action {
    case .present, .dismiss, .push, .pop, .select, .drag, .touch, .finish, .cancel: true
    case .show, .wait, .tap, .scroll, .pause, .scrub, .sheet, .rotate, .resize: false
    }
  }
}
