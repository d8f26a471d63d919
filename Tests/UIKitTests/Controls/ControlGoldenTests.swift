// Controls in the light and in the dark, byte for byte. After a deliberate change look at the new images and
// record them: SEGUE_RECORD=1 swift test --filter ControlGoldenTests

import Foundation
import SegueDisplay
import SegueImages
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ControlGoldenTests {
  private func pixels(
    _ sheet: ControlSheet, _ style: UIUserInterfaceStyle, at seconds: Double = 0
  ) throws -> PixelBuffer {
    let world = World()
    let window = world.run { sheet.window(style) }
    try world.advance(to: VirtualTime(seconds: seconds))
    let list = world.run {
      world.commit(
        root: window.layer, at: seconds,
        viewport: SegueViewport(
          widthInPixels: Int(sheet.width * 2), heightInPixels: Int(sheet.height * 2), scale: 2))
    }
    #expect(world.unsupported.isEmpty)
    #expect(world.diagnostics.warnings.isEmpty)
    return try Rasterizer().render(list)
  }

  @Test("Controls match their goldens", arguments: 0..<7, ["light", "dark"])
  func golden(_ index: Int, _ style: String) throws {
    let sheet = ControlSheet.all[index]
    try expectGolden(
      pixels(sheet, style == "dark" ? .dark : .light, at: 0.25), "\(sheet.name)-\(style)")
  }

  @Test("There is a sheet for every golden")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: goldens().path)
    let expected = ControlSheet.all.flatMap { ["\($0.name)-light.png", "\($0.name)-dark.png"] }
    #expect(Set(names) == Set(expected))
  }

  @Test("Spinners rotate: they differ a tenth of a turn later and match a full turn later")
  func spinning() throws {
    let sheet = try #require(ControlSheet.all.last)
    let first = try pixels(sheet, .light, at: 0.25)
    #expect(differences(first, try pixels(sheet, .light, at: 0.35)) > 100)
    #expect(differences(first, try pixels(sheet, .light, at: 1.05)) == 0)
  }
}
