// Presentation layers are of the class of their model layers, and form a tree.

import CoreGraphics
import Foundation
import QuartzCore
import SegueWorld
import Testing

private final class Gauge: CALayer {
  var level = 3
  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    level = (layer as? Gauge)?.level ?? 0
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Presentation trees") struct PresentationTreeTests {
  @Test("A presentation layer is of the layer's class, created by init(layer:)")
  func classes() throws {
    let gauge = Gauge()
    gauge.level = 8
    let world = makeWorld {
      let shown: Gauge? = gauge.presentation()
      #expect(shown?.level == 8 && shown !== gauge)
      #expect(shown?.model() === gauge && gauge.model() === gauge)
      let ring: CAShapeLayer? = CAShapeLayer().presentation()
      #expect(ring != nil)
    }
    _ = world
  }

  @Test("Sublayers, masks and superlayers of presentation layers are presentation layers")
  func tree() throws {
    let (root, child, leaf, mask) = (CALayer(), CALayer(), CALayer(), CAShapeLayer())
    root.addSublayer(child)
    child.addSublayer(leaf)
    child.mask = mask
    child.position = CGPoint(x: 10, y: 0)
    let fade = CABasicAnimation(keyPath: "position.x")
    (fade.fromValue, fade.toValue, fade.duration) = (10, 30, 2)
    let world = makeWorld { child.add(fade, forKey: nil) }
    try world.advance(to: VirtualTime(seconds: 1))
    try world.run {
      let shown = try #require(root.presentation())
      let shownChild = try #require(shown.sublayers?.first)
      #expect(shownChild.model() === child && shownChild.position.x == 20)
      #expect(shownChild.superlayer === shown)
      #expect(shownChild.sublayers?.first?.model() === leaf)
      #expect(shownChild.mask?.model() === mask && mask.superlayer === child)
      let alone = try #require(leaf.presentation())
      #expect(alone.superlayer?.model() === child)
      #expect(alone.convert(CGPoint.zero, to: nil).x == 20)
      #expect(root.sublayers?.count == 1 && child.superlayer === root)
    }
  }
}
