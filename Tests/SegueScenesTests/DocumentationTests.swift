import Foundation
import SegueScenes
import Testing

@Suite struct DocumentationTests {
  private static func page() throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Documentation/SCENES.md"), encoding: .utf8)
  }

  @Test("every example in SCENES.md is a valid scene")
  func examples() throws {
    let blocks = try Self.page().components(separatedBy: "```yaml\n").dropFirst()
    #expect(blocks.count >= 4)
    for block in blocks {
      let text = block.components(separatedBy: "\n```").first ?? ""
      #expect(SceneSamples.messages(text + "\n") == [])
    }
  }

  @Test("SCENES.md names every key of the grammar")
  func keys() throws {
    let page = try Self.page()
    for object in SceneGrammar.objects {
      for key in object.keys {
        #expect(page.contains("\(key.name)"), "\(object.name).\(key.name)")
      }
    }
  }
}
