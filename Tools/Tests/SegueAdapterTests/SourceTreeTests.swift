// Files that cannot be parsed in a useful time.

import Testing

@testable import SegueAdapter

@Suite struct SourceTreeTests {
  private func nested(_ count: Int) -> String {
    String(repeating: "[", count: count) + "Int" + String(repeating: "]", count: count)
  }

  private func adapter(_ text: String) -> Adapter {
    Adapter([Adapter.Input(path: "a.swift", bytes: Array(text.utf8))])
  }

  @Test("brackets within brackets are parsed to their limit", arguments: [15, 16])
  func few(depth: Int) {
    let adapter = adapter("let a: \(nested(depth)) = []\n@objc func f() {}\n")
    #expect(adapter.problems.isEmpty)
    #expect(adapter.outputs[0].text.contains("@objc") == false)
  }

  @Test(
    "more of them are a problem with a place, and the file stays as it is",
    arguments: [17, 32, 10_000])
  func many(depth: Int) {
    for value in [nested(depth), String(nested(depth).prefix(depth)), "[(a: \n" + nested(depth)] {
      let text = "import UIKit\n  let a: \(value)\n@objc func f() {}\n"
      let adapter = adapter(text)
      #expect(adapter.outputs.map(\.text) == [text])
      let place = value.contains("\n") ? "3:16" : "2:26"
      let message =
        "square brackets nested more than 16 deep, each of which doubles the time of the parser. "
        + "Name a part of the type with a type alias, or a part of the value with a constant"
      #expect(adapter.problems.map(\.description) == ["a.swift:\(place): error: \(message)"])
    }
    #expect(
      Hollowing.hollowed(Array("let a: \(nested(depth))".utf8), lines: [1], path: "a.swift").count
        == 7 + 2 * depth + 3)
  }

  @Test("brackets in comments, and those that other code separates, do not count")
  func others() {
    let open = String(repeating: "[", count: 12)
    #expect(SourceTree.excessiveBracket(in: Array("// \(open)\(open)\nlet a = 1".utf8)) == nil)
    for code in ["\"", " = ", "; ", " { ", " / "] {
      #expect(SourceTree.excessiveBracket(in: Array((open + code + open).utf8)) == nil)
    }
    #expect(SourceTree.excessiveBracket(in: Array((open + "(a: A<B," + open).utf8)) != nil)
    #expect(SourceTree.excessiveBracket(in: Array(String(repeating: "[]", count: 50).utf8)) == nil)
  }
}
