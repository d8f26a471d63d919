// The context of one run of the command.

import SegueClips
import SegueDiagnostics
import SegueRecording
import SegueStage
import SegueTrial

/// One run of the command.
@MainActor
final class Session {
  let console: Console
  /// The token that stops recordings when a signal arrives.
  let cancellation: Cancellation

  /// The transitions that can be named, with the limits on what their scenes may use.
  var transitions: TransitionLibrary
  /// The classes that this program was built to try, or `nil`.
  let trial: TrialRegistry?
  /// A Boolean value that indicates whether the process exists only for this run, and ends with it
  /// whatever the code does.
  let isWatched: Bool

  init(
    console: Console, cancellation: Cancellation, transitions: TransitionLibrary,
    trial: TrialRegistry? = nil, isWatched: Bool = false
  ) {
    (self.console, self.cancellation) = (console, cancellation)
    (self.transitions, self.trial, self.isWatched) = (transitions, trial, isWatched)
  }

  /// Reports the warnings that UIKit would have logged to the console.
  /// - Parameter hasPlaces: Whether positions refer to a file of the user.
  func report(warningsOf clip: Clip, _ run: RunOptions, hasPlaces: Bool = true) {
    report(clip.stage.warnings, run, hasPlaces: hasPlaces)
  }

  /// Reports warnings, unless the options ask for nothing but errors.
  /// - Parameter hasPlaces: Whether positions refer to a file of the user. Those in a generated scene
  ///   are not shown.
  func report(_ warnings: [Diagnostic], _ run: RunOptions, hasPlaces: Bool = true) {
    let failure = Failure(.done, warnings)
    let shown = hasPlaces ? failure : failure.withoutPlaces
    report(shown.diagnostics, quiet: run.quiet, style: run.progress)
  }

  /// Reports warnings to standard error, unless `quiet` is set, in the style of the progress.
  func report(_ warnings: [Diagnostic], quiet: Bool, style: ProgressStyle) {
    guard !quiet else { return }
    for line in SegueTool.lines(Failure(.done, warnings)) {
      write(.warning, line, line: line, style)
    }
  }

  /// Throws an error if a signal has arrived. The result of what was being done then is not a
  /// result, and must not be reported as one.
  func checkInterruption() throws(RecordingError) {
    if cancellation.isCancelled { throw .cancelled }
  }

  /// Writes a note to standard error, unless `quiet` is set, in the style of the progress.
  func note(_ message: String, quiet: Bool, style: ProgressStyle = .auto) {
    if !quiet { write(.note, message, line: "segue: note: \(message)", style) }
  }

  /// Writes a warning to standard error, unless `quiet` is set, in the style of the progress.
  func warn(_ message: String, quiet: Bool, style: ProgressStyle = .auto) {
    if !quiet { write(.warning, message, line: "segue: warning: \(message)", style) }
  }

  /// Writes a line to standard error, or an event where progress is requested as JSON.
  private func write(
    _ kind: Console.MessageKind, _ message: String, line: String, _ style: ProgressStyle
  ) {
    guard style == .json else { return console.writeLine(line, as: kind) }
    console.writeEvent(kind, message)
  }
}
