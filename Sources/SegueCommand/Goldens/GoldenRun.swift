// Scenes through a session of goldens, one after the other (each on all threads), and what is said of
// them.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueScenes
import SegueStage

/// How golden commands work and what they tell.
struct GoldenRunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write pictures, JSON, JUnit and HTML there.", valueName: "folder"))
  var report: String?

  @Option(
    name: .customLong("contact-sheet"),
    help: ArgumentHelp("Draw the key frames of all scenes there, as a PNG.", valueName: "file"))
  var contactSheet: String?

  @Option(
    help: ArgumentHelp("Frames drawn at a time. Never changes the result.", valueName: "N|N%"),
    transform: written)
  var jobs: JobCount = .percent(100)

  @Flag(name: .shortAndLong, help: "Say nothing but what is wrong.")
  var quiet = false

  @Flag(help: "Describe the result as JSON on standard output.")
  var json = false
}

/// One run of a golden command.
@MainActor
struct GoldenRun {
  let session: Session
  let options: GoldenOptions
  let recording: GoldenRecording
  let run: GoldenRunOptions

  func perform(_ mode: RecordMode, isComplete: Bool) throws {
    let named = try options.named()
    let folder = options.place.folder
    if mode == .never, let trouble = missingFolder { throw trouble }
    var goldens = try GoldenSession(folder, mode: mode)
    goldens.jobs = run.jobs.resolved(processors: JobCount.processors)
    goldens.cancellation = session.cancellation
    goldens.keyFrames = recording.pictures
    goldens.keepsPictures = run.report != nil || run.contactSheet != nil
    var verdicts: [GoldenVerdict] = []
    for subject in named {
      let verdict = verdict(on: subject, goldens)
      tell(verdict)
      verdicts.append(verdict)
    }
    let known = Set(named.map(\.name))
    let orphans = try folder.names().filter { !known.contains($0) }
    try finish(GoldenResults(verdicts: verdicts, orphans: orphans), isComplete: isComplete)
  }

  private var missingFolder: UsageProblem? {
    OutputChecks.isDirectory(options.place.goldens)
      ? nil : UsageProblem("\(options.place.goldens) is no folder; expected one with goldens")
  }

  /// Draws one scene; what is wrong with the scene itself is its verdict.
  private func verdict(on subject: GoldenOptions.Subject, _ goldens: GoldenSession)
    -> GoldenVerdict
  {
    do {
      var document = try SceneSource.load(subject.scene)
      let overrides = try overrides(subject, goldens)
      document.canvas = document.canvas.varied(by: subject.variant)
      if let scale = overrides.scale { document.canvas.scale = scale }
      if let rate = overrides.rate { document.canvas.rate = rate }
      var goldens = goldens
      (goldens.comparison, goldens.reason) = (recording.comparison, recording.reason)
      if goldens.comparison == nil, let said = document.golden {
        (goldens.comparison, goldens.reason) = (
          try said.comparison(on: document.canvas), said.reason
        )
      }
      let clip = try Clip(document, transitions: session.transitions)
      return goldens.run(clip.stage, named: subject.name, overrides: overrides)
    } catch {
      return GoldenVerdict(subject.name, .failed, Failure(error).lines)
    }
  }

  /// What the options say; else what the golden was recorded at. A golden that cannot be read will be told
  /// of when it is compared.
  private func overrides(_ subject: GoldenOptions.Subject, _ goldens: GoldenSession) throws
    -> GoldenOverrides
  {
    let given = recording.overrides
    let kept = (try? goldens.folder.golden(subject.name))?.overrides ?? GoldenOverrides()
    var overrides = GoldenOverrides(
      scale: given.scale ?? kept.scale, rate: given.rate ?? kept.rate)
    overrides.variant = subject.variant
    return overrides
  }

  private func tell(_ verdict: GoldenVerdict) {
    verdict.consoleLines(quiet: run.quiet).forEach { session.console.sayLine($0) }
  }

  /// The report and the contact sheet.
  private func writePictures(_ results: GoldenResults) throws {
    guard run.report != nil || run.contactSheet != nil else { return }
    let sheet = try ContactSheet(results.verdicts).png()
    if let report = run.report { try GoldenReport(results).write(to: report, contactSheet: sheet) }
    guard let path = run.contactSheet else { return }
    guard !sheet.isEmpty else {
      throw UsageProblem("there is no picture for \(path); expected goldens with --pictures")
    }
    try AtomicFile.write(sheet, to: path, replacing: true)
  }

  private func finish(_ results: GoldenResults, isComplete: Bool) throws {
    try writePictures(results)
    if run.json { try session.console.write(results.json.compact + "\n") }
    if !results.orphans.isEmpty {
      let severity = isComplete ? "error" : "note"
      session.console.sayLine("segue: \(severity): \(QuotedText.escaped(results.orphanLine))")
    }
    if !run.quiet { session.console.sayLine(results.summary) }
    guard results.isGood, !isComplete || results.orphans.isEmpty else {
      throw SilentExit(code: .mismatch)
    }
  }
}

extension GoldenVerdict {
  /// What is said of it.
  func consoleLines(quiet: Bool) -> [String] {
    let name = QuotedText.escaped(self.name)
    switch state {
    case .equal:
      let more = lines.map { "; " + QuotedText.escaped($0) }.joined()
      return quiet ? [] : ["\(name): equal\(more)"]
    case .recorded, .replaced: return ["\(name): \(state.rawValue), \(frameCount) frames"]
    case .different, .missing, .failed:
      return lines.map { "\(name): \(QuotedText.escaped($0))" }
    }
  }
}
