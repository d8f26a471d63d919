// Scroll layers: where they scroll, and what is visible in them.

import QuartzCore
import SegueWorld
import Testing

@MainActor
@Suite struct ScrollLayerTests {
  private func layer(_ mode: CAScrollLayerScrollMode = .both) -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.scrollMode = mode
    return layer
  }

  @Test(
    "a layer scrolls in the directions of its mode",
    arguments: [
      (CAScrollLayerScrollMode.both, CGPoint(x: 30, y: 40)), (.none, .zero),
      (.horizontally, CGPoint(x: 30, y: 0)), (.vertically, CGPoint(x: 0, y: 40)),
    ])
  func modes(_ mode: CAScrollLayerScrollMode, _ expected: CGPoint) {
    World().run {
      let layer = layer(mode)
      layer.scroll(to: CGPoint(x: 30, y: 40))
      #expect(layer.bounds.origin == expected)
    }
  }

  @Test("a rectangle becomes visible by the shortest way")
  func rectangles() {
    World().run {
      let (layer, content) = (layer(), CALayer())
      content.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
      layer.addSublayer(content)
      content.scrollRectToVisible(CGRect(x: 150, y: 10, width: 20, height: 20))
      #expect(layer.bounds.origin == CGPoint(x: 70, y: 0))
      #expect(content.visibleRect == CGRect(x: 70, y: 0, width: 100, height: 50))
      content.scrollRectToVisible(CGRect(x: 20, y: 200, width: 300, height: 20))
      #expect(layer.bounds.origin == CGPoint(x: 20, y: 170))
      content.scroll(CGPoint(x: 5, y: 6))
      #expect(layer.bounds.origin == CGPoint(x: 5, y: 6))
      #expect(CALayer().visibleRect == .zero)
    }
  }
}
