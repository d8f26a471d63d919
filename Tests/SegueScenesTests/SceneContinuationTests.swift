// A script that is cut after some steps and continued by others, as text.

import SegueDiagnostics
import Testing

@testable import SegueScenes

@Suite struct SceneContinuationTests {
  private static let text = """
    segue: 1   # version
    canvas: { width: 40, height: 60 }
    script:
      - show: a      # first
      # a comment about the next step
      - present: b
        transition: slideDown
        until: 0.3   # soon
      - { dismiss: b, transition: fade }
      - wait: 1
    screens: { a: {}, b: {} }   # last

    """

  private func continued(_ text: String, _ count: Int, until: Double? = nil) throws -> String? {
    let bytes = try SceneEditor.continuing(
      Array(text.utf8), named: "s.yaml", keeping: count, until: until,
      steps: "- touch:\n    - { path: [[0, 1, 2]] }\n- wait: 2\n")
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("steps are removed, the others and everything else stay, and the new ones are indented")
  func cut() throws {
    let text = try #require(try continued(Self.text, 1))
    #expect(
      text == """
        segue: 1   # version
        canvas: { width: 40, height: 60 }
        script:
          - show: a      # first
          # a comment about the next step
          - touch:
              - { path: [[0, 1, 2]] }
          - wait: 2
        screens: { a: {}, b: {} }   # last

        """)
    let document = try SceneDocument.parse(Array(text.utf8), named: "s.yaml")
    #expect(document.script.count == 3)
  }

  @Test("the last step that stays gets its end: replaced, added to a map in braces, or to lines")
  func until() throws {
    let replaced = try #require(try continued(Self.text, 2, until: 0.125))
    #expect(replaced.contains("    until: 0.125   # soon\n  - touch:"))
    let braces = try #require(try continued(Self.text, 3, until: 0.5))
    #expect(braces.contains("- { dismiss: b, transition: fade, until: 0.5 }\n  - touch:"))
    let lines = try #require(
      try continued(Self.text.replacing("    until: 0.3   # soon\n", with: ""), 2, until: 0.5))
    #expect(lines.contains("    transition: slideDown\n    until: 0.5\n  - touch:"))
    for text in [replaced, braces, lines] {
      _ = try SceneDocument.parse(Array(text.utf8), named: "s.yaml")
    }
  }

  @Test("a script at the end of a file without a line break is continued")
  func end() throws {
    let text = "segue: 1\nscreens: { a: {} }\ncanvas: { width: 4, height: 6 }\nscript:\n- show: a"
    let all = try #require(try continued(text, 1))
    #expect(all == text + "\n- touch:\n    - { path: [[0, 1, 2]] }\n- wait: 2\n")
    #expect(try SceneDocument.parse(Array(all.utf8), named: "s.yaml").script.count == 3)
  }

  @Test("a script in brackets is not continued")
  func brackets() throws {
    let flow = "segue: 1\nscreens: { a: {} }\nscript: [{ show: a }, { wait: 1 }]\n"
    #expect(try continued(flow, 1) == nil)
    let json = "{\"script\": [\n  {\"show\": \"a\"},\n  {\"wait\": 1}\n]}\n"
    #expect(try continued(json, 1) == nil)
  }
}
