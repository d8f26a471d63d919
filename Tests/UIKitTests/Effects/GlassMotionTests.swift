// Glass over moving content: views, and contents that change with time.

import SegueDisplay
import SeguePixels
import SegueRaster
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct GlassMotionTests {
  private let world = World()

  private func pixel(_ root: UIView, _ x: Int, _ y: Int) throws -> PremultipliedRGBA8 {
    let viewport = SegueViewport(widthInPixels: 60, heightInPixels: 40)
    let list = world.commit(root: root.layer, at: world.now.seconds, viewport: viewport)
    return try Rasterizer().render(list)[x, y]
  }

  private func scene(over content: UIView) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    root.backgroundColor = .white
    root.addSubview(content)
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    glass.frame = CGRect(x: 20, y: 0, width: 40, height: 40)
    root.addSubview(glass)
    return root
  }

  @Test("A view that passes beneath is visible through the glass at any place")
  func passing() throws {
    let ball = world.run { UIView(frame: CGRect(x: -40, y: 0, width: 40, height: 40)) }
    let root = world.run {
      ball.backgroundColor = .blue
      let root = scene(over: ball)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { ball.frame.origin.x = 60 }
      return root
    }
    let reds = try [0, 0.4, 0.6, 0.8, 1].map { time in
      try world.at(time) { Int(try pixel(root, 40, 20).red) }
    }
    // White, then more and more of the ball and less again, then white.
    #expect(reds[0] == 255 && reds[4] == 255)
    #expect(reds[1] < 255 && reds[2] < reds[1] && reds[3] > reds[2])
  }

  @Test("A movie beneath is displayed at the time of the frame")
  func movie() throws {
    func image(_ red: UInt8) throws -> CGImage {
      let pixels = try PixelBuffer(width: 2, height: 2)
      for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
        pixels[x, y] = PremultipliedRGBA8(red, 0, 0, 255)
      }
      return CGImage(Bitmap(pixels))
    }
    let (dark, bright) = (try image(20), try image(220))
    let root = world.run {
      let screen = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      screen.layer.contents = TimedContents { $0 < 1 ? dark : bright }
      return scene(over: screen)
    }
    let before = try world.at(0.5) { try pixel(root, 40, 20) }
    let after = try world.at(1.5) { try pixel(root, 40, 20) }
    // Saturated by 1.8, then white at 0.3 over it.
    #expect(abs(Int(before.red) - 99) <= 2 && abs(Int(before.green) - 76) <= 1)
    #expect(after.red == 255)
  }
}
