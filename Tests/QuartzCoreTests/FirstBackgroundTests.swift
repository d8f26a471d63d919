// The first background of a layer. A public project's tests of Core Animation (motion-animator) state
// that setting the background of a layer without one adds no implicit animation, while border and
// shadow colors, which are never nil, are animated.

import CoreGraphics
import QuartzCore
import SegueWorld
import Testing

@MainActor
@Suite struct FirstBackgroundTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("A background is animated from another one, and appears at once where there was none")
  func background() {
    let world = World()
    let viewport = SegueViewport(widthInPixels: 10, heightInPixels: 10, scale: 1)
    world.run {
      let (root, layer) = (CALayer(), CALayer())
      root.addSublayer(layer)
      _ = world.commit(root: root, at: 0, viewport: viewport)
      layer.backgroundColor = red
      #expect(layer.animation(forKey: "backgroundColor") == nil)
      layer.borderColor = red
      #expect(layer.animation(forKey: "borderColor") != nil)
      layer.backgroundColor = blue
      #expect(layer.animation(forKey: "backgroundColor") != nil)
    }
  }
}
