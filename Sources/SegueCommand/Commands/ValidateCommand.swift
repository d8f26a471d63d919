// `segue validate SCENE…`: everything that can be checked without rendering. The script is played
// to its end, so a transition that never completes is found as well, and so are the warnings of
// rendering; with `--play`, the transitions are checked against the rules of the lint.

import ArgumentParser
import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage

/// Checks scenes and prints diagnostics.
struct ValidateCommand: AppPlayingCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check scenes, their assets, and their scripts without rendering them.",
    discussion: """
      A folder with a pack.yaml is a pack: all of its files are checked, and each of its transitions \
      is played forward and back.
      """.examples(
        "segue validate scenes/*.yaml",
        "segue validate --play Examples/Packs/paper"))

  @Argument(
    help: ArgumentHelp(
      "Scene files, in YAML or JSON, or folders of packs.", valueName: "scene"),
    completion: .scenes)
  var scenes: [String]

  @Flag(help: "Also check the transitions against the lint rules while they play.")
  var play = false

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print nothing about scenes that are valid.")
  var quiet = false

  @Flag(help: "Print the result as JSON to standard output.")
  var json = false

  @OptionGroup var program: ProgramOptions
  @OptionGroup var assetOptions: AssetOptions
  @OptionGroup var limitOptions: LimitOptions

  var givenLimits: ResourceLimits? { limitOptions.limits }
  var writtenPaths: [String] { [] }
  var printsOnlyErrors: Bool { quiet }

  func app() throws -> AppReference? { try .named(in: scenes) }

  func perform(in session: Session) throws {
    let verdicts = scenes.map { path in
      OutputChecks.fileIdentity("\(path)/\(PackManifest.fileName)") != nil
        ? checkPack(path, session.transitions) : check(path, session.transitions)
    }
    for verdict in verdicts {
      guard let line = verdict.summary, !quiet, !json else { continue }
      try session.console.write(QuotedText.escaped(line) + "\n")
    }
    if json {
      try session.console.write(JSONText.array(verdicts.map(\.json)).compact + "\n")
    }
    let problems = verdicts.flatMap(\.diagnostics)
    guard let code = verdicts.compactMap(\.exitCode).first else {
      for line in SegueTool.lines(Failure(.done, problems)) { session.console.writeLine(line) }
      return
    }
    throw Failure(code, problems)
  }

  @MainActor
  private func check(_ path: String, _ transitions: TransitionLibrary) -> SceneCheckResult {
    var verdict = SceneCheckResult(path: path)
    do {
      let clip = try Clip(try SceneSource.load(path), transitions: transitions)
      guard let frames = try check(clip, &verdict) else { return verdict }
      verdict.summary =
        "\(path): valid, \(frames) frames, \(clip.size.width) x \(clip.size.height), "
        + "\(clip.rate) fps"
    } catch {
      verdict.take(Failure(error))
    }
    return verdict
  }

  /// Plays a clip, and returns the number of its frames, or `nil` if it has errors.
  @MainActor
  private func check(_ clip: Clip, _ verdict: inout SceneCheckResult) throws -> Int? {
    if play { try verdict.take(clip.stage.lint(), strict: strict) }
    // A playback that cannot continue has already been reported in more detail.
    guard verdict.exitCode == nil else { return nil }
    let frames = try clip.stage.frameCount()
    try Self.checkScreens(at: clip, frames: frames)
    verdict.take(clip.document.longTimes(frames: frames) + clip.stage.warnings, strict: strict)
    return verdict.exitCode == nil ? frames : nil
  }

  @MainActor
  private func checkPack(_ path: String, _ transitions: TransitionLibrary) -> SceneCheckResult {
    var verdict = SceneCheckResult(path: path)
    do {
      let check = try PackCheck(PackFolder(path: path, linkTargets: transitions.assetRoots))
      for clip in try check.clips(transitions) {
        guard try self.check(clip, &verdict) != nil else { return verdict }
      }
      verdict.summary = check.summary
    } catch {
      verdict.take(Failure(error))
    }
    return verdict
  }

  /// Commits some frames of the clip without rendering them, the last among them, since a scene can
  /// display more than the checks before have built. Everything that happens between two of these
  /// frames happens here as well.
  @MainActor
  private static func checkScreens(at clip: Clip, frames: Int) throws {
    let step = 1 + max(0, frames - 1) / maximumFrames
    for index in Array(stride(from: 0, to: frames - 1, by: step)) + [frames - 1] {
      _ = try clip.stage.frame(at: clip.time(ofFrame: index))
    }
  }

  private static let maximumFrames = 2000
}

/// The result of checking one scene.
private struct SceneCheckResult {
  let path: String
  /// A one-line summary, if the scene is valid.
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

  /// Adds the findings of the lint. With `strict`, warnings are errors.
  mutating func take(_ findings: [LintFinding], strict: Bool) {
    for found in findings {
      var finding = found
      if strict, finding.severity == .warning { finding.severity = .error }
      if finding.severity == .error { exitCode = .scene }
      diagnostics.append(finding.diagnostic)
      problems.append(.object(finding.diagnostic.json + finding.json))
    }
  }

  /// Adds the warnings of the playback. With `strict`, they are errors. What the lint has reported
  /// already, with more detail, is left out.
  mutating func take(_ warnings: [Diagnostic], strict: Bool) {
    for warning in warnings where !isReported(warning) {
      var diagnostic = warning
      if strict { (diagnostic.severity, exitCode) = (.error, .scene) }
      diagnostics.append(diagnostic)
      problems.append(.object(diagnostic.json))
    }
  }

  private func isReported(_ warning: Diagnostic) -> Bool {
    let message = warning.message.replacing(LintFinding.warningTime, with: "")
    return diagnostics.contains {
      $0.position == warning.position && $0.message.contains(message)
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
  /// The diagnostic as members of a JSON object.
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
  /// The members of a JSON object that a finding adds to its diagnostic.
  fileprivate var json: [(String, JSONText)] {
    [
      ("rule", .string(rule.rawValue)), ("time", .number(seconds)),
      ("view", view.map { .string($0) } ?? .null),
      ("animator", animator.map { .string($0) } ?? .null),
    ]
  }
}
