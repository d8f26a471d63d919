// NaN, infinite and huge numbers: no value that code sets can trap.

import CoreGraphics
import Foundation
import QuartzCore
import SegueDisplay
import SegueWorld
import Testing

@MainActor
@Suite struct BadNumberTests {
  private static let bad: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, .leastNonzeroMagnitude, 0.5, 7,
  ]

  @Test("Random trees of bad numbers commit, record, hit-test and finish", arguments: 0..<40)
  func trees(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let world = World()
    try world.run {
      let root = CALayer()
      var layers = [root]
      for _ in 0..<12 {
        let layer = CALayer()
        layers.randomElement(using: &generator)?.addSublayer(layer)
        layers.append(layer)
      }
      for layer in layers { disturb(layer, &generator) }
      let viewport = SegueViewport(widthInPixels: 10, heightInPixels: 10)
      for seconds in [0, 0.5, Double.nan, .infinity] {
        _ = world.commit(root: root, at: seconds, viewport: viewport).dump()
      }
      for layer in layers {
        disturb(layer, &generator)
        layer.contents = layers.randomElement(using: &generator)?.recordModel()
        _ = layer.presentation()?.frame
        _ = root.hitTest(CGPoint(x: number(&generator), y: number(&generator)))
        _ = layer.convert(CGPoint(x: number(&generator), y: 1), to: layers[3])
      }
      _ = world.commit(root: root, at: 0.25, viewport: viewport).dump()
      try world.advance(to: VirtualTime(seconds: 10))
    }
  }

  private func number(_ generator: inout SeededGenerator) -> CGFloat {
    Self.bad.randomElement(using: &generator) ?? 0
  }

  private func disturb(_ layer: CALayer, _ generator: inout SeededGenerator) {
    var next: CGFloat { number(&generator) }
    layer.bounds = CGRect(x: next, y: next, width: next, height: next)
    layer.position = CGPoint(x: next, y: next)
    layer.zPosition = next
    layer.setAffineTransform(CGAffineTransform(next, next, next, next, next, next))
    layer.cornerRadius = next
    layer.opacity = Float(next)
    layer.borderWidth = next
    layer.contentsScale = next
    layer.contentsRect = CGRect(x: next, y: next, width: next, height: next)
    layer.backgroundColor = CGColor(red: next, green: next, blue: next, alpha: next)
    layer.masksToBounds = next > 0
    layer.frame = CGRect(x: next, y: next, width: next, height: next)
    (layer.speed, layer.timeOffset, layer.beginTime) = (Float(next), next, next)
    layer.add(animation(&generator), forKey: Bool.random(using: &generator) ? "k" : nil)
  }

  private func animation(_ generator: inout SeededGenerator) -> CAAnimation {
    var next: CGFloat { number(&generator) }
    let paths = ["position", "bounds.size", "transform.rotation", "transform.scale.y", "opacity"]
    let path = paths.randomElement(using: &generator) ?? "opacity"
    let basic = CASpringAnimation(keyPath: path)
    (basic.fromValue, basic.toValue, basic.byValue) = (next, CGPoint(x: next, y: next), next)
    (basic.mass, basic.stiffness, basic.damping) = (next, next, next)
    basic.initialVelocity = next
    (basic.isAdditive, basic.isCumulative) = (next > 0, next > 0)
    let frames = CAKeyframeAnimation(keyPath: path)
    frames.values = [next, next, next]
    frames.keyTimes = [NSNumber(value: Double(next)), 0.5, NSNumber(value: Double(next))]
    frames.calculationMode = next > 0 ? .cubicPaced : .linear
    let line = CGMutablePath()
    line.move(to: CGPoint(x: next, y: next))
    line.addLine(to: CGPoint(x: next, y: next))
    let along = CAKeyframeAnimation(keyPath: "position")
    along.path = line
    along.calculationMode = next > 0 ? .paced : .linear
    (along.rotationMode, along.duration) = (.rotateAuto, 1)
    let group = CAAnimationGroup()
    group.animations = [basic, frames, along]
    for part in [basic, frames, group] {
      (part.beginTime, part.duration, part.speed) = (next, next, Float(next))
      (part.timeOffset, part.repeatCount, part.repeatDuration) = (next, Float(next), next)
      part.autoreverses = next > 0
      part.fillMode = next > 0 ? .both : .removed
    }
    return next > 0 ? group : basic
  }
}
