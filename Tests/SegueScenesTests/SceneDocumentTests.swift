import SegueScenes
import Testing

@Suite struct SceneDocumentTests {
  @Test("the scene of the project's first page reads as written")
  func firstScene() throws {
    let document = try SceneDocument.parse(Array(SceneSamples.slideDown.utf8), named: "in/s.yaml")
    #expect(document.folder == "in")
    #expect(document.canvas.widthInPixels == 780)
    #expect(document.canvas.rate == FrameRate(60))
    #expect(document.screens.map(\.name) == ["menu", "detail"])
    #expect(
      document.script.map(\.verb.value) == ["show", "wait", "present", "wait", "dismiss", "wait"])
    let present = try #require(document.script[2].move)
    #expect(present.screen.value == "detail")
    #expect(present.transition?.name.value == "slideDown")
    #expect(present.transition?.name.position.line == 14)
  }
}
