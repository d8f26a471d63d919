// A clip of a batch that is being produced: rendered and encoded, or copied.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueRaster
import SegueRecording
import Synchronization

/// The completion of a clip's file, performed by the sink's thread.
final class FinishedClip: Sendable {
  private let state = Mutex<MadeClip?>(nil)

  /// The clip, once it is finished.
  var made: MadeClip? { state.withLock { $0 } }

  /// Hashes the finished clip, writes its record to the journal, and stores what results report.
  func finish(_ plan: OutputPlan, _ record: ClipRecord, journal: BatchJournal) throws {
    guard let digest = OutputDigest(of: plan) else {
      throw FileError(.unwritable, plan.path, "cannot be read back after it was written")
    }
    var record = record
    (record.hash, record.bytes) = (digest.hash, digest.bytes)
    let made = try MadeClip(record, in: journal)
    state.withLock { $0 = made }
  }
}

/// A clip that exists and is recorded.
struct MadeClip: Sendable {
  let facts: ClipFacts
  /// The position of the clip's record in the journal.
  let place: RecordPlace?

  /// Writes the record of a clip to the journal.
  init(_ record: ClipRecord, in journal: BatchJournal) throws {
    place = try journal.record(record)
    facts = ClipFacts(record)
  }
}

/// A clip that is being recorded or copied.
@MainActor
final class ActiveClip {
  /// The ways in which a clip is produced.
  enum Work {
    case recording(RunningRecording, ClipRecording)
    case copying(BackgroundWork<MadeClip>)
  }

  let queued: QueuedClip
  /// The digest of the clip's inputs.
  let digest: Digest256
  /// The estimated memory of the clip, in bytes.
  let memory: Int
  private let work: Work
  private let finished: FinishedClip

  init(
    _ queued: QueuedClip, digest: Digest256, memory: Int, _ work: Work,
    finished: FinishedClip = FinishedClip()
  ) {
    (self.queued, self.digest, self.memory) = (queued, digest, memory)
    (self.work, self.finished) = (work, finished)
  }

  /// The provenance of the clip: rendered or copied.
  var making: ClipOutcome.ClipProvenance {
    if case .copying = work { .copied } else { .rendered }
  }

  /// Advances the clip by one step. Never waits.
  func step() -> RunningRecording.Step {
    switch work {
    case .recording(let running, let recording):
      return running.step { try recording.frame(at: $0) }
    case .copying(let copy): return copy.ended == nil ? .waiting : .ended
    }
  }

  /// Cancels the clip.
  func cancel() {
    if case .recording(let running, _) = work { running.fail(RecordingError.cancelled) }
  }

  /// Waits for the end of the clip.
  /// - Returns: The clip, and the warnings that UIKit would have logged.
  func end() throws -> (made: MadeClip, warnings: [Diagnostic]) {
    switch work {
    case .recording(let running, let recording):
      _ = try running.end()
      guard let made = finished.made else { throw RecordingError.noFrames }
      return (made, recording.clip.stage.warnings)
    case .copying(let copy):
      guard let result = copy.ended else { throw RecordingError.cancelled }
      return (try result.get(), [])
    }
  }
}

/// A clip that waits to be started.
struct QueuedClip {
  /// The index of the clip in the plan.
  var index: Int
  /// The number of earlier attempts.
  var attempts = 0
}
