// How a batch is worked through. None of it changes a byte of any clip.

/// How a batch is worked through.
package struct BatchSettings: Sendable {
  /// Clips at a time; with fewer clips than that, frames.
  package var jobs = 1
  /// Whether the first clip that fails ends the batch.
  package var failsFast = false
  /// How often a clip is tried again after a fault that may pass.
  package var retries = 0
  /// Bytes that the clips under way may take together, by estimate.
  package var mostMemory: Int?
  /// Whether clips that earlier runs have made are kept where they would be the same.
  package var resumes = false
  /// Whether files that are there may be replaced, whoever has made them.
  package var replaces = false
  /// Whether a thumbnail of each clip is taken for the report.
  package var takesThumbnails = true

  /// The usual.
  package init() {}
}

/// What a batch tells while it goes on.
package enum BatchEvent: Sendable {
  /// The clips are known: of so many, so many are to be made.
  case planned(clips: Int, toDo: Int)
  /// A clip begins; frames that it has.
  case began(clip: Int, frames: Int)
  /// Frames have been finished: so many since the beginning, in all clips.
  case frames(Int)
  /// A clip has come to its end.
  case ended(clip: Int, ClipOutcome)
  /// Something to say.
  case note(String)
}
