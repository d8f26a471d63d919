// What became of the clips of a batch.

import SegueDiagnostics

/// What became of one clip.
package struct ClipOutcome: Sendable {
  /// How a clip that is there came to be.
  package enum Making: String, Sendable {
    /// Drawn and written by this run.
    case rendered
    /// Made by an earlier run, and as it would be now.
    case kept
    /// Written from a clip of the same inputs.
    case copied
  }

  /// What became of it.
  package enum State: Sendable {
    /// It is there.
    case done(ClipRecord, Making)
    /// It could not be made.
    case failed(Failure)
    /// Nobody tried: the batch ended before.
    case skipped
  }

  /// What became of it.
  package var state: State
  /// Why it was made again, if an earlier run had made it.
  package var changes: [String] = []
  /// How often it was tried beyond the first time.
  package var retries = 0

  /// Not tried yet.
  package init() { state = .skipped }
}

/// What became of all clips, in the order of the plan.
package struct BatchResults: Sendable {
  /// The clips.
  package let plan: BatchPlan
  /// What became of each.
  package var outcomes: [ClipOutcome]

  /// How many there are of a kind.
  package func count(_ isMeant: (ClipOutcome.State) -> Bool) -> Int {
    outcomes.count { isMeant($0.state) }
  }

  /// How many are there because of `making`.
  package func count(_ making: ClipOutcome.Making) -> Int {
    count { if case .done(_, let found) = $0 { found == making } else { false } }
  }

  /// How many failed.
  package var failures: Int { count { if case .failed = $0 { true } else { false } } }

  /// How many nobody tried.
  package var skipped: Int { count { if case .skipped = $0 { true } else { false } } }

  /// One line for people.
  package var summary: String {
    let parts: [(Int, String)] = [
      (count(.rendered), "rendered"), (count(.copied), "copied"), (count(.kept), "unchanged"),
      (failures, "failed"), (skipped, "not tried"),
    ]
    let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\(plan.folder): \(outcomes.count) clips: \(told)"
  }
}
