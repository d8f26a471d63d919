// `segue golden record|verify|accept|list|clean`.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueScenes
import SegueStage

/// The group of the commands for goldens.
struct GoldenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "golden", abstract: "Record, verify, and review golden images of scenes.",
    discussion: """
      A golden is a text file with a hash of every frame and the motion of the layers as numbers, \
      along with PNG images of a few frames. No goldens are recorded if CI is set in the environment.
      """.examples(
        "segue golden record scenes/*.yaml --goldens goldens",
        "segue golden verify scenes/*.yaml --goldens goldens"),
    subcommands: [
      GoldenVerifyCommand.self, GoldenRecordCommand.self, GoldenAcceptCommand.self,
      GoldenListCommand.self, GoldenCleanCommand.self,
    ])
}

/// A command that renders scenes and compares them with goldens or writes those.
protocol GoldenPlayingCommand: AppPlayingCommand {
  var options: GoldenOptions { get }
  var recording: GoldenRecording { get }
  var run: GoldenRunOptions { get }
  var limitOptions: LimitOptions { get }
}

extension GoldenPlayingCommand {
  var givenLimits: ResourceLimits? { limitOptions.limits }
  var writtenPaths: [String] { [options.place.goldens] + run.writtenPaths }
  var printsOnlyErrors: Bool { run.quiet }

  @MainActor func app() throws -> AppReference? { try .named(in: options.scenes) }

  /// Renders the scenes and records those goldens that `mode` names.
  @MainActor func play(_ mode: RecordMode, isComplete: Bool = false, in session: Session) throws {
    try GoldenRun(session: session, options: options, recording: recording, run: run)
      .perform(mode, isComplete: isComplete)
  }
}

/// Renders scenes and compares them with their goldens.
struct GoldenVerifyCommand: GoldenPlayingCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Render scenes and compare every frame with their goldens.",
    discussion: "".examples(
      "segue golden verify pop.yaml --goldens goldens",
      "segue golden verify scenes/*.yaml --goldens goldens --complete"))

  @OptionGroup var options: GoldenOptions
  @OptionGroup var recording: GoldenRecording

  @Option(
    help: ArgumentHelp(
      "When to write goldens. Default: the value of SEGUE_RECORD, or never. Always never if CI is "
        + "set.")
  )
  var record: RecordMode?

  @Flag(help: "Treat goldens without a scene as errors.")
  var complete = false

  @OptionGroup var run: GoldenRunOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  func perform(in session: Session) throws {
    let mode = try RecordMode.effective(
      record, environment: session.console.surroundings.recordMode,
      isCI: session.console.surroundings.isCI)
    if let record, record != mode {
      session.note("CI is set; no goldens are recorded", quiet: run.quiet)
    }
    try play(mode, isComplete: complete, in: session)
  }
}

/// Renders scenes and writes their goldens.
struct GoldenRecordCommand: GoldenPlayingCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Render scenes and write their goldens.",
    discussion: "".examples(
      "segue golden record pop.yaml --goldens goldens --images 3",
      "segue golden record scenes/*.yaml --goldens goldens"))

  @OptionGroup var options: GoldenOptions
  @OptionGroup var recording: GoldenRecording
  @OptionGroup var run: GoldenRunOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  func perform(in session: Session) throws {
    try session.rejectRecordingInCI()
    try play(.all, in: session)
  }
}

/// Renders scenes and replaces the goldens of those that differ.
struct GoldenAcceptCommand: GoldenPlayingCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Replace the goldens of scenes that differ, and add missing ones.",
    discussion: "".examples(
      "segue golden accept pop.yaml --goldens goldens",
      "segue golden accept scenes/*.yaml --goldens goldens"))

  @OptionGroup var options: GoldenOptions
  @OptionGroup var recording: GoldenRecording
  @OptionGroup var run: GoldenRunOptions
  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  func perform(in session: Session) throws {
    try session.rejectRecordingInCI()
    try play(.failed, in: session)
  }
}

/// Lists goldens.
struct GoldenListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the goldens of a folder.",
    discussion: "".examples(
      "segue golden list --goldens scenes/goldens",
      "segue golden list --goldens goldens"))

  @OptionGroup var place: GoldenPlace

  func perform(in session: Session) throws {
    let names = try place.folder.names()
    guard !names.isEmpty else {
      throw UsageProblem("there are no goldens in \(place.goldens); expected at least one")
    }
    var problems: [any Error] = []
    for name in names {
      do {
        guard let golden = try place.folder.golden(name) else { continue }
        problems += place.folder.imageProblems(of: golden, named: name)
        try session.console.write(QuotedText.escaped(golden.line(named: name)) + "\n")
      } catch let error as Failure {
        problems.append(error)
      } catch let error as FileError where error.path == place.folder.file(name) {
        problems.append(error)
      }
    }
    try report(problems.map { Failure($0) })
  }

  /// Throws an error if there are problems. A shortage of the system says nothing about a golden.
  private func report(_ problems: [Failure]) throws(Failure) {
    guard !problems.isEmpty else { return }
    let isShort = problems.contains { $0.exitCode == .output }
    throw Failure(isShort ? .output : .scene, problems.flatMap(\.diagnostics))
  }
}

extension Golden {
  /// The description of the golden in one line.
  fileprivate func line(named name: String) -> String {
    let images = counted(keyFrames.count, "image")
    let addingReason = reason.map { " (\($0))" } ?? ""
    return "\(name): \(frames.count) frames, \(width) x \(height), \(rate) fps, \(images), "
      + "\(comparison.comparator)" + addingReason
  }
}

/// Removes goldens without a scene.
struct GoldenCleanCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract:
      "Remove goldens that belong to none of the scenes, and images that belong to no golden.",
    discussion: "".examples(
      "segue golden clean scenes/*.yaml --goldens goldens --dry-run",
      "segue golden clean scenes/*.yaml --goldens goldens"))

  @OptionGroup var options: GoldenOptions

  @Flag(name: .customLong("dry-run"), help: "Print what would be removed, and remove nothing.")
  var isDryRun = false

  func perform(in session: Session) throws {
    let folder = options.place.folder
    let known = Set(try options.named().map { $0.name })
    for name in try folder.names() where !known.contains(name) {
      if !isDryRun { try folder.remove(name) }
      try session.console.write("\(QuotedText.escaped(name)): no scene\n")
    }
    for file in try folder.strayImages() {
      if !isDryRun { try folder.remove(file: file) }
      try session.console.write("\(QuotedText.escaped(file)): no golden\n")
    }
  }
}

extension Session {
  /// Throws an error in CI, where goldens are never recorded.
  fileprivate func rejectRecordingInCI() throws(UsageProblem) {
    guard console.surroundings.isCI else { return }
    throw UsageProblem("CI is set, so goldens can only be verified; record them outside of CI")
  }
}
