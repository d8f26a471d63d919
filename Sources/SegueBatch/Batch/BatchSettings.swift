// The settings of a batch. None of them changes a byte of any clip.

/// The settings for executing a batch.
package struct BatchSettings: Sendable {
  /// The number of concurrent clips or, if there are fewer clips, of concurrent frames.
  package var jobs = 1
  /// A Boolean value that indicates whether the first clip that fails ends the batch.
  package var failsFast = false
  /// The maximum number of further attempts after a temporary error.
  package var retries = 0
  /// The maximum estimated memory of concurrent clips in bytes, or `nil` for no limit.
  package var maximumMemory: Int?
  /// A Boolean value that indicates whether clips of earlier runs are kept if they would be the
  /// same.
  package var resumes = false
  /// A Boolean value that indicates whether existing files may be replaced, regardless of their
  /// origin.
  package var replaces = false
  /// A Boolean value that indicates whether a thumbnail of each clip is taken for the report.
  package var takesThumbnails = true

  /// Creates the default settings.
  package init() {}
}

/// An event of a running batch.
package enum BatchEvent: Sendable {
  /// The clips are known: their number, and the number of those that have to be produced.
  case planned(clips: Int, toDo: Int)
  /// A clip with the given number of frames starts.
  case began(clip: Int, frames: Int)
  /// Frames have been finished. The value is their number since the beginning, in all clips.
  case frames(Int)
  /// A clip has ended.
  case ended(clip: Int, ClipOutcome)
  /// A message for the user.
  case note(String)
}
