// The replacements and insertions that change settings in the text of a scene.

import SegueDiagnostics

/// Replacements and insertions in the text of a scene.
struct SceneEdits {
  private let source: SceneSourceText
  private var replacements: [Int: (end: Int, text: String)] = [:]
  /// New entries after an offset, or around the name at that offset.
  private var insertions: [Int: [String]] = [:]
  private var names: [Int: (end: Int, entries: [String])] = [:]

  init(_ source: SceneSourceText) { self.source = source }

  /// Returns a Boolean value that indicates whether the place of a setting was found in the text.
  func canEdit(_ setting: SceneSetting) -> Bool {
    switch setting.place {
    case .scalar(let value), .name(let value): source.range(of: value) != nil
    case .elements(let values): values.allSatisfy { source.range(of: $0) != nil }
    case .entry(let entry, _):
      source.range(of: entry.value) != nil && source.valueOffset(at: entry.position) != nil
    }
  }

  /// Adds the change of a setting to a value.
  mutating func add(_ setting: SceneSetting, _ value: SceneSetting.Value) {
    let text = Self.text(value, setting.kind)
    switch setting.place {
    case .scalar(let old):
      guard let range = source.range(of: old) else { return }
      let quote = source.quote(at: old.position)
      replacements[range.lowerBound] = (range.upperBound, quoted(text, setting.kind, quote))
    case .elements(let elements):
      guard case .numbers(let numbers) = value, numbers.count == elements.count else { return }
      for (element, number) in zip(elements, numbers) where element.number != number {
        guard let range = source.range(of: element) else { continue }
        replacements[range.lowerBound] = (range.upperBound, number.brief)
      }
    case .entry(let last, let map): _ = insert(setting.key, text, after: last, in: map)
    case .name(let name):
      guard let range = source.range(of: name) else { return }
      let mark = source.quote(at: name.position) == "\"" ? "\"" : ""
      let entry = "\(mark)\(setting.key)\(mark): \(text)"
      names[range.lowerBound, default: (range.upperBound, [])].entries.append(entry)
    }
  }

  /// Replaces a scalar.
  /// - Returns: A Boolean value that indicates whether it was found in the text.
  mutating func replace(_ old: SceneValue, with text: String) -> Bool {
    guard let range = source.range(of: old) else { return false }
    replacements[range.lowerBound] = (range.upperBound, text)
    return true
  }

  /// Replaces whole lines, from one to before another, counted from 1.
  mutating func replaceLines(from first: Int, to last: Int, with text: String) {
    let (start, end) = (source.start(ofLine: first), source.start(ofLine: last))
    let isOpen = start > 0 && start == source.bytes.count && source.bytes[start - 1] != 0x0A
    replacements[start] = (end, (isOpen ? source.lineBreak : "") + text)
  }

  /// Inserts an entry after another one of a map.
  /// - Returns: A Boolean value that indicates whether the place was found in the text.
  mutating func insert(
    _ key: String, _ text: String, after last: SceneEntry, in map: SourcePosition
  ) -> Bool {
    guard let range = source.range(of: last.value) else { return false }
    let mark = source.quote(at: last.position)
    let entry = "\(mark)\(key)\(mark): \(text)"
    if source.isFlow(map) {
      insertions[range.upperBound, default: []].append(", " + entry)
    } else {
      let indent = String(repeating: " ", count: max(0, last.position.column - 1))
      let end = source.lineEnd(after: range.upperBound)
      insertions[end, default: []].append(source.lineBreak + indent + entry)
    }
    return true
  }

  // MARK: Text

  private static func text(_ value: SceneSetting.Value, _ kind: SceneSetting.Kind) -> String {
    switch value {
    case .number(let number):
      if case .percent = kind { return number.brief + "%" }
      return number.brief
    case .text(let text): return text
    case .numbers(let numbers): return "[" + numbers.map(\.brief).joined(separator: ", ") + "]"
    }
  }

  /// Returns `text` with the quotation marks of the old value, or those that it needs.
  private func quoted(_ text: String, _ kind: SceneSetting.Kind, _ quote: String) -> String {
    if case .curve = kind { return text }
    if quote.isEmpty, text.hasPrefix("#") { return "\"\(text)\"" }
    return quote + text + quote
  }

  /// The text with all edits.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    var index = 0
    let offsets = Set(replacements.keys).union(insertions.keys).union(names.keys).sorted()
    for offset in offsets {
      result += source.bytes[index..<offset]
      index = offset
      for text in insertions[offset] ?? [] { result += Array(text.utf8) }
      if let (end, text) = replacements[offset] {
        result += Array(text.utf8)
        index = end
      }
      if let (end, entries) = names[offset] {
        let name = source.text(offset..<end)
        let key = name.hasPrefix("\"") ? "\"name\"" : "name"
        result += Array("{ \(key): \(name), \(entries.joined(separator: ", ")) }".utf8)
        index = end
      }
    }
    return result + source.bytes[index...]
  }
}
