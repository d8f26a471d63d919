// The lines of a scene that declare one transition, one interaction or one step, for copying.

import SegueDiagnostics

extension SceneEditor {
  /// Returns the lines that declare what a setting belongs to, with all changes and without the
  /// indentation of the first line.
  /// - Throws: `Failure` if there is no such setting, or the text cannot be parsed.
  package func excerpt(around keyPath: String) throws(Failure) -> String {
    guard setting(keyPath) != nil else {
      throw Failure(
        .scene, "the scene has no setting \(QuotedText.quoted(keyPath)) that can be changed")
    }
    let bytes = bytes
    var problems = Problems()
    let root = try SceneParser.parse(bytes, file: path, problems: &problems)
    guard let (first, value) = Self.owner(of: keyPath, in: root) else { return "" }
    return Self.lines(of: SceneSourceText(bytes), from: first, to: value.lastLine)
  }

  /// Returns the position of the declaration that contains a setting, and its value.
  private static func owner(
    of keyPath: String, in root: SceneValue
  ) -> (SourcePosition, SceneValue)? {
    let parts = keyPath.split(separator: ".").map(String.init)
    switch parts.first {
    case "transitions"?:
      let entry = root["transitions"]?.entries?.first { $0.key == parts[1] }
      return entry.map { ($0.position, $0.value) }
    case "screens"? where parts.count > 2:
      return element(parts[2], of: root["screens"]?[parts[1]]).map { ($0.position, $0) }
    case let part?: return element(part, of: root).map { ($0.position, $0) }
    case nil: return nil
    }
  }

  /// Returns the element that `part`, such as `script[2]`, names.
  private static func element(_ part: String, of value: SceneValue?) -> SceneValue? {
    guard let bracket = part.firstIndex(of: "["),
      let index = Int(part[part.index(after: bracket)...].dropLast())
    else { return nil }
    let elements = value?[String(part[..<bracket])]?.elements ?? []
    return elements.indices.contains(index) ? elements[index] : nil
  }

  private static func lines(of text: SceneSourceText, from first: SourcePosition, to last: Int)
    -> String
  {
    var lines = (first.line...max(first.line, last)).map(text.line)
    var next = max(first.line, last) + 1
    while depth(of: lines) > 0, next <= text.lineCount {
      lines.append(text.line(next))
      next += 1
    }
    let indent = lines[0].prefix { $0 == " " }.count
    return lines.map { line in
      String(line.dropFirst(min(indent, line.prefix { $0 == " " }.count))) + "\n"
    }.joined()
  }

  /// Returns the number of brackets and braces that are open at the end of the lines.
  private static func depth(of lines: [String]) -> Int {
    var depth = 0
    for line in lines {
      var quote: Character?
      var before: Character = " "
      for character in line {
        if character == quote {
          quote = nil
        } else if quote == nil {
          if character == "#", before == " " { break }
          if character == "\"" || character == "'" { quote = character }
          if character == "[" || character == "{" { depth += 1 }
          if character == "]" || character == "}" { depth -= 1 }
        }
        before = character
      }
    }
    return depth
  }
}

extension SceneValue {
  /// The last line on which a value or a part of it begins.
  fileprivate var lastLine: Int {
    let parts = (elements ?? []) + (entries ?? []).map(\.value)
    return parts.map(\.lastLine).reduce(position.line, max)
  }
}
