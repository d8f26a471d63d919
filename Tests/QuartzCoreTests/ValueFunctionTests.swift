// Functions from the numbers of an animation to transforms.

import CoreGraphics
import Foundation
import QuartzCore
import SegueTiming
import SegueWorld
import Testing

@MainActor
@Suite struct ValueFunctionTests {
  private func layer(_ animation: CAPropertyAnimation, in world: World) -> CALayer {
    let layer = CALayer()
    world.run {
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(animation, forKey: nil)
    }
    return layer
  }

  @Test("An angle passes whole turns, which the transforms at its ends do not tell")
  func turns() {
    let animation = CABasicAnimation(keyPath: "transform")
    (animation.fromValue, animation.toValue) = (0, 2 * Double.pi)
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    let world = World()
    let layer = layer(animation, in: world)
    for (time, angle) in [(0.125, Double.pi / 4), (0.25, .pi / 2), (0.375, .pi * 0.75)] {
      expectClose(layer.number("transform.rotation.z", at: time), angle)
    }
    expectClose(layer.number("transform.rotation.z", at: 0.75), -.pi / 2)
    #expect(animation.unsupportedValues(on: layer.shownProperties(atSeconds: 0)).isEmpty)
  }

  @Test("Three factors make a scale, three distances a translation, also between keyframes")
  func triples() {
    let scale = CAKeyframeAnimation(keyPath: "transform")
    scale.values = [[1, 1, 1], [3, 5, 1]]
    scale.valueFunction = CAValueFunction(name: .scale)
    let scaled = layer(scale, in: World())
    expectClose(scaled.number("transform.scale.x", at: 0.5), 2)
    expectClose(scaled.number("transform.scale.y", at: 0.5), 3)
    let move = CABasicAnimation(keyPath: "transform")
    move.byValue = [10, 20, 0]
    move.valueFunction = CAValueFunction(name: .translate)
    let moved = layer(move, in: World())
    expectClose(moved.number("transform.translation.x", at: 0.25), 2.5)
    expectClose(moved.number("transform.translation.y", at: 0.25), 5)
  }

  @Test("A missing value is that of the transform that is displayed")
  func missing() {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = 3
    animation.valueFunction = CAValueFunction(name: .scaleX)
    let world = World()
    let layer = CALayer()
    world.run {
      layer.transform = CATransform3DMakeScale(2, 1, 1)
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(animation, forKey: nil)
    }
    expectClose(layer.number("transform.scale.x", at: 0.5), 2.5)
  }

  @Test("Other properties are refused, and so are unknown names")
  func refused() {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue) = (0, 1)
    animation.valueFunction = CAValueFunction(name: .rotateX)
    let layer = layer(animation, in: World())
    #expect(
      animation.unsupportedValues(on: layer.shownProperties(atSeconds: 0)) == [
        "animation of \"opacity\" with a valueFunction (expected a transform)"
      ])
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")) == nil)
    #expect(CAValueFunction(name: .translateY)?.name.rawValue == "translateY")
  }
}
