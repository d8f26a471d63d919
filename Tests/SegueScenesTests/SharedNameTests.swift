import CoreGraphics
import SegueScenes
import Testing

/// The words of scenes that are names in Core Graphics and UIKit as well, and come from there.
@Suite struct SharedNameTests {
  @Test("the blend modes of views are Core Graphics' color-mixing modes and the sums")
  func blendModes() throws {
    let rule = try #require(
      SceneGrammar.object("view")?.keys.first { $0.name == "blendMode" }?.rule)
    guard case .choice(let words) = rule else { throw NoChoice() }
    #expect(
      words == [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
        "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
        "luminosity", "plusLighter", "plusDarker",
      ])
    #expect(words.allSatisfy { CGBlendMode(named: $0)?.name == $0 })
    #expect(CGBlendMode(named: "Normal") == nil)
  }

  @Test("colors are found by the names in their tables and by their digits")
  func colors() {
    #expect(SceneColor.names == NamedColor.allCases.map(\.rawValue))
    #expect(ScenePaint.names == SceneColor.names + SystemColor.allCases.map(\.rawValue))
    #expect(SceneColor("lightGray") == SceneColor(red: 2.0 / 3, green: 2.0 / 3, blue: 2.0 / 3))
    #expect(SceneColor("clear") == SceneColor.clear && SceneColor("#000000") == SceneColor.black)
    #expect(ScenePaint("systemBlue") == .system("systemBlue") && ScenePaint("systemMagenta") == nil)
  }

  private struct NoChoice: Error {}
}
