// The knobs of a scene, and the text that turning them makes.

import SegueDiagnostics
import SegueScenes

/// The knobs of a scene's text.
package struct SceneKnobs: Sendable {
  private var editor: SceneEditor
  /// The settings that are offered: those in the file, and those that their transition accepts.
  private var offered: [SceneSetting]

  /// Finds the knobs of a scene.
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path of the file.
  ///   - accepted: The parameters that uses of transitions accept, by the position of the name.
  /// - Throws: `Failure` if the text cannot be parsed.
  package init(
    _ bytes: [UInt8], named path: String, accepted: [SourcePosition: Set<String>]
  ) throws(Failure) {
    editor = try SceneEditor(bytes, named: path)
    offered = editor.settings.filter { setting in
      guard setting.value == nil, let use = setting.use else { return true }
      return accepted[use]?.contains(setting.key) ?? false
    }
  }

  /// The contents of the file.
  package var original: [UInt8] { editor.original }
  /// The text with all turned knobs.
  package var bytes: [UInt8] { editor.bytes }
  /// A Boolean value that indicates whether a knob differs from the file.
  package var isEdited: Bool { editor.isEdited }

  /// The knobs with their current values, in the order of the file. A spring follows its numbers.
  package var knobs: [Knob] {
    offered.flatMap { setting -> [Knob] in
      let knob = knob(setting)
      guard setting.key == "damping", let spring = spring(around: setting) else { return [knob] }
      return [knob, spring]
    }
  }

  // MARK: Turning

  /// Turns a knob.
  /// - Throws: `Failure` if there is no such knob, or it cannot have the value.
  package mutating func turn(_ id: String, to value: SceneSetting.Value?) throws(Failure) {
    guard offered.contains(where: { $0.keyPath == id }) else { throw unknown(id) }
    try editor.set(id, to: value)
  }

  /// Turns several numbers of a spring at once.
  /// - Throws: `Failure` if there is no such spring, or one of its numbers is not permitted. Nothing
  ///   is turned then.
  package mutating func turn(spring id: String, to numbers: [(name: String, value: Double)])
    throws(Failure)
  {
    var turned = editor
    for (name, value) in numbers {
      let path = numberPaths(ofSpring: id).first { $0.name == name }?.path
      guard let path else { throw unknown("\(id).\(name)") }
      try turned.set(path, to: .number(value))
    }
    editor = turned
  }

  /// Takes back all turns.
  package mutating func revert() { editor.revert() }

  /// Returns the lines of the scene that declare what a knob belongs to.
  /// - Throws: `Failure` if there is no such knob.
  package func yaml(_ id: String) throws(Failure) -> String {
    try editor.excerpt(around: numberPaths(ofSpring: id).first?.path ?? id)
  }

  private func unknown(_ id: String) -> Failure {
    Failure(.scene, "there is no knob \(QuotedText.quoted(id)); expected one of the scene's knobs")
  }

  // MARK: Knobs

  private func knob(_ setting: SceneSetting) -> Knob {
    let (group, label) = KnobNames.names(of: setting.keyPath)
    var knob = Knob(
      id: setting.keyPath, label: label, group: group, value: .number(nil),
      summary: setting.summary, line: setting.position.line)
    let value = editor.value(setting.keyPath)
    switch (setting.kind, value) {
    case (.number(let rule, let unit), let value):
      let number = value?.number
      let range = KnobRange(setting.key, rule, unit: unit, value: number)
      (knob.value, knob.range, knob.step) = (.number(number), range.range, range.step)
      knob.limits = (rule.minimum, rule.maximum ?? rule.limit)
      knob.unit = unit.isEmpty ? nil : unit
    case (.percent, let value):
      let range = KnobRange(percentage: value?.number ?? 0)
      (knob.value, knob.range, knob.step) = (.number(value?.number), range.range, range.step)
      knob.unit = "%"
    case (.curve, let value): knob.value = .curve(value?.numbers)
    case (.color, let value): knob.value = .color(value?.text ?? "")
    }
    return knob
  }

  /// Returns the spring whose damping `setting` is, or `nil` if the damping is not given.
  private func spring(around setting: SceneSetting) -> Knob? {
    guard editor.value(setting.keyPath) != nil else { return nil }
    let id = String(setting.keyPath.dropLast(".damping".count))
    let numbers = numberPaths(ofSpring: id).compactMap { name, path in
      editor.value(path)?.number.map { (name: name, value: $0) }
    }
    let (group, label) = KnobNames.names(of: id)
    return Knob(
      id: id, label: label, group: group, value: .spring(numbers), summary: "The spring.",
      line: setting.position.line)
  }

  /// Returns the settings that belong to a spring: its own, and the duration beside or above it.
  /// Empty if `id` is not that of a spring.
  private func numberPaths(ofSpring id: String) -> [(name: String, path: String)] {
    guard editor.setting("\(id).damping") != nil else { return [] }
    let parent = id.lastIndex(of: ".").map { String(id[..<$0]) } ?? id
    let durations = ["\(id).duration", "\(parent).duration"]
    let duration = durations.first { editor.setting($0) != nil }
    let own = ["damping", "velocity"].map { ($0, "\(id).\($0)") }
    let all = own + (duration.map { [("duration", $0)] } ?? [])
    return all.filter { path in offered.contains { $0.keyPath == path.1 } }
  }
}

extension SceneSetting.Value {
  /// The number, if the value is one.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The text, if the value is one.
  package var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The numbers, if the value is a list of them.
  package var numbers: [Double]? { if case .numbers(let numbers) = self { numbers } else { nil } }
}
