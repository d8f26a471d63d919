// Drawing what is displayed, by way of presentation layers.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite("Drawing of presentation layers") struct PresentationDrawingTests {
  @Test("render(in:) of a presentation layer draws the displayed values of its tree")
  func rendering() throws {
    let world = World()
    let (root, child, expected) = world.run { (tree(x: 0), CALayer(), tree(x: 10)) }
    world.run {
      child.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      child.backgroundColor = UIColor.red.cgColor
      root.sublayers?.first?.removeFromSuperlayer()
      root.addSublayer(child)
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (5, 25, 2)
      child.add(move, forKey: nil)
    }
    try world.advance(to: VirtualTime(seconds: 1))
    try world.run {
      let shown = try #require(root.presentation())
      #expect(drawn(shown) == drawn(expected))
      #expect(drawn(root) != drawn(expected))
    }
  }

  private func tree(x: CGFloat) -> CALayer {
    let (root, child) = (CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    child.frame = CGRect(x: x, y: 0, width: 10, height: 10)
    child.backgroundColor = UIColor.red.cgColor
    root.addSublayer(child)
    return root
  }

  private func drawn(_ layer: CALayer) -> Data? {
    UIGraphicsImageRenderer(size: layer.bounds.size)
      .image { layer.render(in: $0.cgContext) }.pngData()
  }
}
