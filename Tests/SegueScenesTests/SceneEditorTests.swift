// Changes of settings in the text of a scene: only the value changes, and the old value brings the
// old bytes back.

import Foundation
import SegueDiagnostics
import Testing

@testable import SegueScenes

private let scenes = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scenes")

@Suite struct SceneEditorTests {
  /// Scenes with declared transitions, uses with parameters, interactions, curves and keyframes.
  static let files = [
    "circle-reveal.yaml", "edge-pan.yaml", "fade.yaml", "flip-card.yaml", "grab-and-decide.yaml",
    "music-player.yaml", "navigation-edge-pop.yaml", "photo-grid.yaml", "pull-to-present.yaml",
  ]

  private func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: scenes.appending(path: file)))
  }

  /// Returns a value that differs from the setting's own and is permitted.
  private func other(_ setting: SceneSetting) throws -> SceneSetting.Value {
    switch setting.kind {
    case .number(let rule, _):
      let old: Double = if case .number(let number)? = setting.value { number } else { 0 }
      let candidates = [old + 0.125, old - 0.125, old + 1, old - 1, 0.5, 2, 1]
      let usable = candidates.first { $0 != old && rule.problem(with: $0) == nil }
      return .number(try #require(usable))
    case .percent: return .number(37.5)
    case .color: return .text("#123456")
    case .curve: return .numbers([0.125, 0.25, 0.5, 1.25])
    }
  }

  /// Returns the scalars of a text by their key paths.
  private func scalars(_ bytes: [UInt8]) throws -> [String: String] {
    var problems = Problems()
    let root = try SceneParser.parse(bytes, file: "s.yaml", problems: &problems)
    var found: [String: String] = [:]
    func add(_ value: SceneValue, _ path: String) {
      for entry in value.entries ?? [] { add(entry.value, "\(path).\(entry.key)") }
      for (index, element) in (value.elements ?? []).enumerated() {
        add(element, "\(path)[\(index)]")
      }
      if value.entries == nil, value.elements == nil { found[path] = value.json.compact }
    }
    add(root, "")
    return found
  }

  @Test("every setting changes alone, and changes back to the same bytes", arguments: files)
  func roundTrip(_ file: String) throws {
    let original = try bytes(file)
    var editor = try SceneEditor(original, named: file)
    let before = try scalars(original)
    #expect(!editor.settings.isEmpty)
    for setting in editor.settings {
      try editor.set(setting.keyPath, to: try other(setting))
      let edited = editor.bytes
      #expect(edited != original, "\(setting.keyPath)")
      #expect(editor.isEdited)
      let after = try scalars(edited)
      // Anchored values change wherever they are used, and a name becomes a map with the name.
      let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      let owner = "." + setting.keyPath.replacing(".\(setting.key)", with: "")
      #expect(
        changed.allSatisfy { $0.hasPrefix(".\(setting.keyPath)") || $0.hasPrefix(owner) },
        "\(setting.keyPath): \(changed)")
      #expect(changed.contains { $0.hasPrefix(".\(setting.keyPath)") }, "\(setting.keyPath)")
      try editor.set(setting.keyPath, to: setting.value)
      #expect(editor.bytes == original, "\(setting.keyPath)")
    }
  }

  @Test("several settings change together, and all other lines stay", arguments: files)
  func together(_ file: String) throws {
    let original = try bytes(file)
    var editor = try SceneEditor(original, named: file)
    for setting in editor.settings where setting.value != nil {
      try editor.set(setting.keyPath, to: try other(setting))
    }
    let lines = String(decoding: original, as: UTF8.self).split(separator: "\n")
    let edited = String(decoding: editor.bytes, as: UTF8.self).split(separator: "\n")
    #expect(edited.count == lines.count)
    let places = Set(editor.settings.map(\.position.line))
    for (number, (a, b)) in zip(lines, edited).enumerated() where a != b {
      // Blank lines are left out of this count, so the file's own lines are at least as many.
      #expect(places.contains { $0 >= number + 1 })
      let comment = a.range(of: " # ").map { a[$0.lowerBound...] }
      #expect(comment.map { b.hasSuffix($0) } ?? true)
    }
    editor.revert()
    #expect(editor.bytes == original && !editor.isEdited)
  }

  private static let forms = """
    segue: 1   # a comment
    canvas: { width: 40, height: 60 }
    screens: { a: { background: white }, b: { background: "#FF0000" } }
    transitions:
      move:    # as fast as the eye
        duration:   0.50      # seconds
        curve: easeInOut # named
        incoming: { from: { translate: ["-100%", 0], background: 'white' } }
      bounce:
        duration: 1
        spring:
          damping: 0.6  # soft
        incoming: { from: { alpha: 0 } }
    script:
      - show: a
      - present: b
        transition: fade     # plain
      - dismiss: b
        transition:
          name: slideDown # block
          duration: 2

    """

  @Test(
    "spelling, quotation marks and style remain",
    arguments: [
      ("transitions.move.duration", .number(0.75), "duration:   0.75      # seconds"),
      ("transitions.move.curve", .numbers([0, 0.5, 1, 1]), "curve: [0, 0.5, 1, 1] # named"),
      (
        "transitions.move.incoming.from.translate[0]", .number(-50),
        "translate: [\"-50%\", 0], background: 'white'"
      ),
      ("transitions.move.incoming.from.background", .text("#00FF00"), "background: '#00FF00' }"),
      ("transitions.bounce.spring.velocity", .number(2), "damping: 0.6  # soft\n      velocity: 2"),
      (
        "script[1].transition.duration", .number(1),
        "transition: { name: fade, duration: 1 }     # plain"
      ),
      (
        "script[2].transition.damping", .number(0.5),
        "duration: 2\n      damping: 0.5\n"
      ),
    ] as [(String, SceneSetting.Value, String)])
  func style(_ keyPath: String, _ value: SceneSetting.Value, _ expected: String) throws {
    var editor = try SceneEditor(Array(Self.forms.utf8), named: "s.yaml")
    try editor.set(keyPath, to: value)
    let text = String(decoding: editor.bytes, as: UTF8.self)
    #expect(text.contains(expected), "\(text)")
    _ = try SceneDocument.parse(editor.bytes, named: "s.yaml")
    try editor.set(keyPath, to: nil)
    #expect(editor.bytes == Array(Self.forms.utf8))
  }

  @Test("JSON remains JSON, with Windows line breaks and a byte order mark")
  func json() throws {
    let text =
      "\u{FEFF}{\r\n  \"segue\": 1, \"canvas\": { \"width\": 40, \"height\": 60 },\r\n"
      + "  \"screens\": { \"é\": { \"background\": \"white\" }, \"b\": {} },\r\n"
      + "  \"script\": [{ \"show\": \"é\" }, { \"present\": \"b\", \"transition\": \"fade\" },\r\n"
      + "    { \"dismiss\": \"b\", \"transition\": { \"name\": \"fade\", \"duration\": 1 } }]\r\n}\r\n"
    var editor = try SceneEditor(Array(text.utf8), named: "s.json")
    try editor.set("script[1].transition.duration", to: .number(0.25))
    try editor.set("script[2].transition.duration", to: .number(0.75))
    let edited = String(decoding: editor.bytes, as: UTF8.self)
    #expect(edited.contains("\"transition\": { \"name\": \"fade\", \"duration\": 0.25 } },\r\n"))
    #expect(edited.contains("{ \"name\": \"fade\", \"duration\": 0.75 } }]\r\n}"))
    #expect(edited.hasPrefix("\u{FEFF}{"))
    _ = try JSONSerialization.jsonObject(with: Data(editor.bytes.dropFirst(3)))
    editor.revert()
    #expect(editor.bytes == Array(text.utf8))
  }

  @Test("values out of range, of another kind, and unknown settings are refused")
  func refusals() throws {
    var editor = try SceneEditor(Array(Self.forms.utf8), named: "s.yaml")
    let wrong: [(String, SceneSetting.Value)] = [
      ("transitions.bounce.spring.damping", .number(0)), ("transitions.move.duration", .number(-1)),
      ("transitions.move.duration", .number(.infinity)), ("transitions.move.duration", .text("x")),
      ("transitions.move.curve", .numbers([2, 0, 0, 0])), ("transitions.move.curve", .numbers([1])),
      ("transitions.move.incoming.from.background", .text("nothing\"")), ("nowhere", .number(1)),
    ]
    for (path, value) in wrong {
      #expect(throws: Failure.self, "\(path)") { try editor.set(path, to: value) }
    }
    #expect(editor.bytes == Array(Self.forms.utf8))
  }

  @Test("the lines of a transition or a step are copied with their changes")
  func excerpt() throws {
    var editor = try SceneEditor(Array(Self.forms.utf8), named: "s.yaml")
    try editor.set("transitions.bounce.spring.damping", to: .number(0.7))
    let lines = try editor.excerpt(around: "transitions.bounce.spring.damping")
    #expect(
      lines == """
        bounce:
          duration: 1
          spring:
            damping: 0.7  # soft
          incoming: { from: { alpha: 0 } }

        """)
    let step = try editor.excerpt(around: "script[1].transition.duration")
    #expect(step == "- present: b\n  transition: fade     # plain\n")
  }
}
