// `segue validate SCENE…`: everything that can be said without drawing. The script is played to its
// end, so a transition that never completes is found here too.

import ArgumentParser
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

  @Flag(name: .shortAndLong, help: "Say nothing about scenes that are valid.")
  var quiet = false

  @Flag(help: "Describe the result as JSON on standard output.")
  var json = false

  func perform(in session: Session) throws {
    var failures: [Failure] = []
    var reports: [JSONText] = []
    for path in scenes {
      let verdict = Self.check(path, session.transitions)
      if case .failure(let failure) = verdict { failures.append(failure) }
      reports.append(Self.report(path, verdict))
      if case .success(let line) = verdict, !quiet, !json { try session.console.write(line + "\n") }
    }
    if json { try session.console.write(JSONText.array(reports).compact + "\n") }
    guard let first = failures.first else { return }
    throw Failure(first.exitCode, failures.flatMap(\.diagnostics))
  }

  @MainActor
  private static func check(_ path: String, _ transitions: TransitionLibrary) -> Result<
    String, Failure
  > {
    do {
      let clip = try Clip(
        try SceneSource.load(path), size: nil, transitions: transitions)
      let frames = try clip.stage.frameCount()
      try look(at: clip, frames: frames)
      return .success(
        "\(path): valid, \(frames) frames, \(clip.size.width) x \(clip.size.height), "
          + "\(clip.rate) fps")
    } catch {
      return .failure(Failure(error))
    }
  }

  /// What a scene shows may be more than is built: so look, without drawing, at some frames.
  @MainActor
  private static func look(at clip: Clip, frames: Int) throws {
    for index in stride(from: 0, to: frames, by: 1 + frames / mostFrames) {
      _ = try clip.stage.frame(at: clip.time(ofFrame: index))
    }
  }

  private static let mostFrames = 2000

  private static func report(_ path: String, _ verdict: Result<String, Failure>) -> JSONText {
    guard case .failure(let failure) = verdict else {
      return .object([("scene", .string(path)), ("valid", .bool(true)), ("problems", .array([]))])
    }
    return .object([
      ("scene", .string(path)), ("valid", .bool(false)),
      ("exitCode", .integer(Int(failure.exitCode.rawValue))),
      ("problems", .array(failure.diagnostics.map(\.json))),
    ])
  }
}

extension Diagnostic {
  /// For programs.
  var json: JSONText {
    .object([
      ("severity", .string(severity.rawValue)),
      ("line", position.map { .integer($0.line) } ?? .null),
      ("column", position.map { .integer($0.column) } ?? .null),
      ("message", .string(message)),
    ])
  }
}
