// `segue golden record|verify|accept|list|clean`.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueFiles
import SegueGoldens
import SegueScenes

/// Scenes against what they looked like.
struct GoldenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "golden", abstract: "Hold scenes to what they looked like when somebody looked.",
    discussion: """
      A golden is a text with a fingerprint of every frame and the motion of the layers as numbers, and \
      PNG pictures of a few frames. Nothing is recorded where CI is set.
      """,
    subcommands: [
      GoldenVerifyCommand.self, GoldenRecordCommand.self, GoldenAcceptCommand.self,
      GoldenListCommand.self, GoldenCleanCommand.self,
    ])
}

/// Draws scenes and compares.
struct GoldenVerifyCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Draw scenes and compare every frame with their goldens.")

  @OptionGroup var options: GoldenOptions
  @OptionGroup var recording: GoldenRecording

  @Option(help: "When goldens are written; SEGUE_RECORD says it, too. Never where CI is set.")
  var record: RecordMode?

  @Flag(help: "Goldens without a scene are an error.")
  var complete = false

  @OptionGroup var run: GoldenRunOptions

  func perform(in session: Session) throws {
    let mode = try RecordMode.effective(
      record, environment: session.console.surroundings.recordMode,
      isCI: session.console.surroundings.isCI)
    if let record, record != mode {
      session.note("CI is set; nothing is recorded", quiet: run.quiet)
    }
    try GoldenRun(session: session, options: options, recording: recording, run: run)
      .perform(mode, isComplete: complete)
  }
}

/// Draws scenes and writes their goldens.
struct GoldenRecordCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Draw scenes and write their goldens.")

  @OptionGroup var options: GoldenOptions
  @OptionGroup var recording: GoldenRecording
  @OptionGroup var run: GoldenRunOptions

  func perform(in session: Session) throws {
    try session.refuseRecordingInCI()
    try GoldenRun(session: session, options: options, recording: recording, run: run)
      .perform(.all, isComplete: false)
  }
}

/// Draws scenes and replaces the goldens of those that differ.
struct GoldenAcceptCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Replace the goldens of scenes that differ, and add missing ones.")

  @OptionGroup var options: GoldenOptions
  @OptionGroup var recording: GoldenRecording
  @OptionGroup var run: GoldenRunOptions

  func perform(in session: Session) throws {
    try session.refuseRecordingInCI()
    try GoldenRun(session: session, options: options, recording: recording, run: run)
      .perform(.failed, isComplete: false)
  }
}

/// Names goldens.
struct GoldenListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Name the goldens of a folder.")

  @OptionGroup var place: GoldenPlace

  func perform(in session: Session) throws {
    let names = try place.folder.names()
    guard !names.isEmpty else {
      throw UsageProblem("there is no golden in \(place.goldens); expected at least one")
    }
    for name in names {
      guard let golden = try place.folder.golden(name) else { continue }
      var line =
        "\(name): \(golden.frames.count) frames, \(golden.width) x \(golden.height), "
        + "\(golden.rate) fps, \(golden.keyFrames.count) pictures, "
        + "\(golden.comparison.comparator)"
      if let reason = golden.reason { line += " (\(reason))" }
      try session.console.write(QuotedText.escaped(line) + "\n")
    }
  }
}

/// Removes goldens without a scene.
struct GoldenCleanCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Remove goldens that none of the scenes has, and pictures of no golden.")

  @OptionGroup var options: GoldenOptions

  @Flag(name: .customLong("dry-run"), help: "Only say what would be removed.")
  var isDryRun = false

  func perform(in session: Session) throws {
    let folder = options.place.folder
    let known = Set(try options.named().map { $0.name })
    for name in try folder.names() where !known.contains(name) {
      if !isDryRun { try folder.remove(name) }
      try session.console.write("\(QuotedText.escaped(name)): no scene\n")
    }
    for file in try folder.strayPictures() {
      if !isDryRun { try folder.remove(file: file) }
      try session.console.write("\(QuotedText.escaped(file)): of no golden\n")
    }
  }
}

extension Session {
  /// Where nobody looks, nothing is recorded.
  fileprivate func refuseRecordingInCI() throws(UsageProblem) {
    guard console.surroundings.isCI else { return }
    throw UsageProblem("CI is set, where goldens are only verified; record them before")
  }
}
