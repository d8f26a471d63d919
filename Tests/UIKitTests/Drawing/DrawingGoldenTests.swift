// Small drawings, byte for byte. After a deliberate change look at the new images and record them:
// SEGUE_RECORD=1 swift test --filter DrawingGoldenTests

import CoreGraphics
import Foundation
import SegueDisplay
import SegueImages
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct DrawingGoldenTests {
  @Test("A drawing matches its golden", arguments: DrawingSample.all)
  func golden(_ sample: DrawingSample) throws {
    let pixels = try #require(World().run { sample.image().cgImage?.bitmap?.pixels })
    try expectGolden(pixels, sample.name, opaque: false)
  }

  @Test("There is a drawing for every golden")
  func noneLeftOver() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: goldens().path)
    let drawings = Set(DrawingSample.all.map { "\($0.name).png" })
    #expect(Set(names.filter { !$0.hasPrefix("film-") }) == drawings)
  }

  @Test("As contents of a layer, a drawing equals its pixels", arguments: DrawingSample.all)
  func contents(_ sample: DrawingSample) throws {
    let (image, list) = World().run {
      let image = sample.image()
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
      layer.contents = image.cgImage
      return (
        image,
        World.current.commit(
          root: layer, at: 0,
          viewport: SegueViewport(widthInPixels: 64, heightInPixels: 64, background: .clear))
      )
    }
    let pixels = try #require(image.cgImage?.bitmap?.pixels)
    #expect(differences(try Rasterizer().render(list), pixels) == 0)
    #expect(World().unsupported.isEmpty)
  }

  @Test("An enlarged drawing is drawn at the larger size", arguments: DrawingSample.all)
  func sharp(_ sample: DrawingSample) throws {
    let (small, large) = World().run { (sample.image(), sample.image(scale: 3)) }
    let drawing = try #require(small.cgImage?.drawing)
    let list = DisplayList(
      width: 192, height: 192, background: .clear,
      items: drawing.recording.items(
        part: drawing.bounds, in: CGRect(x: 0, y: 0, width: 192, height: 192),
        transform: .identity))
    let pixels = try #require(large.cgImage?.bitmap?.pixels)
    #expect(differences(try Rasterizer().render(list), pixels) == 0)
  }
}
