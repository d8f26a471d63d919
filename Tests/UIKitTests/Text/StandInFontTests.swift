// The fonts of iOS that are not installed.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct StandInFontTests {
  @Test(
    "The system font has the weight and the slant of a font of iOS",
    arguments: [
      ("Avenir-medium", UIFont.Weight.medium, false), ("AvenirNext-BoldItalic", .bold, true),
      ("HelveticaNeue-UltraLight", .ultraLight, false), ("Helvetica Neue", .regular, false),
      ("TimesNewRomanPS-BoldItalicMT", .bold, true), ("Optima-Regular", .regular, false),
      ("HelveticaNeue-CondensedBlack", .black, false), ("Gill Sans Light", .light, false),
      ("PingFangSC-Semibold", .semibold, false), ("ChalkboardSE-Bold", .bold, false),
    ])
  func weight(_ name: String, _ weight: UIFont.Weight, _ isItalic: Bool) throws {
    let world = World()
    let (font, expected) = try world.run {
      let system = UIFont.systemFont(ofSize: 15, weight: weight)
      return (
        try #require(UIFont(name: name, size: 15)),
        isItalic
          ? UIFont.make(
            family: nil, size: 15, weight: weight, isItalic: true, hasTabularDigits: false) : system
      )
    }
    #expect(font == expected)
    #expect(
      world.diagnostics.warnings == [
        "the font \"\(name)\" of iOS is not installed; the system font is used"
      ])
  }

  @Test("A monospaced font of iOS is replaced by the monospaced system font")
  func monospaced() {
    let world = World()
    world.run {
      #expect(UIFont(name: "Menlo-Bold", size: 12)?.familyName == "DejaVu Sans Mono")
      #expect(UIFont(name: "CourierNewPSMT", size: 12)?.familyName == "DejaVu Sans Mono")
    }
  }

  @Test(
    "There is no font for other names",
    arguments: ["Avenirs", "Lato-Bold", "Helvetica-Fancy", ""])
  func unknown(_ name: String) {
    let world = World()
    world.run { #expect(UIFont(name: name, size: 12) == nil) }
    #expect(world.diagnostics.warnings.isEmpty)
  }
}
