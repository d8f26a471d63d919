// Invalid scenes with their expected messages, read from the tables in `Faults`. A record is "###
// name", the scene, "=>", the messages without the file's name, and an empty line.

import Foundation
import Testing

struct SceneFault: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let messages: [String]

  var testDescription: String { name }

  /// All records of all tables.
  static let all = [
    "canvas", "screens", "containers", "views", "script", "transitions", "reading", "looks",
    "parts", "lists", "apps", "forms",
  ]
  .flatMap(table)

  private static func table(_ name: String) -> [SceneFault] {
    guard
      let url = Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Faults"),
      let content = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return content.components(separatedBy: "### ").dropFirst().compactMap(record)
  }

  private static func record(_ content: String) -> SceneFault? {
    let halves = content.components(separatedBy: "\n=>\n")
    guard halves.count == 2, let end = halves[0].firstIndex(of: "\n") else { return nil }
    let messages = halves[1].split(separator: "\n").map { String($0) }
    let text = halves[0][halves[0].index(after: end)...] + "\n"
    return SceneFault(name: String(halves[0][..<end]), text: String(text), messages: messages)
  }
}
