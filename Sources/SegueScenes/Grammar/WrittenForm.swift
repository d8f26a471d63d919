// How a value is written that a scene has in another form, as the last sentence of a message.

import SegueDiagnostics

extension ValueRule {
  /// Returns ` A point is written { at: [10, 20] }` or a similar sentence for a value of another kind than
  /// this rule expects, if what is meant can be told, or an empty text.
  /// - Parameter key: The key of the value.
  func writtenForm(of value: SceneValue, key: String) -> String {
    let rules = if case .either(let rules) = self { rules } else { [self] }
    // A map in place of any value, such as that of a parameter, is not one value too deep.
    let isAnything = rules.contains { if case .list = $0 { true } else { false } }
    for rule in rules where value.entries == nil || rules.count == 1 || !isAnything {
      let sentence = rule.ownWrittenForm(of: value, key: key)
      if !sentence.isEmpty { return sentence }
    }
    return ""
  }

  private func ownWrittenForm(of value: SceneValue, key: String) -> String {
    switch (self, value.content) {
    case (.object(let name), _): Self.objectForm(name, of: value)
    case (.list(.object("finger"), _), .map): " Fingers are written as a list: [{ path: … }]"
    case (.list(_, let count), .map):
      value.numbers(count.upperBound).map { " It is written \(key): \($0)" } ?? ""
    case (.number(let rule), .text(let text)): rule.suggestion(for: text)
    case (.constant(let number), .text(let text)) where text == "\(number)":
      " Did you mean \(text)?"
    case (.boolean, .text(let text)):
      Self.booleans[text.lowercased()].map { " Did you mean \($0)?" } ?? ""
    case (.text(.rate), .number):
      Self.broadcastRates[value.spelling].map { " Did you mean \"\($0)\"?" } ?? ""
    case (.variant(let names, _), .text(let text)): Self.variantForm(names, of: text)
    case (.choice, .map(let entries)), (.number, .map(let entries)), (.text, .map(let entries)):
      entries.first { acceptsKind(of: $0.value) && Self.accepts($0.value, self) }
        .map { " It is written without a map: \(key): \($0.value.spelling)" } ?? ""
    default: ""
    }
  }

  private static let booleans = [
    "yes": "true", "on": "true", "true": "true", "no": "false", "off": "false", "false": "false",
  ]
  private static let broadcastRates = [
    "23.976": "24000/1001", "23.98": "24000/1001", "29.97": "30000/1001", "59.94": "60000/1001",
  ]

  private static func accepts(_ value: SceneValue, _ rule: ValueRule) -> Bool {
    var checker = RuleChecker()
    checker.check(value, rule, path: "", at: value.position)
    return checker.problems.isEmpty
  }

  private static func objectForm(_ name: String, of value: SceneValue) -> String {
    switch name {
    case "query": value.pair.map { " A point is written { at: \($0) }" } ?? ""
    case "rowPlace":
      value.pair == nil ? "" : " A content offset is given by 'offset' in place of 'to'"
    case "targetScroll":
      value.pair.map { " A content offset is written { offset: \($0) }, a distance { by: \($0) }" }
        ?? ""
    case "dragging": dragForm(of: value)
    case "font":
      value.text.flatMap { SceneFont.Weight(rawValue: $0) }.map {
        " A weight is written { weight: \($0.rawValue) }"
      }
        ?? value.number.map { " A size is written { size: \($0.brief) }" } ?? ""
    case "finger": " A finger is written { path: [[SECONDS, X, Y], …] }"
    case "expectation":
      value.text == nil
        ? "" : " A view that must be visible is written { visible: \(value.spelling) }"
    default: ""
    }
  }

  /// A drag as a list of points, or as a list of four coordinates.
  private static func dragForm(of value: SceneValue) -> String {
    guard let elements = value.elements else { return "" }
    let pairs = elements.compactMap(\.pair)
    if pairs.count == 2, elements.count == 2 {
      return " A drag is written { from: \(pairs[0]), to: \(pairs[1]) }"
    }
    if pairs.count > 2, pairs.count == elements.count {
      return " A path is written { path: [\(pairs.joined(separator: ", "))] }"
    }
    guard elements.count == 4, elements.allSatisfy(\.isLength) else { return "" }
    let words = elements.map(\.spelling)
    return " A drag is written { from: [\(words[0]), \(words[1])], to: [\(words[2]), \(words[3])] }"
  }

  /// A step such as `show menu`, without the colon.
  private static func variantForm(_ names: [String], of text: String) -> String {
    let words = text.split(maxSplits: 1) { " :".contains($0) }
    guard let verb = words.first.map(String.init), names.contains(verb) else { return "" }
    return " Did you mean '\(verb): \(words.count > 1 ? QuotedText.plain(String(words[1])) : "…")'?"
  }
}

extension NumberRule {
  /// Returns ` Did you mean 0.5?` for a number that is written with a unit, in quotes or with a decimal
  /// comma, if this rule permits it, or an empty text.
  func suggestion(for text: String) -> String {
    let unit = text.drop { "0123456789.,+-".contains($0) }.drop { $0 == " " }
    let digits = String(text.prefix { "0123456789.,+-".contains($0) })
    guard let number = Double(digits.replacing(",", with: ".", maxReplacements: 1)),
      let meant = scaled(number, by: unit.lowercased()), permits(meant)
    else { return "" }
    return " Did you mean \(meant.brief)?"
  }

  private func scaled(_ number: Double, by unit: String) -> Double? {
    switch unit {
    case "": number
    case "s", "sec", "seconds": noun == "a number of seconds" ? number : nil
    case "ms": noun == "a number of seconds" ? number / 1000 : nil
    case "pt", "px", "points": noun == "a number of points" ? number : nil
    case "deg", "°", "degrees": noun == "a number of degrees" ? number : nil
    case "%": noun == "a factor" || maximum == 1 ? number / 100 : nil
    case "x", "×": noun == "a factor" ? number : nil
    default: nil
    }
  }

  private func permits(_ number: Double) -> Bool {
    if let minimum, number < minimum || (excludesMinimum && number == minimum) { return false }
    if isWhole, number.rounded() != number { return false }
    return number <= min(maximum ?? .infinity, limit ?? .infinity)
  }
}

extension SceneValue {
  /// The value as `[10, 20]`, if it is a list of two numbers or percentages.
  fileprivate var pair: String? {
    guard let elements, elements.count == 2, elements.allSatisfy(\.isLength) else { return nil }
    return "[\(elements[0].spelling), \(elements[1].spelling)]"
  }

  fileprivate var isLength: Bool { number != nil || text.map { Percentage($0) != nil } ?? false }

}

extension SceneValue {
  /// A rectangle, a point or a size that is written as a map, as a list of `count` numbers such as
  /// `[0, 0, 10, 20]`.
  func numbers(_ count: Int) -> String? {
    let names = [["x", "y", "width", "height"], ["x", "y"], ["width", "height"]]
    let found = names.filter { $0.count == count }
      .map { $0.compactMap { self[$0] }.filter(\.isLength) }.first { $0.count == count }
    return found.map { "[\($0.map(\.spelling).joined(separator: ", "))]" }
  }

  /// What a message about a file that is none of a scene ends with, or `nil` if the file has one of the
  /// keys that every scene has.
  var adviceForAnotherFile: String? {
    guard let entries, !entries.isEmpty else { return nil }
    let keys = ["segue", "canvas", "app", "screens", "script"]
    guard !entries.contains(where: { keys.contains($0.key) }) else { return nil }
    if entries.contains(where: { $0.key.hasPrefix("//") || $0.key.hasPrefix("/*") }) {
      return ". A comment begins with #"
    }
    return self["clips"] == nil ? "" : ". `segue batch` reads lists of clips"
  }
}

extension SceneColor {
  /// Returns ` Did you mean "#FF0000"?` for a color in hexadecimal digits without its sign, or `nil`.
  static func suggestion(for text: String) -> String? {
    let color = "#" + text.uppercased()
    return SceneColor(color) == nil ? nil : " Did you mean \"\(color)\"?"
  }
}

extension String {
  /// A key such as `background-color` or `background_color` as `backgroundColor`.
  var inCamelCase: String {
    let parts = split { "-_".contains($0) }
    return (parts.first.map(String.init) ?? "")
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension SceneGrammar {
  /// Steps of other systems, each with the step that a message suggests instead.
  static let stepSynonyms = [
    "click": "tap", "press": "tap", "doubleTap": "tap' with 'count: 2", "touchUp": "tap",
    "tapOn": "tap",
    "hold": "longPress", "flick": "swipe", "move": "drag", "pan": "drag", "zoom": "pinch",
    "sleep": "wait", "delay": "wait", "input": "type", "inputText": "type", "typeText": "type",
    "enterText": "type", "pressKey": "key", "hideKeyboard": "key", "assert": "expect",
    "assertVisible": "expect", "waitFor": "expect", "snapshot": "screenshot",
    "takeScreenshot": "screenshot", "scrollTo": "scroll", "root": "show", "open": "present",
    "modal": "present", "close": "dismiss", "back": "pop", "goBack": "pop",
  ]
}
