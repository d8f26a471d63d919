// The JSON messages to pages.

import SegueClips
import SegueDiagnostics
import SegueScenes
import SegueStage
import SegueWorld

extension JSONText {
  /// Returns the response to a request that has been answered.
  static func response(to id: Int, result: JSONText) -> JSONText {
    .object([("type", .string("response")), ("id", .integer(id)), ("result", result)])
  }

  /// Returns the response to a request that cannot be answered, or to a message that is none.
  static func response(to id: Int?, error: String) -> JSONText {
    .object([
      ("type", .string("response")), ("id", id.map { .integer($0) } ?? .null),
      ("error", .object([("message", .string(error))])),
    ])
  }
}

extension PreviewSession {
  /// Returns the message that describes a document and its scene.
  /// - Parameter recording: The number of the recording that the scene is, or `nil`.
  func message(
    about document: PreviewDocument, _ scene: LoadedScene, recording: Int? = nil
  ) -> JSONText {
    let clip = scene.clip
    let canvas = clip.document.canvas
    return .object([
      ("type", .string("document")), ("revision", .integer(scene.revision)),
      ("name", .string(Clip.stem(document.path))),
      ("kind", .string(document.isSwift ? "swift" : "scene")),
      ("path", .string(document.path)), ("readOnly", .bool(isReadOnly)),
      ("edited", .bool(document.isEdited)),
      ("duration", .number(scene.timeline.end.seconds)),
      ("fps", .number(clip.rate.framesPerSecond)), ("frameCount", .integer(scene.frameCount)),
      ("size", .array([canvas.frameWidth, canvas.frameHeight].map { .number($0) })),
      ("pixels", .array([clip.size.width, clip.size.height].map { .integer($0) })),
      ("scale", .number(canvas.scale)),
      ("steps", .array(scene.timeline.spans.map(\.json))),
      ("keyTimes", .array(scene.timeline.keyTimes)),
      ("lint", .array((scene.findings ?? []).map(\.json))),
      ("hasGolden", .bool(document.goldenFolder != nil)),
      ("transitions", .array(clip.document.transitions.map { .string($0.qualifiedName) })),
      ("formats", .array(OutputShelf.formats.map { .string($0.rawValue) })),
      ("files", .array((place?.files ?? documents.map(\.path)).map { .string($0) })),
      ("file", .integer(place?.index ?? document.index)),
      ("recording", recording.map { .integer($0) } ?? .null),
    ])
  }
}

extension ScriptTimeline.Span {
  /// The name of the step: its verb and what it concerns, such as `present player`.
  var name: String {
    let object: String? =
      switch step.action {
      case .show(let screen), .tap(let screen, _): screen.value
      default: step.move?.screen.value ?? step.driven?.value
      }
    return [step.verb.value, object].compactMap { $0 }.joined(separator: " ")
  }

  fileprivate var json: JSONText {
    .object([
      ("name", .string(name)), ("start", .number(start.seconds)), ("end", .number(end.seconds)),
      ("line", .integer(step.verb.position.line)),
    ])
  }
}

extension ScriptTimeline {
  /// The instants at which something begins: each step that takes time, once, and the end.
  fileprivate var keyTimes: [JSONText] {
    let moments = spans.filter { $0.end > $0.start }.map { ($0.start, $0.name) } + [(end, "end")]
    return moments.map { time, name in
      .object([("time", .number(time.seconds)), ("name", .string(name))])
    }
  }
}

extension LintFinding {
  fileprivate var json: JSONText {
    .object([
      ("time", .number(seconds)), ("rule", .string(rule.rawValue)), ("message", .string(message)),
      ("severity", .string(severity.rawValue)), ("view", view.map { .string($0) } ?? .null),
      ("line", position.map { .integer($0.line) } ?? .null),
    ])
  }
}
