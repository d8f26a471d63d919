// The edge of a device's display: it is cut after everything else, and a rotation leaves no gap.

import SegueRaster
import SegueStage
import SegueWorld
import Testing

@MainActor
@Suite struct DisplayEdgeTests {
  @Test("A blur next to a round corner shows none of the black outside of the display")
  func blur() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { device: iphone-15, scale: 0.5, fps: 10 }
      screens:
        a:
          background: "#FF8800"
          views: [{ blur: light, frame: [0, 0, 393, 120] }]
      script: [{ show: a }, { wait: 0.1 }]

      """)
    let list = try #require(try stage.frame(at: FrameTime(index: 0, rateNumerator: 10)))
    let pixels = try Rasterizer().render(list)
    #expect(pixels[0, 0].red == 0 && pixels[0, 0].alpha == 255)
    let middle = pixels[98, 30]
    for place in [(10, 10), (9, 9), (186, 10), (30, 1), (1, 30)] {
      #expect(pixels[place.0, place.1] == middle, "\(place)")
    }
  }

  @Test("Content that fills the display covers it while the device is rotated")
  func rotation() throws {
    let stage = try StageSamples.stage(
      """
      segue: 1
      canvas: { device: iphone-15, scale: 0.25, fps: 10, corners: false, background: "#0000FF" }
      screens: { a: { background: "#FF8800" } }
      script: [{ show: a }, { wait: 0.1 }, { rotate: landscape }, { wait: 0.1 }]

      """)
    for index in 0..<5 {
      let list = try #require(try stage.frame(at: FrameTime(index: index, rateNumerator: 10)))
      let pixels = try Rasterizer().render(list)
      for y in 0..<pixels.height {
        // Every pixel is content, the area around the device, or a mixture of the two.
        for x in 0..<pixels.width {
          let pixel = pixels[x, y]
          #expect(Int(pixel.red) + Int(pixel.blue) >= 250, "\(index): \(x), \(y): \(pixel)")
        }
      }
    }
  }
}
