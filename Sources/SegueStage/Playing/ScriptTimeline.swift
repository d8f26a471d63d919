// When the steps of a script run: for timelines.

import SegueDiagnostics
import SegueScenes
import SegueWorld

/// The steps of a script in time.
package struct ScriptTimeline: Sendable {
  /// A step with the period in which it is the running one.
  package struct Span: Sendable {
    /// The step, as the scene declares it.
    package let step: SceneStep
    /// The instant at which the step starts.
    package let start: VirtualTime
    /// The instant at which the next step starts, or the script ends.
    package let end: VirtualTime
  }

  /// The steps in order.
  package let spans: [Span]
  /// The end of the script.
  package let end: VirtualTime
}

extension Stage {
  /// Plays the script once in a world of its own, without rendering.
  /// - Returns: The instants at which its steps start and end.
  /// - Throws: `Failure` if the playback cannot continue, or takes more frames than the limit.
  package func timeline() throws -> ScriptTimeline {
    let rehearsal = rehearsal()
    let end = try length(of: rehearsal)
    let starts = rehearsal.starts
    let ends = Array(starts.dropFirst()) + [end]
    let spans = zip(rehearsal.document.script, zip(starts, ends)).map {
      ScriptTimeline.Span(step: $0, start: $1.0, end: $1.1)
    }
    return ScriptTimeline(spans: spans, end: end)
  }
}
