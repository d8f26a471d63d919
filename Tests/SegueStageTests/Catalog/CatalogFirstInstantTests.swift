// Transitions that start at the first instant of a scene, before anything has been on the display.

import SegueDisplay
import SegueFiles
import SegueScenes
import SegueStage
import SegueTransitions
import SegueWorld
import Testing

@MainActor
@Suite struct CatalogFirstInstantTests {
  /// Transitions that begin with pictures of the old screen: whole ones, parts, and a curled one.
  @Test(
    "a picture of a screen that has not been displayed has its text",
    arguments: ["turn", "cubeOut", "door", "accordion", "flipOver", "slices", "pageCurl", "stack"])
  func text(name: String) throws {
    let scene = """
      segue: 1
      canvas: { width: 90, height: 160 }
      screens:
        a: { background: white, views: [{ label: Walks, frame: [4, 20, 60, 20] }] }
        b: { background: black }
      script: [{ show: a }, { present: b, transition: \(name) }]

      """
    let document = try SceneDocument.parse(Array(scene.utf8), named: "first.yaml")
    let stage = try Stage(document, assets: AssetFolder(path: "."))
    let list = try #require(try stage.frame(at: FrameTime(index: 0, rateNumerator: 60)))
    #expect(list.dump().contains("glyphs"), "\(name)")
  }
}
