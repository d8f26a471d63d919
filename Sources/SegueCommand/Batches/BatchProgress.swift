// The progress of a batch: one bar for all clips on a terminal, otherwise a line for each clip, or
// JSON. Errors are reported as they occur, in every style.

import Foundation
import SegueBatch
import SegueClips
import SegueDiagnostics
import SegueFiles

/// Reports the progress of a batch.
@MainActor
final class BatchProgress {
  private let console: Console
  private let style: ProgressStyle
  private let descriptor: Int32?
  private let quiet: Bool
  private let start = ContinuousClock.now
  private var lastReport: ContinuousClock.Instant?
  private var barIsShown = false
  private var toDo = 0
  private var ended = 0
  private var failed = 0
  private var frames = 0

  /// Creates a progress report.
  /// - Throws: `UsageProblem` if the descriptor does not exist.
  init(console: Console, options: BatchOptions) throws {
    self.console = console
    quiet = options.quiet
    descriptor = options.progressFd.map { Int32($0) }
    if let descriptor, fcntl(descriptor, F_GETFD) < 0 {
      throw UsageProblem(
        "--progress-fd is \(descriptor), which is not open; expected an open file descriptor")
    }
    let surroundings = console.surroundings
    let isWatched = surroundings.errorIsTerminal && !surroundings.isCI && descriptor == nil
    let given = options.progress
    style =
      options.quiet && descriptor == nil ? .none : given == .auto && !isWatched ? .plain : given
  }

  func take(_ event: BatchEvent, _ plan: BatchPlan) {
    switch event {
    case .planned(let clips, let toDo): begin(clips: clips, toDo: toDo)
    case .began(let clip, let frames):
      json("began", [("output", .string(plan.clips[clip].output)), ("frames", .integer(frames))])
    case .frames(let count):
      frames = count
      tick()
    case .ended(let clip, let outcome): end(plan.clips[clip], outcome)
    case .note(let text):
      guard !quiet else { return }
      interrupt { console.writeLine("segue: note: \(QuotedText.escaped(text))", as: .note) }
    }
  }

  private func begin(clips: Int, toDo: Int) {
    (self.toDo, ended, failed, frames) = (toDo, 0, 0, 0)
    json("planned", [("clips", .integer(clips)), ("toDo", .integer(toDo))])
    guard style == .plain, toDo < clips else { return }
    let noun = clips == 1 ? "clip is" : "clips are"
    writeMessage("\(clips - toDo) of \(clips) \(noun) unchanged")
  }

  private func end(_ clip: BatchClip, _ outcome: ClipOutcome) {
    ended += 1
    if case .failed(let failure) = outcome.state {
      failed += 1
      interrupt { emit(failure, clip) }
    } else if style == .plain {
      writeMessage("\(ended)/\(toDo) \(QuotedText.escaped(clip.output))" + why(outcome))
    }
    if style == .json, case .object(let pairs) = outcome.json(clip) { json("ended", pairs) }
    tick(isLast: ended == toDo)
  }

  private func why(_ outcome: ClipOutcome) -> String {
    outcome.changes.isEmpty
      ? "" : ": " + QuotedText.escaped(outcome.changes.joined(separator: ", "))
  }

  /// Reports a failure of a clip. Lines that name neither the scene nor the clip are preceded by the
  /// clip's name.
  private func emit(_ failure: Failure, _ clip: BatchClip) {
    let diagnostics = failure.diagnostics.map {
      $0.names(clip) ? $0 : Diagnostic($0.severity, "\(clip.item.label): \($0.message)")
    }
    for line in SegueTool.lines(Failure(failure.exitCode, diagnostics)) {
      console.writeLine(line, as: .error)
    }
  }

  /// Reports the end of the batch.
  func finish(_ results: BatchResults) {
    json(
      "finished",
      [
        ("rendered", .integer(results.count(.rendered))),
        ("copied", .integer(results.count(.copied))),
        ("unchanged", .integer(results.count(.kept))), ("failed", .integer(results.failures)),
        ("skipped", .integer(results.skipped)),
      ])
    if !quiet, style != .json || descriptor != nil {
      console.writeLine(QuotedText.escaped(results.summary))
    }
  }

  // MARK: Bar and lines

  /// Updates the bar at most ten times per second, and at the end.
  private func tick(isLast: Bool = false) {
    guard style == .auto || style == .json else { return }
    let now = ContinuousClock.now
    if let lastReport, now - lastReport < .milliseconds(100), !isLast { return }
    lastReport = now
    if style == .auto { return drawBar() }
    json(
      "progress",
      [
        ("frames", .integer(frames)), ("ended", .integer(ended)), ("failed", .integer(failed)),
        ("toDo", .integer(toDo)),
      ])
  }

  private func drawBar() {
    let columns = console.surroundings.columns
    let addingHint = failed > 0 ? ", \(failed) failed" : ""
    let numbers = " \(ended)/\(toDo) clips\(addingHint), \(rate) fps"
    let barWidth = max(0, min(40, columns - numbers.count - 5))
    let full = toDo > 0 ? barWidth * ended / toDo : 0
    let bar = String(repeating: "#", count: full) + String(repeating: "-", count: barWidth - full)
    let text = "[\(bar)]\(numbers)"
    let padded = (text + String(repeating: " ", count: max(0, columns - 1 - text.count)))
      .prefix(columns - 1)
    console.writeMessage(
      "\r" + (console.surroundings.noColor ? "\(padded)" : "\u{1b}[36m\(padded)\u{1b}[0m"))
    barIsShown = true
  }

  /// Removes the bar.
  func end() {
    guard barIsShown else { return }
    console.writeMessage(
      "\r" + String(repeating: " ", count: console.surroundings.columns - 1) + "\r")
    barIsShown = false
  }

  /// Removes the bar while `body` writes other output.
  private func interrupt(_ body: () -> Void) {
    end()
    body()
  }

  private var rate: Int {
    let parts = (ContinuousClock.now - start).components
    let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
    return seconds > 0 ? Int(Double(frames) / seconds) : 0
  }

  private func json(_ event: String, _ pairs: [(String, JSONText)]) {
    guard style == .json else { return }
    writeMessage(JSONText.object([("event", .string(event))] + pairs).compact)
  }

  private func writeMessage(_ line: String) {
    guard let descriptor else { return console.writeMessage(line + "\n") }
    // Failures are ignored, as with standard error.
    try? ProcessStreams.write(line + "\n", to: descriptor, named: "descriptor \(descriptor)")
  }
}

extension Diagnostic {
  /// Returns a Boolean value that indicates whether the line names the clip or its scene.
  fileprivate func names(_ clip: BatchClip) -> Bool {
    position != nil || message.contains(clip.plan.path)
      || message.hasPrefix("\(clip.item.source.path): ")
  }
}
