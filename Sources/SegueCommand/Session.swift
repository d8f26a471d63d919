// What one run of the command has at hand.

import SegueBatch
import SegueDiagnostics
import SegueRecording
import SegueStage
import SegueTrial

/// One run of the command.
@MainActor
final class Session {
  let console: Console
  /// Stops recordings when a signal comes.
  let cancellation: Cancellation

  /// The transitions that can be named.
  let transitions: TransitionLibrary
  /// What this program was built to try, if it was.
  let trial: TrialRegistry?
  /// Whether the process is there for this run alone, and ends with it whatever the code does.
  let isWatched: Bool

  init(
    console: Console, cancellation: Cancellation, transitions: TransitionLibrary,
    trial: TrialRegistry? = nil, isWatched: Bool = false
  ) {
    (self.console, self.cancellation) = (console, cancellation)
    (self.transitions, self.trial, self.isWatched) = (transitions, trial, isWatched)
  }

  /// Says what UIKit would have complained about on the console.
  func report(warningsOf clip: Clip, quiet: Bool) {
    guard !quiet else { return }
    let warnings = Failure(.done, clip.stage.warnings)
    SegueTool.lines(warnings).forEach { console.sayLine($0) }
  }

  /// Says a note, unless the user wants quiet.
  func note(_ message: String, quiet: Bool) {
    if !quiet { console.sayLine("segue: note: \(message)") }
  }
}
