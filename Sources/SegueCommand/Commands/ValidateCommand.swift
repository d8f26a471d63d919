// `segue validate SCENE…`: everything that can be said without drawing. The script is played to its
// end, so a transition that never completes is found here too; with `--play` its transitions are held
// to the rules of the lint.

import ArgumentParser
import SegueBatch
import SegueDiagnostics
import SegueScenes
import SegueStage

/// Scenes to diagnostics.
struct ValidateCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", abstract: "Check scenes, their assets and their scripts; draw nothing."
  )

  @Argument(help: ArgumentHelp("Scene files, YAML or JSON.", valueName: "scene"))
  var scenes: [String]

  @Flag(help: "Watch the transitions as they play, and say what their animators do wrong.")
  var play = false

  @Flag(help: "Take warnings for errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Say nothing about scenes that are valid.")
  var quiet = false

  @Flag(help: "Describe the result as JSON on standard output.")
  var json = false

  func perform(in session: Session) throws {
    let verdicts = scenes.map { check($0, session.transitions) }
    for verdict in verdicts {
      if let line = verdict.summary, !quiet, !json { try session.console.write(line + "\n") }
    }
    if json {
      try session.console.write(JSONText.array(verdicts.map(\.json)).compact + "\n")
    }
    let problems = verdicts.flatMap(\.diagnostics)
    guard let code = verdicts.compactMap(\.exitCode).first else {
      SegueTool.lines(Failure(.done, problems)).forEach { session.console.sayLine($0) }
      return
    }
    throw Failure(code, problems)
  }

  @MainActor
  private func check(_ path: String, _ transitions: TransitionLibrary) -> SceneVerdict {
    var verdict = SceneVerdict(path: path)
    do {
      let clip = try Clip(try SceneSource.load(path), transitions: transitions)
      if play { try verdict.take(clip.stage.lint(), strict: strict) }
      // A play that cannot go on has been told, with more words.
      guard verdict.exitCode == nil else { return verdict }
      let frames = try clip.stage.frameCount()
      try Self.look(at: clip, frames: frames)
      verdict.summary =
        "\(path): valid, \(frames) frames, \(clip.size.width) x \(clip.size.height), "
        + "\(clip.rate) fps"
    } catch {
      verdict.take(Failure(error))
    }
    return verdict
  }

  /// What a scene shows may be more than is built: so look, without drawing, at some frames.
  @MainActor
  private static func look(at clip: Clip, frames: Int) throws {
    for index in stride(from: 0, to: frames, by: 1 + frames / mostFrames) {
      _ = try clip.stage.frame(at: clip.time(ofFrame: index))
    }
  }

  private static let mostFrames = 2000
}

/// What there is to say about one scene.
private struct SceneVerdict {
  let path: String
  /// One line for people, if it is valid.
  var summary: String?
  private(set) var exitCode: SegueDiagnostics.ExitCode?
  private var problems: [JSONText] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  mutating func take(_ failure: Failure) {
    summary = nil
    exitCode = failure.exitCode
    diagnostics += failure.diagnostics
    problems += failure.diagnostics.map { .object($0.json) }
  }

  /// Takes what the lint has found; warnings are errors where that is wanted.
  mutating func take(_ findings: [LintFinding], strict: Bool) {
    for found in findings {
      var finding = found
      if strict, finding.severity == .warning { finding.severity = .error }
      if finding.severity == .error { exitCode = .scene }
      diagnostics.append(finding.diagnostic)
      problems.append(.object(finding.diagnostic.json + finding.json))
    }
  }

  var json: JSONText {
    var result: [(String, JSONText)] = [
      ("scene", .string(path)), ("valid", .bool(exitCode == nil)),
    ]
    if let exitCode { result.append(("exitCode", .integer(Int(exitCode.rawValue)))) }
    return .object(result + [("problems", .array(problems))])
  }
}

extension Diagnostic {
  /// For programs.
  fileprivate var json: [(String, JSONText)] {
    [
      ("severity", .string(severity.rawValue)),
      ("line", position.map { .integer($0.line) } ?? .null),
      ("column", position.map { .integer($0.column) } ?? .null),
      ("message", .string(message)),
    ]
  }
}

extension LintFinding {
  /// What it says beyond its diagnostic.
  fileprivate var json: [(String, JSONText)] {
    [
      ("rule", .string(rule.rawValue)), ("time", .number(seconds)),
      ("view", view.map { .string($0) } ?? .null),
      ("animator", animator.map { .string($0) } ?? .null),
    ]
  }
}
