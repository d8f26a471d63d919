// The scene that `segue run` plays: the one of `--script`, or the launch of the app and a rest.

import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage

/// The scene of a run of an app.
struct AppScene {
  /// The path of the project.
  let project: String
  /// The name of the app.
  let name: String
  /// The path of the scene with the script, or `nil` for the launch alone.
  let script: String?
  /// The name of the device, or `nil` for the scene's own.
  let device: String?
  /// The language of the app, or `nil` for the scene's own.
  let language: String?
  /// The device for which the app is made.
  var display = AppDisplay()

  /// The time for which the first screen is held, in seconds.
  static let hold = 1.0

  /// Returns the scene.
  /// - Throws: `Failure`.
  func document() throws -> SceneDocument {
    var document = try script.map { try SceneSource.load($0) } ?? launch(device)
    if let script, document.app == nil {
      throw Failure(
        .scene,
        "\(QuotedText.escaped(script)): declares screens of its own; expected a scene with "
          + "'app', whose script is played")
    }
    if script != nil, let device {
      // The canvas of the device replaces that of the scene, with its frame rate.
      let rate = document.canvas.rate
      document.canvas = try launch(device).canvas
      document.canvas.rate = rate
    }
    if let language { document.app?.language = language }
    return document
  }

  private func launch(_ device: String?) throws -> SceneDocument {
    let scene = JSONText.object([
      ("segue", .integer(1)),
      (
        "canvas",
        .object([
          ("device", .string(device ?? display.device)), ("statusBar", .bool(true)),
          ("orientation", .string(display.isLandscape ? "landscape" : "portrait")),
        ])
      ), ("app", .string(project)),
      ("script", .array([.object([("wait", .number(Self.hold))])])),
    ])
    do throws(Failure) {
      return try SceneDocument.parse(Array(scene.compact.utf8), named: name)
    } catch {
      // The positions refer to a generated file.
      throw Failure(error.exitCode, error.diagnostics.map { Diagnostic($0.severity, $0.message) })
    }
  }
}
