// Keyframe animations, groups, repetition and the stacking of animations.

import CoreGraphics
import Foundation
import QuartzCore
import SegueTiming
import Testing

@MainActor
@Suite struct KeyframeAnimationTests {
  private func shown(at fraction: Double, _ set: (CAKeyframeAnimation) -> Void) -> Double? {
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.duration = 10
    set(animation)
    _ = makeWorld { layer.add(animation, forKey: nil) }
    return layer.number("zPosition", at: 10 * fraction)
  }

  @Test("Linear keyframes interpolate with and without key times")
  func linear() {
    expectClose(shown(at: 0.75) { $0.values = [0, 100, 200] }, 150)
    expectClose(
      shown(at: 0.1) {
        $0.values = [0, 100, 200]
        $0.keyTimes = [0, 0.2, 1]
      }, 50)
  }

  @Test("Discrete, paced and cubic modes interpolate as specified")
  func modes() {
    func value(_ mode: CAAnimationCalculationMode, at fraction: Double) -> Double? {
      shown(at: fraction) {
        $0.values = [0, 100, 50, 200]
        $0.calculationMode = mode
      }
    }
    expectClose(value(.discrete, at: 0.3), 100)
    expectClose(value(.discrete, at: 0.9), 200)
    expectClose(value(.paced, at: 0.5), 50)
    expectClose(value(.paced, at: 0.9), 170)
    expectClose(value(.cubic, at: 0.25), 85.546875)
    expectClose(value(.cubic, at: 0.9), 148.7)
    expectClose(value(.cubicPaced, at: 0.25), 84.375)
  }

  @Test(
    "Tension, continuity and bias shape the cubic modes",
    arguments: [("t", 2.5), ("c", 2.125), ("b", 2.375), ("", 2.25)])
  func splineShape(_ name: String, _ expected: Double) {
    let found = shown(at: 0.5) {
      $0.values = [0, 1, 4, 9]
      $0.keyTimes = [0, 0.25, 0.75, 1]
      $0.calculationMode = .cubic
      if name == "t" { $0.tensionValues = [0, 1, 1, 0] }
      if name == "c" { $0.continuityValues = [0, 1, 0, 0] }
      if name == "b" { $0.biasValues = [0, 0, 1, 0] }
    }
    expectClose(found, expected)
  }

  @Test("Each segment has its own timing curve, and so has the whole")
  func timingFunctions() {
    let functions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
    ]
    expectClose(
      shown(at: 0.25) {
        $0.values = [0, 100, 200]
        $0.timingFunctions = functions
      }, 31.5356813, tolerance: 1e-6)
    expectClose(
      shown(at: 0.75) {
        $0.values = [0, 100, 200]
        $0.timingFunctions = functions
      }, 168.4643187, tolerance: 1e-6)
    expectClose(
      shown(at: 0.5) {
        $0.values = [0, 100]
        $0.timingFunction = functions[0]
      }, 31.5356813, tolerance: 1e-6)
  }

  @Test("Missing values and values of the wrong type have no effect")
  func badValues() {
    #expect(shown(at: 0.5) { $0.values = nil } == 0)
    #expect(shown(at: 0.5) { $0.values = [] } == 0)
    #expect(shown(at: 0.5) { $0.values = [1, "two"] } == 0)
  }

  @Test("A change of values after the first evaluation takes effect")
  func changedValues() {
    let layer = CALayer()
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    (animation.values, animation.duration) = ([0, 10], 1)
    _ = makeWorld { layer.add(animation, forKey: "k") }
    expectClose(layer.number("zPosition", at: 0.5), 5)
    (layer.animation(forKey: "k") as? CAKeyframeAnimation)?.values = [0, 20]
    expectClose(layer.number("zPosition", at: 0.5), 10)
  }

  @Test("An animation is copied when it is added")
  func copied() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
    _ = makeWorld { layer.add(animation, forKey: "k") }
    animation.toValue = 99
    expectClose(layer.number("zPosition", at: 0.5), 5)
    #expect(layer.animation(forKey: "k") !== animation)
  }

  @Test("Later animations replace earlier ones; additive ones add")
  func stacking() {
    let layer = CALayer()
    layer.zPosition = 1
    func add(_ value: Double, isAdditive: Bool) {
      let animation = CABasicAnimation(keyPath: "zPosition")
      (animation.fromValue, animation.toValue, animation.duration) = (value, value, 1)
      animation.isAdditive = isAdditive
      layer.add(animation, forKey: nil)
    }
    _ = makeWorld {
      add(10, isAdditive: true)
      expectClose(layer.number("zPosition", at: 0.5), 11)
      add(100, isAdditive: false)
      add(1000, isAdditive: true)
    }
    expectClose(layer.number("zPosition", at: 0.5), 1100)
    expectClose(layer.number("zPosition", at: 1), 1)
  }

  @Test("Cumulative cycles continue from the end of the previous cycle")
  func cumulative() {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 10, 1)
    (animation.repeatCount, animation.isCumulative) = (5, true)
    _ = makeWorld { layer.add(animation, forKey: nil) }
    expectClose(layer.number("zPosition", at: 0.5), 5)
    expectClose(layer.number("zPosition", at: 3.25), 32.5)
  }
}

@MainActor
@Suite struct AnimationGroupTests {
  private func basic(_ keyPath: String, _ to: Double, _ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (0, to, duration)
    return animation
  }

  @Test("Children run in the group's time and end with it")
  func nestedTimes() {
    let layer = CALayer()
    let late = basic("zPosition", 10, 2)
    late.beginTime = 1
    let long = basic("cornerRadius", 10, 100)
    let group = CAAnimationGroup()
    group.animations = [late, long]
    (group.duration, group.speed, group.repeatCount) = (4, 2, 2)
    _ = makeWorld { layer.add(group, forKey: nil) }
    // One cycle takes 2 s of layer time; the child begins after 0.5 s and lasts 1 s.
    expectClose(layer.number("zPosition", at: 0.25), 0)
    expectClose(layer.number("zPosition", at: 1), 5)
    expectClose(layer.number("zPosition", at: 1.75), 0)
    expectClose(layer.number("zPosition", at: 3), 5)
    expectClose(layer.number("cornerRadius", at: 1.5), 0.3)
    expectClose(layer.number("cornerRadius", at: 4), 0)
  }

  @Test("Fill modes of children apply inside the group, the group's outside")
  func nestedFill() {
    let layer = CALayer()
    let child = basic("zPosition", 10, 1)
    (child.beginTime, child.fillMode) = (1, .both)
    child.fromValue = 4
    let group = CAAnimationGroup()
    group.animations = [child]
    (group.duration, group.fillMode, group.isRemovedOnCompletion) = (3, .forwards, false)
    _ = makeWorld { layer.add(group, forKey: nil) }
    expectClose(layer.number("zPosition", at: 0.5), 4)
    expectClose(layer.number("zPosition", at: 2.5), 10)
    expectClose(layer.number("zPosition", at: 9), 10)
  }

  @Test("The group's timing curve maps its children's time; children inherit its duration")
  func groupPace() {
    let layer = CALayer()
    let inner = CAAnimationGroup()
    inner.animations = [basic("zPosition", 100, 0)]
    let group = CAAnimationGroup()
    group.animations = [inner, basic("cornerRadius", 100, 0)]
    (group.duration, group.timingFunction) = (2, CAMediaTimingFunction(name: .easeIn))
    _ = makeWorld { layer.add(group, forKey: nil) }
    expectClose(layer.number("cornerRadius", at: 1), 31.5356813, tolerance: 1e-6)
    expectClose(layer.number("zPosition", at: 1), 31.5356813, tolerance: 1e-6)
  }

  @Test("A reversed group reverses its children")
  func autoreverse() {
    let layer = CALayer()
    let group = CAAnimationGroup()
    group.animations = [basic("zPosition", 10, 1)]
    (group.duration, group.autoreverses) = (1, true)
    _ = makeWorld { layer.add(group, forKey: nil) }
    expectClose(layer.number("zPosition", at: 1.75), 2.5)
  }
}
