// Compares the example with a row of images: the menu, and the middle of each transition in both
// directions. After a deliberate change look at the new image and record it: SEGUE_RECORD=1 swift
// test --filter TransitionMenuTests

import Foundation
import SegueFiles
import SegueImages
import SeguePixels
import SegueRaster
import SegueStage
import SegueWorld
import Testing
import TransitionMenu
import UIKit

@MainActor
@Suite struct TransitionMenuTests {
  private let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Goldens/TransitionMenu/menu.png")

  private func stage(scale: Double) throws -> AppStage {
    try Demo.stage(images: ImageLibrary(AssetFolder(path: ".")), scale: scale)
  }

  /// Images side by side.
  private func strip(_ images: [PixelBuffer]) throws -> PixelBuffer {
    let (width, height) = (images[0].width, images[0].height)
    let strip = try PixelBuffer(width: width * images.count, height: height)
    for (index, image) in images.enumerated() {
      for y in 0..<height {
        for x in 0..<width { strip[index * width + x, y] = image[x, y] }
      }
    }
    return strip
  }

  @Test("The menu and its four transitions match their golden")
  func images() throws {
    let app = try stage(scale: 0.25)
    let length = try app.length().seconds
    let count = 20
    let images = try (0..<count).map { index in
      let frame = Int(length * 60 * (Double(index) + 0.5) / Double(count))
      let list = try #require(try app.frame(at: FrameTime(index: frame, rateNumerator: 60)))
      return try Rasterizer().render(list)
    }
    let found = try strip(images)
    if ProcessInfo.processInfo.environment["SEGUE_RECORD"] == "1" {
      try Data(PNGEncoder.encode(found, opaque: true)).write(to: golden)
      return
    }
    let bytes = try [UInt8](Data(contentsOf: golden))
    let expected = try ImageDecoder.decode(bytes, named: "menu.png").pixels
    try #require(found.width == expected.width && found.height == expected.height)
    let differences = (0..<found.height).reduce(0) { sum, y in
      sum + (0..<found.width).count { found[$0, y] != expected[$0, y] }
    }
    #expect(differences == 0)
    #expect(app.warnings.isEmpty)
  }

  @Test("The animator breaks no lint rule")
  func lint() throws { #expect(try stage(scale: 1).lint() == []) }
}
