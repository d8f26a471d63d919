// A clip of a batch that is being made: drawn and encoded, or copied.

import SegueDiagnostics
import SegueFiles
import SegueRaster
import SegueRecording
import Synchronization

/// What becomes of a clip's file, told by the sink's thread.
final class FinishedClip: Sendable {
  private let state = Mutex<ClipRecord?>(nil)

  /// The record, once there is one.
  var record: ClipRecord? { state.withLock { $0 } }

  /// Hashes the clip, records it, and keeps the record.
  func finish(_ plan: OutputPlan, _ record: ClipRecord, journal: BatchJournal) throws {
    guard let digest = OutputDigest(of: plan) else {
      throw FileError(.unwritable, plan.path, "cannot be read back after it was written")
    }
    var record = record
    (record.hash, record.bytes) = (digest.hash, digest.bytes)
    try journal.record(record)
    state.withLock { [record] in $0 = record }
  }
}

/// A clip being made.
@MainActor
final class ActiveClip {
  /// How it is made.
  enum Work {
    case recording(RunningRecording, ClipRecording)
    case copying(BackgroundWork<ClipRecord>)
  }

  let queued: QueuedClip
  /// The digest of its inputs.
  let digest: String
  /// Bytes that it takes, by estimate.
  let memory: Int
  private let work: Work
  private let finished: FinishedClip

  init(
    _ queued: QueuedClip, digest: String, memory: Int, _ work: Work,
    finished: FinishedClip = FinishedClip()
  ) {
    (self.queued, self.digest, self.memory) = (queued, digest, memory)
    (self.work, self.finished) = (work, finished)
  }

  /// Whether it was copied.
  var making: ClipOutcome.Making {
    if case .copying = work { .copied } else { .rendered }
  }

  /// Goes on a little; never waits.
  func step() -> RunningRecording.Step {
    switch work {
    case .recording(let running, let recording):
      return running.step { try recording.frame(at: $0) }
    case .copying(let copy): return copy.ended == nil ? .waiting : .ended
    }
  }

  /// Ends it early.
  func cancel() {
    if case .recording(let running, _) = work { running.fail(RecordingError.cancelled) }
  }

  /// Waits for its end.
  /// - Returns: the record, and what UIKit would have complained about.
  func end() throws -> (record: ClipRecord, warnings: [Diagnostic]) {
    switch work {
    case .recording(let running, let recording):
      _ = try running.end()
      guard let record = finished.record else { throw RecordingError.noFrames }
      return (record, recording.clip.stage.warnings)
    case .copying(let copy):
      guard let result = copy.ended else { throw RecordingError.cancelled }
      return (try result.get(), [])
    }
  }
}

/// A clip that waits for its turn.
struct QueuedClip {
  /// Its place in the plan.
  var index: Int
  /// How often it has been tried.
  var attempts = 0
}
