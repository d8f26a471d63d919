// Positions that travel along a path.

import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite struct MotionPathTests {
  private func shown(
    _ path: CGPath, at fraction: Double, _ set: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> LayerProperties {
    let layer = CALayer()
    layer.position = CGPoint(x: -1, y: -1)
    let animation = CAKeyframeAnimation(keyPath: "position")
    (animation.path, animation.duration) = (path, 4)
    set(animation)
    _ = makeWorld { layer.add(animation, forKey: nil) }
    return layer.shownProperties(atSeconds: 4 * fraction)
  }

  private var corner: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 10))
    return path
  }

  private func expectPoint(
    _ found: CGPoint, _ x: Double, _ y: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectClose(
      CGRect(origin: found, size: .zero), CGRect(x: x, y: y, width: 0, height: 0),
      sourceLocation: sourceLocation)
  }

  @Test("Each segment takes the same time, or its key times")
  func linear() {
    expectPoint(shown(corner, at: 0).position, 10, 0)
    expectPoint(shown(corner, at: 0.25).position, 25, 0)
    expectPoint(shown(corner, at: 0.75).position, 40, 5)
    expectPoint(shown(corner, at: 0.75) { $0.keyTimes = [0, 0.9, 1] }.position, 35, 0)
  }

  @Test("Paced, time follows length; discrete, the position jumps")
  func modes() {
    expectPoint(shown(corner, at: 0.75) { $0.calculationMode = .paced }.position, 40, 0)
    expectPoint(shown(corner, at: 0.5) { $0.calculationMode = .discrete }.position, 40, 0)
  }

  @Test("Curves follow their parameter")
  func curves() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
    path.addCurve(
      to: CGPoint(x: 40, y: 0), control1: CGPoint(x: 20, y: -8), control2: CGPoint(x: 40, y: -8))
    path.closeSubpath()
    expectPoint(shown(path, at: 0.5 / 3).position, 10, 10)
    expectPoint(shown(path, at: 1.5 / 3).position, 30, -6)
    expectPoint(shown(path, at: 2.5 / 3).position, 20, 0)
  }

  @Test("A moving layer can rotate with the path")
  func rotation() {
    let turned = shown(corner, at: 0.75) { $0.rotationMode = .rotateAuto }
    expectClose(turned.transform.m12, 1)
    let back = shown(corner, at: 0.75) { $0.rotationMode = .rotateAutoReverse }
    expectClose(back.transform.m12, -1)
  }

  @Test("An empty path, or a path for a nonpoint property, has no effect")
  func nothing() {
    expectPoint(shown(CGMutablePath(), at: 0.5).position, -1, -1)
    let other = shown(corner, at: 0.5) { $0.keyPath = "zPosition" }
    #expect(other.zPosition == 0)
  }
}
