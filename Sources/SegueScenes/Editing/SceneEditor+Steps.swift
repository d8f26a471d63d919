// A scene whose script ends with other steps, as text: the file up to a step, then new lines.

import SegueDiagnostics

extension SceneEditor {
  /// Returns the text of the scene with its script cut after some steps and continued by others.
  /// - Parameters:
  ///   - count: The number of steps that remain.
  ///   - until: The new `until` of the last step that remains, in seconds, or `nil` to leave it.
  ///   - steps: The steps that follow, each beginning with `- `, without indentation.
  /// - Returns: `nil` if the steps of the file are not written on lines of their own.
  /// - Throws: `Failure` if the text cannot be parsed.
  package static func continuing(
    _ bytes: [UInt8], named path: String, keeping count: Int, until: Double?, steps: String
  ) throws(Failure) -> [UInt8]? {
    var problems = Problems()
    let root = try SceneParser.parse(bytes, file: path, problems: &problems)
    let text = SceneSourceText(bytes)
    guard let entries = root.entries, let place = entries.firstIndex(where: { $0.key == "script" }),
      let all = entries[place].value.elements, let first = all.first, count <= all.count,
      let column = text.dashColumn(of: first.position)
    else { return nil }
    var lines = all.map(\.position.line)
    lines.append(entries.dropFirst(place + 1).first?.position.line ?? text.lineCount + 1)
    guard Set(lines).count == lines.count,
      all.allSatisfy({ text.dashColumn(of: $0.position) == column })
    else { return nil }
    var edits = SceneEdits(text)
    if let until, count > 0 {
      guard edits.set("until", to: until, in: all[count - 1]) else { return nil }
    }
    let indent = String(repeating: " ", count: column - 1)
    let added = steps.split(separator: "\n").map { indent + $0 + text.lineBreak }.joined()
    edits.replaceLines(from: lines[count], to: lines[all.count], with: added)
    return edits.bytes
  }
}

extension SceneSourceText {
  /// Returns the column of the dash before an element of a list at `position`, or `nil` if the
  /// element does not begin its line.
  func dashColumn(of position: SourcePosition) -> Int? {
    let before = Array(line(position.line).unicodeScalars.prefix(position.column - 1))
    guard let dash = before.firstIndex(where: { $0 != " " }), before[dash] == "-",
      before[(dash + 1)...].allSatisfy({ $0 == " " })
    else { return nil }
    return dash + 1
  }
}

extension SceneEdits {
  /// Sets a number of a map, which is added after its last scalar if the map does not have it.
  /// - Returns: A Boolean value that indicates whether the place was found in the text.
  mutating func set(_ key: String, to number: Double, in map: SceneValue) -> Bool {
    if let old = map[key] { return replace(old, with: number.brief) }
    let isScalar: (SceneEntry) -> Bool = { $0.value.entries == nil && $0.value.elements == nil }
    guard let last = map.entries?.last(where: isScalar) else { return false }
    return insert(key, number.brief, after: last, in: map.position)
  }
}
