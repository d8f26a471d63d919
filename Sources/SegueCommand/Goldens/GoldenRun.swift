// The verification or recording of scenes with a session of goldens, one after the other (each on
// all threads), and the output about them.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueScenes
import SegueStage

/// The options of golden commands for their execution and output.
struct GoldenRunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a report to this folder: images, JSON, JUnit XML, and HTML.", valueName: "folder"))
  var report: String?

  @Option(
    name: .customLong("contact-sheet"),
    help: ArgumentHelp(
      "Write the key frames of all scenes to this file, as a PNG.", valueName: "file"))
  var contactSheet: String?

  @Flag(help: "Replace files of the report and a contact sheet that segue did not write.")
  var force = false

  @Option(
    help: ArgumentHelp(
      "The number of frames to render in parallel. Does not affect the result.", valueName: "N|N%"),
    transform: written)
  var jobs: JobCount = .percent(100)

  @Flag(name: .shortAndLong, help: "Print only problems.")
  var quiet = false

  @Flag(help: "Print the result as JSON to standard output.")
  var json = false

  func validate() throws {
    let problem = contactSheet.flatMap {
      PNGName.problem(of: $0, for: "--contact-sheet", "a contact sheet")
    }
    if let problem { throw ValidationError(problem) }
  }

  /// The files and folders that are written beside the goldens.
  var writtenPaths: [String] { [report, contactSheet].compactMap { $0 } }
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
    try checkImages(of: named)
    var goldens = try GoldenSession(folder, mode: mode)
    goldens.jobs = run.jobs.resolved(processors: JobCount.processors)
    goldens.cancellation = session.cancellation
    goldens.keyFrames = recording.images
    goldens.keepsImages = run.report != nil || run.contactSheet != nil
    var verdicts: [GoldenVerdict] = []
    for subject in named {
      let verdict = verdict(on: subject, goldens)
      try session.checkInterruption()
      emit(verdict)
      verdicts.append(verdict)
      // It would be the same for all others.
      if let code = verdict.shortage { throw SilentExit(code: code) }
    }
    let known = Set(named.map(\.name))
    let orphans = try folder.names().filter { !known.contains($0) }
    var results = GoldenResults(verdicts: verdicts, orphans: orphans)
    results.rejectsOrphans = isComplete
    try finish(results)
  }

  private var missingFolder: UsageProblem? {
    OutputChecks.isDirectory(options.place.goldens)
      ? nil
      : UsageProblem(
        "\(options.place.goldens) is not a folder; expected a folder of goldens. Use `segue golden "
          + "record` to create it")
  }

  /// Renders one scene and returns its verdict. An invalid scene results in a verdict, too.
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
      return GoldenVerdict(subject.name, failed: error, Failure(error).lines)
    }
  }

  /// Returns the overrides of the options, otherwise those with which the golden was recorded. A
  /// golden that cannot be read is reported later, when it is compared.
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

  private func emit(_ verdict: GoldenVerdict) {
    for line in verdict.consoleLines(quiet: run.quiet) { session.console.writeLine(line) }
  }

  /// Checks that the report and the contact sheet replace nothing that segue has not written, and
  /// none of the files that the scenes need.
  private func checkImages(of subjects: [GoldenOptions.Subject]) throws(Failure) {
    guard run.report != nil || run.contactSheet != nil else { return }
    addInputs()
    do throws(FileError) {
      if let report = run.report {
        try OutputChecks.checkParent(of: report)
        try GoldenReport.check(report, clips: subjects.map(\.name), replacing: run.force)
      }
      if let path = run.contactSheet { try GeneratedFile(path, .image).check(replacing: run.force) }
    } catch {
      throw Failure.ofOutput(error)
    }
  }

  /// Adds the scenes, and with `--force` the files that they name, to the inputs of this run. They
  /// are read later, one scene after the other.
  private func addInputs() {
    for path in options.scenes {
      InputFiles.current?.add(path: path)
      guard run.force, path != "-", let document = try? SceneSource.load(path) else { continue }
      for asset in document.filePaths {
        InputFiles.current?.add(path: "\(document.folder)/\(asset)")
      }
    }
  }

  /// Writes the report and the contact sheet.
  private func writeImages(_ results: GoldenResults) throws {
    guard run.report != nil || run.contactSheet != nil else { return }
    let sheet = try ContactSheet(results.verdicts).png()
    if let report = run.report { try GoldenReport(results).write(to: report, contactSheet: sheet) }
    guard let path = run.contactSheet else { return }
    guard !sheet.isEmpty else {
      throw UsageProblem("there are no images for \(path); expected goldens recorded with --images")
    }
    try AtomicFile.write(sheet, to: path, replacing: true)
  }

  private func finish(_ results: GoldenResults) throws {
    do { try writeImages(results) } catch { throw Failure.ofOutput(error) }
    if run.json { try session.console.write(results.json.compact + "\n") }
    if !results.orphans.isEmpty {
      let severity = results.rejectsOrphans ? "error" : "note"
      session.console.writeLine("segue: \(severity): \(QuotedText.escaped(results.orphanLine))")
    }
    if !run.quiet { session.console.writeLine(results.summary) }
    guard results.isGood else { throw SilentExit(code: .mismatch) }
  }
}

extension GoldenVerdict {
  /// Returns the lines to print about the verdict.
  func consoleLines(quiet: Bool) -> [String] {
    let name = QuotedText.escaped(self.name)
    switch state {
    case .equal:
      let more = lines.map { "; " + QuotedText.escaped($0) }.joined()
      return quiet ? [] : ["\(name): equal\(more)"]
    case .recorded, .replaced:
      return quiet ? [] : ["\(name): \(state.rawValue), \(frameCount) frames"]
    case .different, .missing, .failed:
      return lines.map { "\(name): \(QuotedText.escaped($0))" }
    }
  }
}
