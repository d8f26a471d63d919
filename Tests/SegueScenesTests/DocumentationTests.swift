import Foundation
import SegueScenes
import Testing

@Suite struct DocumentationTests {
  private static let pages = ["SCENES", "SCREENS"]

  private static func page(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    return try String(
      contentsOf: root.appendingPathComponent("Documentation/\(name).md"), encoding: .utf8)
  }

  @Test("every example on the pages is a valid scene", arguments: pages)
  func examples(_ name: String) throws {
    let blocks = try Self.page(name).components(separatedBy: "```yaml\n").dropFirst()
    #expect(blocks.count >= 2)
    for block in blocks {
      let text = block.components(separatedBy: "\n```").first ?? ""
      #expect(SceneSamples.messages(text + "\n") == [])
    }
  }

  @Test("the pages name every key of the grammar")
  func keys() throws {
    let page = try Self.pages.map(Self.page).joined()
    for object in SceneGrammar.objects {
      for key in object.keys {
        let isNamed = page.contains(key.name)
        #expect(isNamed, "\(object.name).\(key.name)")
      }
    }
  }
}
