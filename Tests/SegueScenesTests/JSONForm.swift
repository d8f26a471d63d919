// A scene's values written as JSON, so that both forms can be held to the same verdict.

import SegueScenes

enum JSONForm {
  /// `value` as JSON, one entry or element a line.
  static func text(of value: SceneValue) -> String {
    switch value.content {
    case .null: "null"
    // A key in quotes and a bare word that is no number: JSON has neither, the reader takes both.
    case .boolean, .number, .malformed: value.spelling
    case .text(let text): quoted(text)
    case .list(let elements): "[" + elements.map { text(of: $0) }.joined(separator: ",\n") + "]"
    case .map(let entries):
      "{" + entries.map { quoted($0.key) + ": " + text(of: $0.value) }.joined(separator: ",\n")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { result += "\\" }
      if scalar.value < 0x20 {
        let hex = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
