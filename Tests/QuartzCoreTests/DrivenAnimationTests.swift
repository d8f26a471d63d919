// Animations that are driven from outside, as by UIKit.

import CoreGraphics
import Foundation
import QuartzCore
import SegueTiming
import SegueWorld
import Testing

@MainActor
private final class Driver: AnimationDriver {
  var sample = DrivenSample.before
  var removed: [CAAnimation] = []

  func sample(_ animation: CAAnimation, at seconds: Double) -> DrivenSample { sample }
  func animationWasRemoved(_ animation: CAAnimation) { removed.append(animation) }
}

@MainActor
@Suite struct DrivenAnimationTests {
  private let driver = Driver()
  private let layer = CALayer()
  private let world = World()

  private func driven<Kind: CAAnimation>(_ animation: Kind) -> Kind {
    animation.driver = driver
    animation.duration = 2
    return animation
  }

  private func basic() -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue) = (10, 20)
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    return driven(animation)
  }

  @Test("The driver sets the fraction complete")
  func samples() {
    world.run { layer.add(basic(), forKey: nil) }
    let table: [(DrivenSample, Double)] = [
      (.before, 10), (.localTime(0), 10), (.localTime(1), 13.15356813), (.localTime(2), 0),
      (.progress(0.5), 15), (.progress(1.25), 22.5), (.ended, 0),
    ]
    for (sample, expected) in table {
      driver.sample = sample
      expectClose(layer.number("zPosition", at: 77), expected, tolerance: 1e-7)
    }
  }

  @Test("Keyframes and groups are driven alike")
  func kinds() {
    let keyframes = CAKeyframeAnimation(keyPath: "cornerRadius")
    keyframes.values = [0, 10, 40]
    let group = CAAnimationGroup()
    let child = CABasicAnimation(keyPath: "zPosition")
    (child.fromValue, child.toValue, child.duration) = (0, 10, 2)
    group.animations = [child]
    world.run {
      layer.add(driven(keyframes), forKey: nil)
      layer.add(driven(group), forKey: nil)
    }
    driver.sample = .progress(0.75)
    expectClose(layer.number("cornerRadius", at: 0), 25)
    expectClose(layer.number("zPosition", at: 0), 7.5)
  }

  @Test("A driven animation is not ended, copied or defaulted")
  func leftAlone() throws {
    let animation = basic()
    animation.duration = 0
    animation.timingFunction = nil
    world.run { layer.add(animation, forKey: "k") }
    try world.advance(to: VirtualTime(seconds: 100))
    #expect(layer.animation(forKey: "k") === animation)
    #expect((animation.duration, animation.beginTime) == (0, 0))
  }

  @Test("The driver is notified only of removals by others")
  func removal() {
    let (a, b, c, d) = (basic(), basic(), basic(), basic())
    world.run {
      layer.add(a, forKey: "a")
      layer.add(b, forKey: nil)
      layer.add(c, forKey: "c")
      layer.removeAnimation(b)
      #expect(driver.removed.isEmpty)
      layer.add(d, forKey: "a")
      #expect(driver.removed == [a])
      layer.removeAnimation(forKey: "c")
      layer.removeAllAnimations()
    }
    #expect(driver.removed == [a, c, d])
  }

  @Test("A driven animation has no events but belongs to its transaction")
  func transaction() throws {
    let animation = basic()
    let journal = Journal()
    world.run {
      CATransaction.begin()
      CATransaction.setCompletionBlock { journal.noteTime("done") }
      layer.add(animation, forKey: nil)
      CATransaction.commit()
    }
    try world.advance(to: VirtualTime(seconds: 5))
    #expect(journal.lines.isEmpty)
    world.run { layer.removeAnimation(animation) }
    try world.advance(to: VirtualTime(seconds: 5))
    #expect(journal.lines == ["done 5.0"])
  }
}
