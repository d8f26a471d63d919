// Lists in the light and in the dark, byte for byte. After a deliberate change look at the new images and record
// them: SEGUE_RECORD=1 swift test --filter ListGoldenTests

import Foundation
import SegueDisplay
import SegueImages
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ListGoldenTests {
  private func pixels(_ sheet: ListSheet, _ style: UIUserInterfaceStyle) throws -> PixelBuffer {
    let world = World()
    let (window, source) = world.run { sheet.window(style) }
    for (index, (seconds, x, y)) in sheet.touch.enumerated() {
      world.touches.schedule(
        .init(0, index == 0 ? .began : .moved, at: CGPoint(x: x, y: y)),
        at: VirtualTime(seconds: seconds))
    }
    if let last = sheet.touch.last {
      world.touches.schedule(.init(0, .ended), at: VirtualTime(seconds: last.0 + 0.05))
    }
    try world.advance(to: VirtualTime(seconds: sheet.time))
    let list = world.run {
      world.commit(
        root: window.layer, at: sheet.time,
        viewport: SegueViewport(
          widthInPixels: Int(sheet.size.width * 2), heightInPixels: Int(sheet.size.height * 2),
          scale: 2))
    }
    #expect(world.unsupported.isEmpty)
    #expect(world.diagnostics.warnings.isEmpty)
    return try withExtendedLifetime(source) { try Rasterizer().render(list) }
  }

  @Test("Lists match their goldens", arguments: 0..<12, ["light", "dark"])
  func golden(_ index: Int, _ style: String) throws {
    let sheet = ListSheet.all[index]
    try expectGolden(
      pixels(sheet, style == "dark" ? .dark : .light), "\(sheet.name)-\(style)")
  }

  @Test("There is a sheet for every golden")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: goldens().path)
    let expected = ListSheet.all.flatMap { ["\($0.name)-light.png", "\($0.name)-dark.png"] }
    #expect(Set(names) == Set(expected))
  }
}
