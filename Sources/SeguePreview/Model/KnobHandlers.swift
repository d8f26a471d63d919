// The requests that change numbers of the scene: `knobs`, `turn`, `copy`, `save`, `revert`.

import SegueDiagnostics
import SegueScenes
import SegueStage

extension PreviewHandlers {
  /// The requests about knobs.
  static let knobs: [String: PreviewHandler] = [
    "knobs": { _, context in
      .object([("knobs", .array(try context.knobs().knobs.map(\.json)))])
    },
    "turn": { request, context in
      try context.turn(try request.text("knob"), try request.knobValue)
      return .object([])
    },
    "copy": { request, context in
      let (id, form) = (try request.text("knob"), try request.text("as"))
      let knobs = try context.knobs()
      switch form {
      case "yaml": return .object([("text", .string(try knobs.yaml(id)))])
      case "uikit":
        let document = try SceneDocument.parse(knobs.bytes, named: context.document.path)
        return .object([("text", .string(try UIKitCall(id, in: document).text))])
      default:
        throw PreviewError("\"as\" is \(QuotedText.quoted(form)); expected yaml or uikit")
      }
    },
    "save": { _, context in
      try context.save()
      return .object([])
    },
    "revert": { _, context in
      var knobs = try context.knobs()
      knobs.revert()
      try context.use(knobs)
      return .object([])
    },
  ]
}

extension PreviewContext {
  /// Returns the knobs of the document's text, which are found again after the file has changed.
  fileprivate func knobs() throws -> SceneKnobs {
    guard !document.isSwift else {
      throw PreviewError("\(document.path) is Swift; expected a scene, whose numbers can be turned")
    }
    guard let scene = document.scene else {
      throw PreviewError("\(document.path) has not been loaded; expected a file without mistakes")
    }
    if let knobs = session.studio.knobs[document.index], knobs.bytes == document.text {
      return knobs
    }
    let knobs = try SceneKnobs(
      document.text, named: document.path, accepted: scene.stage.acceptedParameters)
    session.studio.knobs[document.index] = knobs
    return knobs
  }

  /// Turns a knob and shows the scene that results.
  fileprivate func turn(_ id: String, _ value: KnobTurn) throws {
    var knobs = try knobs()
    switch value {
    case .setting(let value): try knobs.turn(id, to: value)
    case .spring(let numbers): try knobs.turn(spring: id, to: numbers)
    }
    try use(knobs)
  }

  /// Shows the scene with the given knobs. If it has a mistake, the scene remains as it was.
  fileprivate func use(_ knobs: SceneKnobs) throws {
    let (text, wasEdited) = (document.text, document.isEdited)
    do throws(Failure) {
      try document.use(knobs.bytes, edited: knobs.isEdited)
    } catch {
      try? document.use(text, edited: wasEdited)
      throw error
    }
    session.studio.knobs[document.index] = knobs
    session.documentDidChange(document)
  }

  /// Writes the scene with its turned knobs into the file.
  fileprivate func save() throws {
    guard !session.isReadOnly else {
      throw PreviewError("the preview was started with --read-only, so nothing is written")
    }
    let knobs = try knobs()
    guard knobs.isEdited else { return }
    try SceneSaving.save(knobs.bytes, to: document.path, replacing: knobs.original)
    document.markSaved()
    session.studio.knobs[document.index] = nil
    session.documentDidChange(document)
  }
}

/// What a page turns a knob to.
enum KnobTurn {
  /// A value of one setting, or `nil` for that of the file.
  case setting(SceneSetting.Value?)
  /// Numbers of a spring.
  case spring([(name: String, value: Double)])
}

extension PreviewRequest {
  /// The new value of a knob.
  fileprivate var knobValue: KnobTurn {
    get throws(PreviewError) {
      switch self["value"]?.content {
      case nil, .null?: return .setting(nil)
      case .number?: return .setting(.number(try number("value")))
      case .string(let text)?: return .setting(.text(text))
      case .array(let nodes)?: return .setting(.numbers(try nodes.map(Self.number)))
      case .object(let members)?:
        return .spring(
          try members.map { member throws(PreviewError) in
            (name: member.key, value: try Self.number(member.value))
          })
      case .bool?:
        throw PreviewError("\"value\" is true or false; expected a number, a list or a color")
      }
    }
  }

  private static func number(_ node: JSONNode) throws(PreviewError) -> Double {
    guard case .number(let text) = node.content, let number = Double(text), number.isFinite else {
      throw PreviewError("\"value\" contains \(node.kind); expected numbers")
    }
    return number
  }
}
