// The names that transition code uses (names.txt, with the number of files that use each, of 189):
// each is used by code here that compiles, or listed as missing in UNSUPPORTED.md.

import Foundation
import Testing

@Suite struct NamesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
  }

  /// All words in `text` that could be names.
  private func words(in text: String) -> Set<Substring> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
  }

  @Test("Each name is either used by code that compiles or listed as missing")
  func names() throws {
    let code = try ["Transitions", "Views", "Containers", "Lists", "Forms", "Rest"].map {
      try text("AppCode/NamesIn\($0).swift")
    }
    let used = words(in: code.joined())
    let page = try text("../../Documentation/UIKit/UNSUPPORTED.md")
    let section = try #require(page.components(separatedBy: "## Names").dropFirst().first)
    let missing = words(in: section.components(separatedBy: "\n## ").first ?? "")
    let names = try text("names.txt").split(separator: "\n").compactMap {
      $0.split(separator: " ").first
    }
    #expect(names.count == 527)
    for name in names {
      let word = name.drop { $0 == "." }
      #expect(used.contains(word) != missing.contains(word), "\(name)")
    }
  }
}
