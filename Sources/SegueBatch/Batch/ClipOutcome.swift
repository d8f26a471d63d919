// The outcomes of a batch's clips.

import SegueClips
import SegueDiagnostics

/// The outcome of one clip.
package struct ClipOutcome: Sendable {
  /// The origin of an existing clip.
  package enum ClipProvenance: String, Sendable {
    /// The clip was rendered and written by this run.
    case rendered
    /// The clip was made by an earlier run and would be the same now.
    case kept
    /// The clip was copied from a clip with the same inputs.
    case copied
  }

  /// The states of a clip.
  package enum State: Sendable {
    /// The clip exists.
    case done(ClipFacts, ClipProvenance)
    /// The clip could not be produced.
    case failed(Failure)
    /// The clip was not attempted, because the batch ended early.
    case skipped
  }

  /// The state of the clip.
  package var state: State
  /// The reasons why the clip was made again, if an earlier run had made it.
  package var changes: [String] = []
  /// The number of attempts after the first one.
  package var retries = 0

  /// Creates the outcome of a clip that has not been attempted.
  package init() { state = .skipped }
}

/// The outcomes of all clips of a batch.
package struct BatchResults: Sendable {
  /// The plan of the batch.
  package let plan: BatchPlan
  /// The outcomes, in the order of the plan.
  package var outcomes: [ClipOutcome]

  /// Returns the number of clips whose state satisfies `predicate`.
  package func count(_ predicate: (ClipOutcome.State) -> Bool) -> Int {
    outcomes.count { predicate($0.state) }
  }

  /// Returns the number of existing clips with the given provenance.
  package func count(_ making: ClipOutcome.ClipProvenance) -> Int {
    count { if case .done(_, let found) = $0 { found == making } else { false } }
  }

  /// The number of clips that failed.
  package var failures: Int { count { if case .failed = $0 { true } else { false } } }

  /// The number of clips that were not attempted.
  package var skipped: Int { count { if case .skipped = $0 { true } else { false } } }

  /// A one-line summary.
  package var summary: String {
    let parts: [(Int, String)] = [
      (count(.rendered), "rendered"), (count(.copied), "copied"), (count(.kept), "unchanged"),
      (failures, "failed"), (skipped, "not attempted"),
    ]
    let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let clips = outcomes.count == 1 ? "1 clip" : "\(outcomes.count) clips"
    return "\(plan.folder): \(clips): \(told)"
  }
}
