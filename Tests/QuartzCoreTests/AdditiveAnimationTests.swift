// SEMANTICS 4e: additive composition and interruption.

import CoreGraphics
import Foundation
import QuartzCore
import SegueTiming
import SegueWorld
import Testing

@MainActor
@Suite struct AdditiveAnimationTests {
  /// Sets the model to `new` and adds an animation of the difference, as UIKit does.
  private func retarget(
    _ layer: CALayer, _ keyPath: String, to new: AnimatableValue, curve name: Curve
  ) throws {
    let old = try #require(layer.modelValue(forKeyPath: keyPath))
    layer.setModelValue(new, forKeyPath: keyPath)
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = old.difference(from: new)
    animation.toValue = AnimatableValue.zeroDelta(like: new)
    animation.isAdditive = true
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(
      name: name == .linear ? .linear : .easeInEaseOut)
    layer.add(animation, forKey: nil)
  }

  private enum Curve { case linear, easeInOut }

  @Test("A motion that is reversed turns around without a jump")
  func retargetedMotion() throws {
    let layer = CALayer()
    let world = World()
    try world.run { try retarget(layer, "position.x", to: .number(100), curve: .easeInOut) }
    expectClose(layer.number("position.x", at: 0.25), 12.916193105)
    try world.advance(to: VirtualTime(seconds: 0.5))
    try world.run { try retarget(layer, "position.x", to: .number(0), curve: .easeInOut) }
    let table = [
      (0.5, 50), (0.6, 64.839367635), (0.75, 74.167613791), (1, 50), (1.25, 12.916193105),
      (1.5, 0),
    ]
    for (time, value) in table { expectClose(layer.number("position.x", at: time), value) }
    try world.advance(to: VirtualTime(seconds: 1.25))
    expectClose(layer.number("position.x", at: 1.25), 12.916193105)
    #expect(layer.animations.count == 1)
    try world.advance(to: VirtualTime(seconds: 1.5))
    #expect(layer.animations.isEmpty)
  }

  @Test("A nonadditive animation with the same key is replaced")
  func replaced() throws {
    let layer = CALayer()
    let world = World()
    func fade(from: Double, to: Double) {
      layer.setModelValue(.number(to), forKeyPath: "opacity")
      let animation = CABasicAnimation(keyPath: "opacity")
      (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(animation, forKey: "opacity")
    }
    world.run { fade(from: 1, to: 0.5) }
    expectClose(layer.number("opacity", at: 0.25), 1 - 0.5 * 0.129161931)
    try world.advance(to: VirtualTime(seconds: 0.5))
    world.run { fade(from: 0.5, to: 0.2) }
    expectClose(layer.number("opacity", at: 0.5), 0.5)
    expectClose(layer.number("opacity", at: 0.75), 0.461251421)
    expectClose(layer.number("opacity", at: 1), 0.35)
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test("An additive transform applies the difference before the model")
  func additiveTransform() throws {
    let layer = CALayer()
    let target = CGAffineTransform(scaleX: 2, y: 1)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 3))
    let matrix = CATransform3DMakeAffineTransform(target)
    try makeWorld {
      try retarget(layer, "transform", to: .transform(matrix), curve: .linear)
    }.run {}
    let plane = try #require(layer.plane(at: 0.5))
    expectClose(plane.a, 1.254670721)
    expectClose(plane.b, 1.030223301)
    expectClose(plane.c, -0.308482456)
    expectClose(plane.d, 0.924735211)
  }

  @Test("Retargeting a transform never jumps, even if the transforms do not commute")
  func continuity() throws {
    let layer = CALayer()
    let world = World()
    let targets = [
      CGAffineTransform(scaleX: 3, y: 0.5).rotated(by: 1), CGAffineTransform(1, 0.5, 0, 2, 30, -4),
      CGAffineTransform(rotationAngle: -2).translatedBy(x: 10, y: 20),
    ]
    for (index, target) in targets.enumerated() {
      let time = 0.3 * Double(index)
      try world.advance(to: VirtualTime(seconds: time))
      let before = try #require(layer.plane(at: time))
      try world.run {
        let matrix = CATransform3DMakeAffineTransform(target)
        try retarget(layer, "transform", to: .transform(matrix), curve: .easeInOut)
      }
      let after = try #require(layer.plane(at: time))
      expectClose(after.a, before.a)
      expectClose(after.b, before.b)
      expectClose(after.c, before.c)
      expectClose(after.d, before.d)
      expectClose(after.tx, before.tx)
      expectClose(after.ty, before.ty)
    }
    #expect(layer.animations.count == 3)
  }

  @Test("Bounds and corner radius animate additively")
  func additiveBounds() throws {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let world = World()
    try world.run {
      let small = CGRect(x: 10, y: 0, width: 0, height: 50)
      try retarget(layer, "bounds", to: .rect(small), curve: .linear)
      try retarget(layer, "cornerRadius", to: .number(8), curve: .linear)
    }
    let shown = layer.shownProperties(atSeconds: 0.5)
    expectClose(shown.bounds, CGRect(x: 5, y: 0, width: 50, height: 75))
    #expect(shown.cornerRadius == 4)
    #expect(layer.bounds.width == 0)
  }
}
