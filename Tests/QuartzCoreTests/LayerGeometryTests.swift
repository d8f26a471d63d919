// SEMANTICS 4f: where a layer is.

import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite struct LayerGeometryTests {
  private func layer(
    _ size: CGSize, at position: CGPoint, _ transform: CGAffineTransform = .identity
  ) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.position = position
    layer.setAffineTransform(transform)
    return layer
  }

  @Test("The frame is the bounding box of the transformed bounds")
  func frameGetter() {
    let layer = layer(
      CGSize(width: 200, height: 100), at: CGPoint(x: 150, y: 100),
      CGAffineTransform(rotationAngle: .pi / 6))
    expectClose(
      layer.frame,
      CGRect(x: 38.397459622, y: 6.698729811, width: 223.205080757, height: 186.602540378))
  }

  @Test("A quarter turn rotates about the corner")
  func frameOfQuarterTurn() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 320, height: 568)
    layer.anchorPoint = .zero
    layer.setAffineTransform(CGAffineTransform(rotationAngle: -.pi / 2))
    expectClose(layer.frame, CGRect(x: 0, y: -320, width: 568, height: 320))
  }

  @Test("Setting the frame sets bounds and position and keeps the bounds' origin")
  func frameSetter() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 7, y: 8, width: 1, height: 1)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 40, height: 60))
    #expect(layer.position == CGPoint(x: 20, y: 80))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
  }

  @Test(
    "With a scale or a quarter turn, the frame reads back as it was set",
    arguments: [
      CGAffineTransform(scaleX: 2, y: 0.5), CGAffineTransform(scaleX: -1, y: 3),
      CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0),
      CGAffineTransform(a: 0, b: -2, c: 1, d: 0, tx: 5, ty: 6),
    ])
  func frameSetterWithTransform(_ transform: CGAffineTransform) {
    let layer = layer(CGSize(width: 30, height: 50), at: CGPoint(x: 3, y: 4), transform)
    layer.anchorPoint = CGPoint(x: 0.2, y: 0.9)
    let frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    layer.frame = frame
    expectClose(layer.frame, frame)
  }

  @Test("A singular transform keeps the bounds and sets the position")
  func frameSetterSingular() {
    let layer = layer(
      CGSize(width: 30, height: 50), at: .zero, CGAffineTransform(scaleX: 0, y: 0))
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(layer.bounds.size == CGSize(width: 30, height: 50))
    #expect(layer.position == CGPoint(x: 10, y: 20))
  }

  @Test("Changing the anchor moves the layer")
  func anchorMoves() {
    let layer = layer(CGSize(width: 100, height: 40), at: CGPoint(x: 50, y: 20))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 20, width: 100, height: 40))
  }

  @Test("Points convert through transforms, bounds origins and distant relatives")
  func convert() {
    let root = layer(CGSize(width: 100, height: 100), at: CGPoint(x: 50, y: 50))
    let left = layer(
      CGSize(width: 20, height: 20), at: CGPoint(x: 10, y: 10),
      CGAffineTransform(scaleX: 2, y: 2))
    let right = layer(CGSize(width: 20, height: 20), at: CGPoint(x: 60, y: 60))
    right.bounds.origin = CGPoint(x: 5, y: 0)
    root.addSublayer(left)
    root.addSublayer(right)
    let point = left.convert(CGPoint(x: 10, y: 10), to: right)
    #expect(point == CGPoint(x: -35, y: -40))
    #expect(left.convert(point, from: right) == CGPoint(x: 10, y: 10))
    let box = left.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: root)
    #expect(box == CGRect(x: -10, y: -10, width: 40, height: 40))
  }

  @Test("Hit testing goes front to back by zPosition and order, skipping hidden and clipped layers")
  func hitTest() {
    let root = layer(CGSize(width: 100, height: 100), at: CGPoint(x: 50, y: 50))
    let (low, high) = (CALayer(), CALayer())
    for child in [high, low] {
      child.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      root.addSublayer(child)
    }
    let point = CGPoint(x: 10, y: 10)
    #expect(root.hitTest(point) === low)
    high.zPosition = 1
    #expect(root.hitTest(point) === high)
    high.isHidden = true
    #expect(root.hitTest(point) === low)
    let outside = CALayer()
    outside.frame = CGRect(x: 60, y: 0, width: 10, height: 10)
    low.addSublayer(outside)
    #expect(root.hitTest(CGPoint(x: 65, y: 5)) === outside)
    low.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 65, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 200, y: 5)) == nil)
  }
}
