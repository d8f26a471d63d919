// The parameters of a step's transition, checked against those that the transition declares.

import CoreGraphics
import SegueDiagnostics
import SegueScenes
import SegueTransitions

/// Checks and converts the parameters that a step specifies.
struct SettingChecker {
  let use: TransitionUse
  let role: TransitionRole
  let document: SceneDocument
  /// A Boolean value that indicates whether a file declares the transition. Its points can be other
  /// than fractions, such as distances, and have no range.
  let isDeclared: Bool

  /// Returns the problems with the settings of a transition that declares `parameters`.
  func problems(_ parameters: [TransitionParameter]) -> [Diagnostic] {
    use.settings.compactMap { setting in
      guard let parameter = parameters.first(where: { $0.name == setting.name }) else {
        return unknown(setting, parameters)
      }
      return problem(with: setting, parameter.kind).map { expected in
        Diagnostic(
          .error, at: setting.position,
          "\(setting.keyPath) is \(Self.found(in: setting)); expected \(expected)")
      }
    }
  }

  /// Returns the values of the settings, of those that the transition declares.
  func values(_ parameters: [TransitionParameter]) -> TransitionParameters {
    var values: [String: TransitionArguments.Value] = [:]
    for setting in use.settings {
      guard let parameter = parameters.first(where: { $0.name == setting.name }) else { continue }
      values[setting.name] = value(of: setting, parameter.kind)
    }
    return TransitionParameters(values)
  }

  private func unknown(_ setting: TransitionSetting, _ parameters: [TransitionParameter])
    -> Diagnostic
  {
    let names = parameters.map(\.name)
    let name = QuotedText.plain(setting.name)
    let advice = Suggestion.sentence(for: setting.name, among: names)
    let expected = names.isEmpty ? "none" : names.joined(separator: ", ")
    return Diagnostic(
      .error, at: setting.position,
      "\(setting.keyPath): \(QuotedText.quoted(use.name.value)) has no \(name) when used to "
        + "\(role.rawValue); expected \(expected)\(advice.isEmpty ? "" : "." + advice)")
  }

  /// Returns the value of a setting as a message repeats it.
  private static func found(in setting: TransitionSetting) -> String {
    guard case .point(let x, let y) = setting.value else { return setting.described }
    return "[\(x.written), \(y.written)]"
  }

  // MARK: Kinds

  /// Returns what is expected instead of the setting, or `nil` if it is right.
  private func problem(with setting: TransitionSetting, _ kind: TransitionParameter.Kind)
    -> String?
  {
    switch (kind, setting.value) {
    case (.number(_, let range, _), .number(let number)) where range.contains(number): nil
    case (.count(_, let range), .number(let number))
    where number.rounded() == number && range.contains(Int(exactly: number) ?? .min):
      nil
    case (.choice(_, let words), .text(let word)):
      words.contains(word) ? nil : kind.expectation + Self.advice(for: word, among: words)
    case (.color, .text(let text)):
      ScenePaint(text) == nil
        ? kind.expectation + Self.sentence(ScenePaint.suggestion(for: text)) : nil
    case (.point, .point(let x, let y)) where isDeclared || Self.isInRange(x, y): nil
    case (.view, .text(let id)):
      viewNames.contains(id) ? nil : kind.expectation + Self.advice(for: id, among: viewNames)
    default: expectation(of: kind)
    }
  }

  private static func isInRange(_ x: Double, _ y: Double) -> Bool {
    TransitionParameter.pointRange.contains(x) && TransitionParameter.pointRange.contains(y)
  }

  private func expectation(of kind: TransitionParameter.Kind) -> String {
    guard case .point = kind, !isDeclared else { return kind.expectation }
    return kind.expectation + ", both \(TransitionParameter.pointRange.written)"
  }

  private var viewNames: [String] { document.compactMapViews(\.id) }

  private static func advice(for word: String, among words: [String]) -> String {
    sentence(SceneGrammar.suggestion(for: word, among: words))
  }

  private static func sentence(_ advice: String) -> String { advice.isEmpty ? "" : "." + advice }

  private func value(of setting: TransitionSetting, _ kind: TransitionParameter.Kind)
    -> TransitionArguments.Value
  {
    switch (kind, setting.value) {
    case (.color, .text(let text)): .text(hexadecimal(text))
    case (_, .number(let number)): .number(number)
    case (_, .text(let text)): .text(text)
    case (_, .point(let x, let y)): .point(x: x, y: y)
    }
  }

  /// Returns the color `text` as `#RRGGBBAA`; a color that follows the appearance, as it is in that
  /// of the canvas.
  private func hexadecimal(_ text: String) -> String {
    guard let paint = ScenePaint(text) else { return text }
    return "#"
      + paint.components(isDark: document.canvas.appearance == .dark).map { part in
        let digits = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension ScenePaint {
  /// Returns red, green, blue and alpha, from 0 to 1.
  fileprivate func components(isDark: Bool) -> [Double] {
    switch self {
    case .fixed(let color): return [color.red, color.green, color.blue, color.alpha]
    case .system(let name):
      guard let variants = SystemColor(rawValue: name)?.variants else { return [0, 0, 0, 0] }
      let color = isDark ? variants.dark : variants.light
      return [color.red, color.green, color.blue, color.alpha].map { Double($0) }
    case .pair(let light, let dark): return (isDark ? dark : light).components(isDark: isDark)
    }
  }
}

extension TransitionParameter.Kind {
  /// The description of the values that are accepted, as it follows "expected" in messages.
  package var expectation: String {
    switch self {
    case .number(_, let range, let unit): "\(unit.noun) \(range.written)"
    case .count(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(_, let words):
      words.count < 2
        ? words.joined()
        : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    case .color: "a color such as \"#1C1C1E\" or systemBlue"
    case .point: "a point [x, y] in fractions of the container's size"
    case .view: "the id of a view of the scene"
    }
  }
}

extension TransitionParameter.Unit {
  fileprivate var noun: String {
    switch self {
    case .seconds: "a number of seconds"
    case .points: "a number of points"
    case .degrees: "a number of degrees"
    case .fraction: "a fraction"
    case .none: "a number"
    }
  }
}

extension ClosedRange<Double> {
  /// The range as it is written in messages, such as `from 0 to 1`.
  fileprivate var written: String { "from \(lowerBound.written) to \(upperBound.written)" }
}

extension Double {
  /// The shortest spelling of the number: `1` rather than `1.0`.
  fileprivate var written: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
