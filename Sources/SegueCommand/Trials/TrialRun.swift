// The second half of `segue try`: this process contains the classes, and plays them.

import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueImages
import SegueScenes
import SegueStage
import SegueTrial

/// Plays the transitions of this program.
@MainActor
struct TrialRun {
  let command: TryCommand
  let session: Session
  let registry: TrialRegistry

  func perform() throws {
    if command.list { return try list() }
    registry.resources = try TrialFiles.resources(of: command.files)
    if session.isWatched {
      try CallMonitor(
        limit: command.trial.timeLimit, memoryLimit: command.trial.maximumMemory,
        console: session.console
      ).begin()
      if let guess = Rehearsal.requested() { return Rehearsal.answer(clips.rehearsed(guess)) }
    }
    if let folder = command.goldens { return try verify(in: folder) }
    let settled = clips.settled(try chosen())
    let family = settled.family
    let plan = try OutputPlan(
      command.destination.output ?? "", format: command.destination.format, stem: family.name,
      isDirectory: OutputChecks.isDirectory)
    // Another process has read them.
    let given = try TrialFiles(command.files, className: command.playing.className)
    for file in given.own + given.around { InputFiles.current?.add(path: file) }
    printOthers(family)
    printNote(of: settled)
    let clip = try clip(of: family)
    let recording = ClipRun(
      session: session, run: command.run, force: command.destination.force, hasPlaces: hasPlaces)
    let result = try addingHint(of: family) {
      try recording.record(
        clip, options: command.clipOptions, to: plan, fitting: command.fitting.maxSize
      ) { try self.clip(of: family, $0) }
    }
    noteStandardAnimations()
    try session.emit(result, command.run, outputIsTaken: plan.isStandardOutput)
    if command.lint { try lint.check(clip) }
  }

  /// A Boolean value that indicates whether positions refer to a scene file of the user.
  private var hasPlaces: Bool { command.playing.scene != nil }

  private var lint: TrialLint {
    TrialLint(isStrict: command.strict, hasPlaces: hasPlaces, session: session)
  }

  /// Calls `body`. Positions in a generated scene are removed from a failure that it throws, and a
  /// message about what the screens may lack is added to one of the scene.
  private func addingHint<Result>(of family: TrialFamily, _ body: () throws -> Result) throws
    -> Result
  {
    do { return try body() } catch let thrown as Failure {
      var failure = hasPlaces ? thrown : thrown.withoutPlaces
      guard failure.exitCode == .scene else { throw failure }
      if let offer = offer(on: failure.diagnostics) { failure.diagnostics.append(offer) }
      if let demand = TrialDemand(family, command).diagnostic { failure.diagnostics.append(demand) }
      throw failure
    }
  }

  /// Returns the options that drive a transition that waits for a finger, if it does.
  private func offer(on diagnostics: [Diagnostic]) -> Diagnostic? {
    guard command.playing.interactive == nil, command.playing.scene == nil,
      diagnostics.contains(where: { $0.message.contains(Stall.ofInteraction) })
    else { return nil }
    return Diagnostic(
      .error,
      "expected --interactive 0.4:0.7,finish, which drives the interaction controller, or with "
        + "--finger right a touch that the code's own gesture recognizer follows")
  }

  private func noteStandardAnimations() {
    for refusal in registry.refusals {
      let played = refusal.substitute.map { "its \($0)" } ?? "UIKit's own animation"
      session.note(
        "\(refusal.call) returned no animator, so \(played) is played; use --class or --as to choose",
        quiet: command.run.quiet, style: command.run.progress)
    }
  }

  private func list() throws {
    for family in registry.families {
      try session.console.write("\(family.name)    \(family.kind.summary)\n")
    }
  }

  // MARK: Selection

  private var clips: TrialClips {
    TrialClips(playing: command.playing, registry: registry, isIsolated: session.isWatched)
  }

  private func chosen() throws -> TrialFamily { try clips.chosen() }

  private func printOthers(_ family: TrialFamily) {
    let others = registry.families.map(\.name).filter { $0 != family.name }
    guard command.playing.className == nil, !others.isEmpty else { return }
    session.note(
      "playing \(family.name); use --class to play \(others.joined(separator: ", ")) instead",
      quiet: command.run.quiet, style: command.run.progress)
  }

  private func printNote(of settled: TrialClips.Settled) {
    guard let note = settled.note else { return }
    session.note(note, quiet: command.run.quiet, style: command.run.progress)
  }

  // MARK: Clips

  private func clip(of family: TrialFamily) throws -> Clip {
    try clip(of: family, command.clipOptions)
  }

  private func clip(of family: TrialFamily, _ options: ClipOptions) throws -> Clip {
    try clips.clip(of: family, options)
  }

  // MARK: Goldens

  private func verify(in path: String) throws {
    let families = command.all ? registry.families : [try chosen()]
    let surroundings = session.console.surroundings
    let mode = try RecordMode.effective(
      command.record, environment: surroundings.recordMode, isCI: surroundings.isCI)
    guard mode != .never || OutputChecks.isDirectory(path) else {
      throw UsageProblem(
        "\(path) is not a folder; expected a folder of goldens. Use --record missing to create it")
    }
    let report = TrialReport(command)
    try report?.check(families)
    var goldens = try GoldenSession(GoldenFolder(path: path), mode: mode)
    goldens.keepsImages = report != nil
    goldens.jobs = command.run.jobCount
    goldens.cancellation = session.cancellation
    goldens.keyFrames = command.images
    goldens.hasPlaces = hasPlaces
    let verdicts = try families.map { try verdict(on: $0, goldens) }
    if command.lint {
      for family in families { try lint.check(clip(of: clips.settled(family).family)) }
    }
    let known = Set(families.map(\.name))
    let orphans =
      command.all ? try GoldenFolder(path: path).names().filter { !known.contains($0) } : []
    var results = GoldenResults(verdicts: verdicts, orphans: orphans)
    results.rejectsOrphans = true
    try report?.write(results)
    if command.run.json { try session.console.write(results.json.compact + "\n") }
    if !orphans.isEmpty {
      session.console.writeLine("segue: error: \(QuotedText.escaped(results.orphanLine))")
    }
    if !command.run.quiet { session.console.writeLine(results.summary) }
    guard results.isGood else { throw SilentExit(code: .mismatch) }
  }

  private func verdict(on family: TrialFamily, _ goldens: GoldenSession) throws -> GoldenVerdict {
    let verdict: GoldenVerdict
    do {
      let settled = clips.settled(family)
      printNote(of: settled)
      let clip = try clip(of: settled.family)
      verdict = goldens.run(clip.stage, named: family.name, overrides: overrides)
    } catch {
      let failure = hasPlaces ? Failure(error) : Failure(error).withoutPlaces
      verdict = GoldenVerdict(family.name, failed: error, failure.lines)
    }
    try session.checkInterruption()
    for line in verdict.consoleLines(quiet: command.run.quiet) { session.console.writeLine(line) }
    if let code = verdict.shortage { throw SilentExit(code: code) }
    return verdict
  }

  private var overrides: GoldenOverrides {
    GoldenOverrides(scale: command.size.scale, rate: command.rate.fps)
  }
}
