// Values of scenes that other modules calculate with.

import CoreGraphics
import SegueScenes
import Testing

@Suite struct SceneValueTests {
  @Test("a percentage is a part of the whole, points are not")
  func lengths() {
    #expect(Length.percent(25).points(of: 80) == 20)
    #expect(Length.percent(-150).points(of: 8) == -12)
    #expect(Length.points(25).points(of: 80) == 25)
    #expect(Length.zero.points(of: 80) == 0)
  }

  @Test(
    "colors have three parts, or a fourth for the opacity",
    arguments: [
      ("#FF8000", [255, 128, 0, 255]), ("#F80", [255, 136, 0, 255]),
      ("#01020380", [1, 2, 3, 128]), ("#abcdef", [171, 205, 239, 255]),
      ("#FFFFFF00", [255, 255, 255, 0]),
    ] as [(String, [Double])])
  func colors(_ text: String, _ bytes: [Double]) throws {
    let color = try #require(SceneColor(text))
    let parts = [color.red, color.green, color.blue, color.alpha]
    #expect(parts == bytes.map { $0 / 255 })
  }

  @Test("texts that are no colors", arguments: ["", "#", "#12", "#12345", "#12345G", "123456"])
  func noColors(_ text: String) { #expect(SceneColor(text) == nil) }

  @Test("an emitter has the documented defaults, and the particles of one lifetime at once")
  func emitters() {
    var emitter = SceneEmitter()
    #expect(emitter.rate == 20 && emitter.lifetime == 2 && emitter.speed == 100)
    #expect(emitter.scale == 1 && emitter.spin == 0 && emitter.spread == 0)
    #expect(emitter.particlesAtOnce == 40)
    emitter.lifetimeRange = 1
    #expect(emitter.particlesAtOnce == 50)
    emitter.duration = 0.51
    #expect(emitter.particlesAtOnce == 11)
  }
}
