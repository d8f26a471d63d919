// The table of Documentation/Guide/TRANSITIONS.md is generated from the catalogue. With the
// environment variable SEGUE_RECORD=1, the test writes it.

import Foundation
import SegueTransitions
import Testing

@testable import SegueCommand

@Suite @MainActor struct CatalogPageTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Documentation/Guide/TRANSITIONS.md")
  private static let marks = ("<!-- catalog: generated -->\n", "<!-- end of catalog -->\n")

  private static let families: [(tag: TransitionTag, heading: String)] = [
    (.system, "System"), (.layer, "Layer"), (.slide, "Slides"), (.depth, "Depth"),
    (.scale, "Scale"), (.focus, "Focus"), (.mask, "Masks"), (.pieces, "Pieces"),
    (.sharedElement, "Shared element"), (.material, "Material"),
  ]

  @Test("the page lists every transition with its parameters and its source")
  func table() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: Self.marks.0))
    let end = try #require(text.range(of: Self.marks.1))
    let expected = Self.table
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
      let written = text[..<start.upperBound] + expected + text[end.lowerBound...]
      try written.write(to: Self.page, atomically: true, encoding: .utf8)
      return
    }
    #expect(
      text[start.upperBound..<end.lowerBound] == expected[...],
      "run this test with SEGUE_RECORD=1 to write the table")
  }

  private static var table: String {
    families.map { family, heading in
      let entries = TransitionCatalog.entries.filter { entry in
        families.first { entry.tags.contains($0.tag) }?.tag == family
      }
      guard !entries.isEmpty else { return "" }
      return "\n### \(heading)\n\n| name | what it does | parameters | source of the numbers |\n"
        + "|---|---|---|---|\n" + entries.map(row).joined()
    }.joined() + "\n"
  }

  private static func row(_ entry: TransitionCatalogEntry) -> String {
    let own = entry.parametersForward
    let others = entry.parametersBackward.filter { !own.map(\.name).contains($0.name) }
    let parameters = (own.map(text) + others.map { text($0) + " on the way back" })
      .joined(separator: "; ")
    return "| `\(entry.name)` | \(entry.summary) | \(parameters) | \(entry.source) |\n"
  }

  private static func text(_ parameter: TransitionParameter) -> String {
    let standard = parameter.kind.written.map { " \($0.yaml)" } ?? ""
    let range =
      switch parameter.kind {
      case .number(_, let range, _)
      where !["duration", "damping", "velocity"].contains(parameter.name):
        " (\(range.lowerBound.plain)…\(range.upperBound.plain))"
      case .count(_, let range) where parameter.name != "seed":
        " (\(range.lowerBound)…\(range.upperBound))"
      case .choice(_, let words) where parameter.name != "direction":
        " (\(words.joined(separator: ", ")))"
      default: ""
      }
    return "`\(parameter.name)`\(standard)\(range)"
  }
}

extension Double {
  fileprivate var plain: String { Int(exactly: self).map { "\($0)" } ?? "\(self)" }
}
