// SEMANTICS 4f: where a layer is.

import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite struct LayerGeometryTests {
  private func close(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-8 && abs(a.minY - b.minY) < 1e-8
      && abs(a.width - b.width) < 1e-8 && abs(a.height - b.height) < 1e-8
  }

  @Test("The frame is the bounding box of the transformed bounds")
  func frameGetter() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.position = CGPoint(x: 150, y: 100)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
    let expected = CGRect(
      x: 38.397459622, y: 6.698729811, width: 223.205080757, height: 186.602540378)
    #expect(close(layer.frame, expected), "\(layer.frame)")
  }

  @Test("A quarter turn about the corner")
  func frameOfQuarterTurn() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 320, height: 568)
    layer.anchorPoint = .zero
    layer.setAffineTransform(CGAffineTransform(rotationAngle: -.pi / 2))
    #expect(close(layer.frame, CGRect(x: 0, y: -320, width: 568, height: 320)))
  }
}
