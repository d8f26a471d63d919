// Instants that a script names.

import SegueScenes
import SegueWorld

/// An instant that a script names with `screenshot`.
package struct Screenshot: Sendable, Hashable {
  /// The name.
  package var name: String
  /// The instant.
  package var time: VirtualTime

  /// Returns the index of the first frame that shows the instant.
  package func frame(at rate: FrameRate) -> Int { rate.frames(before: time) }
}

extension Stage {
  /// Plays the script once in a world of its own, without rendering, and returns the instants that it
  /// names, in order of time.
  /// - Throws: `Failure` if the playback cannot continue, or takes more frames than the limit.
  package func screenshots() throws -> [Screenshot] {
    let rehearsal = rehearsal()
    _ = try length(of: rehearsal)
    return rehearsal.screenshots
  }
}
