// Puts the values of parameters in the place of references in declared transitions.

import Foundation
import SegueDiagnostics

/// Replaces the references of a declared transition by values.
struct TemplateExpander {
  /// The values that replace default values, by name.
  let given: [String: TransitionSetting.Value]
  private(set) var problems: Problems = []
  private var values: [String: TransitionSetting.Value] = [:]
  /// The colors in the dark appearance, of colors that are not given.
  private var darkColors: [String: String] = [:]
  private var names: [String] = []
  private var used: Set<String> = []

  init(given: [String: TransitionSetting.Value] = [:]) { self.given = given }

  /// Returns a scene, or a file of transitions, without references. Transitions without parameters
  /// are unchanged.
  static func expand(_ root: SceneValue, problems: inout Problems) -> SceneValue {
    guard let transitions = root["transitions"], let entries = transitions.entries else {
      return root
    }
    var expanded = transitions
    expanded.content = .map(
      entries.map { entry in
        var (entry, expander) = (entry, TemplateExpander())
        entry.value = expander.expand(entry.value, path: "transitions.\(entry.key)")
        problems += expander.problems
        return entry
      })
    return root.replacing("transitions", with: expanded)
  }

  /// Returns a transition without references.
  mutating func expand(_ transition: SceneValue, path: String) -> SceneValue {
    guard let entries = transition.entries else { return transition }
    names = (transition["parameters"]?.entries ?? []).map(\.key)
    for parameter in ParameterDecoder.parameters(transition) {
      values[parameter.name] = given[parameter.name] ?? parameter.defaultValue
    }
    for entry in transition["parameters"]?.entries ?? [] where given[entry.key] == nil {
      darkColors[entry.key] = entry.value["dark"]?.text
    }
    var result = transition
    result.content = .map(
      entries.map { entry in
        guard !Self.plainKeys.contains(entry.key) else { return entry }
        var entry = entry
        entry.value = replaced(entry.value, path: "\(path).\(entry.key)")
        return entry
      })
    for entry in transition["parameters"]?.entries ?? []
    where !used.contains(entry.key) && MotionReference.isName(entry.key) {
      problems.append(
        Problem(
          .scene, at: entry.position,
          "\(path).parameters.\(entry.key) is never used; expected $\(entry.key) in the transition")
      )
    }
    return result
  }

  /// The keys of a transition whose values are not searched for references.
  static let plainKeys = ["parameters", "summary", "source"]

  private mutating func replaced(_ value: SceneValue, path: String) -> SceneValue {
    var result = value
    switch value.content {
    case .list(let elements):
      result.content = .list(
        elements.enumerated().map { replaced($1, path: "\(path)[\($0)]") })
    case .map(let entries):
      result.content = .map(
        entries.map { entry in
          var entry = entry
          entry.value = replaced(entry.value, path: "\(path).\(entry.key)")
          return entry
        })
    case .text(let text) where MotionReference.isReference(text):
      return replacement(of: value, text, path: path)
    default: break
    }
    return result
  }

  private mutating func replacement(of value: SceneValue, _ text: String, path: String)
    -> SceneValue
  {
    let references = MotionReference.names(in: text)
    used.formUnion(references)
    if let unknown = references.first(where: { !names.contains($0) }) {
      let advice = Suggestion.sentence(for: unknown, among: names)
      let known = names.isEmpty ? "none" : names.joined(separator: ", ")
      report(
        value, path,
        "there is no parameter \(QuotedText.quoted(unknown)); expected one of the transition's "
          + "parameters: \(known)\(advice.isEmpty ? "" : "." + advice)")
      return value
    }
    var result = value
    if text.utf8.first == UInt8(ascii: "$"), MotionReference.isName(String(text.dropFirst())) {
      guard let name = references.first, let found = values[name] else { return value }
      result.set(found)
      if let dark = darkColors[name] { result.pair(withDark: dark) }
      return result
    }
    let numbers = values.compactMapValues {
      if case .number(let number) = $0 { number } else { nil }
    }
    guard references.allSatisfy({ values[$0] != nil }) else { return value }
    guard let found = MotionExpression.value(of: text, numbers) else {
      report(
        value, path,
        "\(value.described) has no value; expected numbers, parameters that are numbers, and + - * / "
          + "with parentheses, such as \"1 / $scale\"")
      return value
    }
    result.set(found.isPercentage ? .text(Self.percentage(found.number)) : .number(found.number))
    return result
  }

  /// Returns a number of percent in the notation of scenes, which has no exponents.
  private static func percentage(_ number: Double) -> String {
    String(format: "%.12f", locale: Locale(identifier: "en_US_POSIX"), number) + "%"
  }

  private mutating func report(_ value: SceneValue, _ path: String, _ message: String) {
    problems.append(Problem(.scene, at: value.position, "\(path): \(message)"))
  }
}

extension SceneValue {
  /// Replaces the value by that of a parameter.
  fileprivate mutating func set(_ value: TransitionSetting.Value) {
    switch value {
    case .number(let number): (content, spelling) = (.number(number), number.brief)
    case .text(let text): (content, spelling) = (.text(text), text)
    case .point(let x, let y):
      content = .list(
        [x, y].map {
          SceneValue(content: .number($0), spelling: $0.brief, position: position)
        })
      spelling = ""
    }
  }

  /// Replaces a color by one for each appearance.
  fileprivate mutating func pair(withDark dark: String) {
    let light = self
    var other = self
    other.set(.text(dark))
    content = .map(
      [("light", light), ("dark", other)].map {
        SceneEntry(key: $0.0, position: position, value: $0.1)
      })
    spelling = ""
  }

  /// Returns the map with another value for a key that it has.
  fileprivate func replacing(_ key: String, with value: SceneValue) -> SceneValue {
    var result = self
    result.content = .map(
      (entries ?? []).map { entry in
        var entry = entry
        if entry.key == key { entry.value = value }
        return entry
      })
    return result
  }
}
