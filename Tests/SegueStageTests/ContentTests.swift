// Screens of text, pictograms and buttons: their contents, their layout, and the errors when
// something is missing.

import SegueDiagnostics
import SegueDisplay
import SegueFiles
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct ContentTests {
  private func stage(
    _ views: String, canvas: String = "width: 200, height: 100", fonts: String = "{}"
  ) throws -> Stage {
    let text = """
      segue: 1
      canvas: { \(canvas) }
      fonts: \(fonts)
      screens: { a: { background: systemBackground, views: \(views) } }
      script: [{ show: a }, { wait: 1 }]

      """
    let document = try SceneDocument.parse(Array(text.utf8), named: "s.yaml")
    return try Stage(document, images: ImageLibrary(bitmaps: [:]))
  }

  private func items(_ stage: Stage) throws -> [DisplayItem] {
    let time = FrameTime(index: 0, rateNumerator: 60, rateDenominator: 1)
    return try stage.frame(at: time)?.items ?? []
  }

  private func runs(_ items: [DisplayItem]) -> [GlyphRun] {
    items.flatMap { item -> [GlyphRun] in
      switch item {
      case .glyphs(let run): [run]
      case .group(let group): runs(group.items)
      default: []
      }
    }
  }

  private func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing"
    } catch let failure as Failure {
      return failure.diagnostics.map { "\($0.position?.line ?? 0): \($0.message)" }
        .joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  @Test("A label draws its text, a pictogram is one glyph, a button has a title")
  func contents() throws {
    let stage = try stage("[{ label: Abc }, { icon: home }, { button: OK, style: filled }]")
    #expect(runs(try items(stage)).map(\.glyphs.count) == [3, 1, 2])
  }

  @Test(
    "A button that fits its title shows all of it at any scale", arguments: [0.4, 0.5, 0.6, 1.3])
  func buttonTitles(scale: Double) throws {
    let stage = try stage(
      "[{ button: OK, style: filled, center: both }]",
      canvas: "width: 400, height: 100, scale: \(scale)")
    #expect(runs(try items(stage)).map(\.glyphs.count) == [2])
  }

  @Test("Colors follow the appearance", arguments: [("light", 0.0), ("dark", 1)])
  func appearance(_ name: String, _ white: Double) throws {
    let stage = try stage(
      "[{ label: A }]", canvas: "width: 100, height: 50, appearance: \(name)")
    let items = try items(stage)
    #expect(runs(items).first?.color.red == white)
    guard case .solid(let background)? = items.first else { throw NothingThere() }
    #expect(background.color.red == 1 - white)
  }

  @Test("From right to left, leading is on the right, and arrows are mirrored")
  func mirrored() throws {
    let row = "[{ stack: horizontal, views: [{ icon: chevron_right, size: 20 }, { label: A }] }]"
    let (there, back) = try (
      runs(items(stage(row))),
      runs(items(stage(row, canvas: "width: 200, height: 100, direction: rtl")))
    )
    #expect(there.count == 2 && back.count == 2)
    #expect(there[0].transform.tx < 20 && back[0].transform.tx > 170)
    #expect(there[0].glyphs.first?.id != back[0].glyphs.first?.id)
  }

  @Test("A device determines its size, its corners and its status bar")
  func device() throws {
    let stage = try stage("[]", canvas: "device: iphone-15-pro, scale: 1, statusBar: true")
    let time = FrameTime(index: 0, rateNumerator: 60, rateDenominator: 1)
    let list = try #require(try stage.frame(at: time))
    #expect(list.width == 393 && list.height == 852)
    guard case .group(let display)? = list.items.first else { throw NothingThere() }
    guard case .rounded(let corners)? = display.clip?.shape else { throw NothingThere() }
    #expect(corners.topLeft == 55)
    // "9:41" is four glyphs.
    #expect(runs(list.items).map(\.glyphs.count) == [4])
  }

  @Test("The device frame around the display enlarges the frame")
  func bezel() throws {
    let stage = try stage("[]", canvas: "device: iphone-se, scale: 1, bezel: true")
    let time = FrameTime(index: 0, rateNumerator: 60, rateDenominator: 1)
    let list = try #require(try stage.frame(at: time))
    #expect(list.width == 375 + 58 && list.height == 667 + 208)
  }

  @Test("A letter that is missing in all fonts is reported with its place")
  func missingGlyph() throws {
    let text = message { _ = try items(stage("[{ label: \"a ก\" }]", fonts: "{ pinned: [] }")) }
    #expect(text.hasPrefix("4: screens.a.views[0].label: text \"a ก\""))
    #expect(text.contains("U+0E01") && text.contains("add its family to fonts.fallback"))
    for fonts in ["{ fallback: [Noto Sans Thai] }", "{ pinned: [Noto Sans Thai] }", "{}"] {
      #expect(message { _ = try items(stage("[{ label: \"a ก\" }]", fonts: fonts)) } == "nothing")
    }
  }

  @Test("An installed font supplies a letter that is missing, and counts as used")
  func automaticFallback() throws {
    let view = "[{ label: \"a ก\" }]"
    let automatic = try stage(view)
    let named = try stage(view, fonts: "{ fallback: [Noto Sans Thai] }")
    #expect(try runs(items(automatic)) == runs(items(named)))
    #expect(automatic.systemFontFiles.contains { $0.hasSuffix("/NotoSansThai-Regular.ttf") })
    #expect(try !stage("[{ label: a }]").systemFontFiles.contains { $0.contains("Thai") })
  }

  @Test("Pinned fonts are the only ones, and exclude fallbacks")
  func pinnedFonts() throws {
    let view = "[{ label: A, font: { family: DejaVu Serif } }]"
    #expect(message { _ = try items(stage(view)) } == "nothing")
    #expect(
      message { _ = try items(stage(view, fonts: "{ pinned: [DejaVu Serif] }")) } == "nothing")
    let text = message { _ = try items(stage(view, fonts: "{ pinned: [Inter] }")) }
    #expect(text.contains("is not one of the scene's pinned fonts (Inter)"))
    let both = message { _ = try stage(view, fonts: "{ fallback: [Inter], pinned: [Inter] }") }
    #expect(both.contains("has both 'fallback' and 'pinned'"))
  }

  @Test("Missing letters are reported before playback, also in views that never appear")
  func missingLetters() throws {
    let text = message {
      _ = try stage(
        "[{ label: \"a ก\" }, { label: [{ text: ok }, { text: 漢字 }], hidden: true }, { button: 好 }]",
        fonts: "{ pinned: [] }")
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.contains("views[0].label: text \"a ก\"") == true)
    #expect(lines.dropFirst().first?.contains("U+6F22") == true)
    #expect(lines.last?.contains("views[2].button: text \"好\"") == true)
    // With a missing fallback font, only that is reported.
    let other = message { _ = try stage("[{ label: ก }]", fonts: "{ fallback: [Nato] }") }
    #expect(other.contains("Nato") && !other.contains("U+0E01"))
  }

  @Test("Missing fonts and pictograms are all reported at once")
  func missingFonts() {
    let views =
      "[{ label: A, font: { family: Helvetia } }, { icon: hoome }, { button: B, symbol: x }]"
    let lines = message { _ = try stage(views, fonts: "{ fallback: [Nato] }") }
      .split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.first?.hasPrefix("3: fonts.fallback[0]: ") == true)
    #expect(lines.contains { $0.contains("views[0].font") && $0.contains("Helvetia") })
    #expect(lines.contains { $0.contains("views[1].icon: \"hoome\" is not an icon") })
  }

  @Test("SF Symbols names of the same pictograms are accepted")
  func symbolNames() throws {
    let (ours, theirs) = try (
      runs(items(stage("[{ icon: chevron_right }]"))),
      runs(items(stage("[{ icon: chevron.right }]")))
    )
    #expect(ours == theirs)
  }

  @Test("Every system color that scenes can name is one of UIKit's")
  func systemColors() {
    #expect(ScenePaint.systemNames == SystemColor.allCases.map(\.rawValue))
    #expect(UIColor.system(.systemIndigo) === UIColor.systemIndigo)
    #expect(UIColor.system(.systemBackground) === UIColor.systemBackground)
  }

  private struct NothingThere: Error {}
}
