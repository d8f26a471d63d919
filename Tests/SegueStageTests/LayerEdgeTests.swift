// The edges of layers in scenes: smooth without seams by default, hard with `edges: device`.

import SeguePixels
import SegueRaster
import SegueScenes
import SegueStage
import SegueWorld
import Testing
import UIKit

@MainActor
@Suite struct LayerEdgeTests {
  private func stage(_ canvas: String) throws -> Stage {
    try StageSamples.stage(
      """
      segue: 1
      canvas: { width: 40, height: 80, fps: 60, background: "#00FF00"\(canvas) }
      screens:
        a: { background: "#FF0000" }
        b: { background: "#0000FF" }
      transitions:
        push: { duration: 0.5, incoming: { from: { translate: [0, -100%] } }, outgoing: { to: { translate: [0, 100%] } } }
      script: [{ show: a }, { present: b, transition: push }, { wait: 0.1 }]

      """)
  }

  private func frame(_ index: Int, _ stage: Stage) throws -> PixelBuffer {
    let list = try #require(try stage.frame(at: FrameTime(index: index, rateNumerator: 60)))
    return try Rasterizer().render(list)
  }

  private func colors(_ pixels: PixelBuffer) -> Set<PremultipliedRGBA8> {
    var colors: Set<PremultipliedRGBA8> = []
    for y in 0..<pixels.height {
      for x in 0..<pixels.width { colors.insert(pixels[x, y]) }
    }
    return colors
  }

  @Test("screens that push each other show nothing of what is behind them, in any frame")
  func smooth() throws {
    let stage = try stage("")
    var mixtures = 0
    for index in 0..<30 {
      let found = colors(try frame(index, stage))
      for color in found { #expect(color.green <= 1, "frame \(index): \(color)") }
      mixtures += found.count { $0.red > 1 && $0.blue > 1 }
    }
    #expect(mixtures > 5)
  }

  @Test("with the edges of a device no frame has mixed colors")
  func device() throws {
    let stage = try stage(", edges: device")
    var counts: Set<Int> = []
    for index in 0..<30 {
      let pixels = try frame(index, stage)
      for color in colors(pixels) {
        let parts = [color.red, color.green, color.blue]
        #expect(parts.sorted() == [0, 0, 255], "frame \(index): \(color)")
      }
      counts.insert((0..<80).count { pixels[20, $0].blue == 255 })
    }
    #expect(counts.count > 10)
  }

  @Test("the schema of scenes has the edges, and other values are rejected")
  func grammar() throws {
    #expect(try StageSamples.document(text("device")).canvas.edges == .device)
    #expect(try StageSamples.document(text("smooth")).canvas.edges == .smooth)
    #expect(throws: (any Error).self) { try StageSamples.document(text("hard")) }
  }

  private func text(_ edges: String) -> String {
    """
    segue: 1
    canvas: { width: 40, height: 80, edges: \(edges) }
    screens: { a: { background: white } }
    script: [{ show: a }, { wait: 0.1 }]

    """
  }

  @Test("code that an app runs chooses the edges of a layer")
  func code() throws {
    var canvas = SceneCanvas(width: 40, height: 40)
    canvas.edges = .device
    for isSmooth in [false, true] {
      let stage = try AppStage(canvas, script: [.wait(1)]) { window in
        let controller = UIViewController()
        controller.view.backgroundColor = .red
        let square = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        square.backgroundColor = .blue
        square.transform = CGAffineTransform(rotationAngle: 0.4)
        if isSmooth { square.layer.allowsEdgeAntialiasing = true }
        controller.view.addSubview(square)
        window.rootViewController = controller
      }
      let list = try #require(try stage.frame(at: FrameTime(index: 0, rateNumerator: 60)))
      let count = colors(try Rasterizer().render(list)).count
      #expect(isSmooth ? count > 10 : count == 2)
    }
  }
}
