import SegueTiming
import SegueWorld
import Testing
import UIKit

/// Vectors of SEMANTICS 5, on a view whose x goes from 0 to 1.
@Suite @MainActor struct AnimatorTimelineTests {
  let world = World()

  /// An animator that moves a view from x = 0 to x = 1, and the view.
  func animator(_ duration: Double, _ curve: UIView.AnimationCurve)
    -> (UIViewPropertyAnimator, UIView)
  {
    world.run {
      let view = UIView(frame: .zero)
      let animator = UIViewPropertyAnimator(duration: duration, curve: curve)
      animator.addAnimations { view.center.x = 1 }
      return (animator, view)
    }
  }

  /// The displayed values at these times after `start`.
  func shown(_ view: UIView, after start: Double, at times: [Double]) throws -> [Double] {
    try times.map { try world.at(start + $0) { view.shown("position.x") } }
  }

  @Test("A pause converts the fraction of time into progress")
  func pause() throws {
    let (animator, view) = animator(2, .easeOut)
    world.run { animator.startAnimation() }
    try world.at(0.6) {
      #expect(isClose(animator.fractionComplete, 0.3))
      animator.pauseAnimation()
      #expect(isClose(animator.fractionComplete, 0.445185967))
      #expect(isClose(view.shown("position.x"), 0.445185967))
      animator.fractionComplete = 0.7
      #expect(isClose(view.shown("position.x"), 0.7))
    }
    try world.at(9) { #expect(isClose(view.shown("position.x"), 0.7)) }
  }

  @Test("Without linear scrubbing, the fraction remains one of time")
  func timeScrubbing() throws {
    let (animator, view) = animator(2, .easeOut)
    world.run {
      animator.scrubsLinearly = false
      animator.startAnimation()
    }
    try world.at(0.6) {
      animator.pauseAnimation()
      #expect(isClose(animator.fractionComplete, 0.3))
      #expect(isClose(view.shown("position.x"), 0.445185967))
      animator.fractionComplete = 0.5
      #expect(isClose(view.shown("position.x"), 0.684643187))
      animator.startAnimation()
    }
    try world.at(1.1) { #expect(isClose(view.shown("position.x"), 0.906535349)) }
  }

  @Test("Continuing follows the curve from its current position")
  func resume() throws {
    let (animator, view) = animator(2, .easeOut)
    world.run {
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    let values = try shown(view, after: 0, at: [0, 0.25, 0.5, 1, 1.3149, 1.3151])
    #expect(isClose(Array(values.prefix(4)), [0.5, 0.649049717, 0.778101126, 0.959940973]))
    #expect(values[4] < 1 && values[5] == 1)
    #expect(animator.state == .inactive)
  }

  @Test("A duration factor is relative to the original duration")
  func factor() throws {
    let (animator, view) = animator(2, .easeOut)
    world.run {
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    }
    let values = try shown(view, after: 0, at: [0.25, 0.5, 0.75, 1])
    #expect(isClose(values, [0.691995467, 0.847605395, 0.956630298, 1]))
  }

  @Test("Continuing with another curve starts where that curve has the same progress")
  func otherCurve() throws {
    let (animator, view) = animator(2, .easeIn)
    world.run { animator.startAnimation() }
    try world.at(1) {
      animator.pauseAnimation()
      #expect(isClose(view.shown("position.x"), 0.315356813))
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
      #expect(isClose(view.shown("position.x"), 0.315356813))
    }
    let values = try shown(view, after: 1, at: [1.5901, 1.5902])
    #expect(values[0] < 1 && values[1] == 1)
  }

  @Test("A reversed animator retraces its curve")
  func reverse() throws {
    let (animator, view) = animator(2, .easeOut)
    var position: UIViewAnimatingPosition?
    world.run {
      animator.addCompletion { position = $0 }
      animator.startAnimation()
    }
    try world.at(0.685) {
      animator.isReversed = true
      #expect(isClose(animator.fractionComplete, 1 - 0.3425))
    }
    let values = try shown(view, after: 0.685, at: [0.25, 0.5, 0.684, 0.686])
    #expect(isClose(Array(values.prefix(2)), [0.333094976, 0.149025136]))
    #expect(values[2] > 0 && values[3] == 0)
    #expect(position == .start)
    #expect(view.center.x == 0)
  }

  @Test("A paused animator runs back along the curve it is continued with")
  func reversedResume() throws {
    let (animator, view) = animator(2, .easeOut)
    world.run {
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    let values = try shown(view, after: 0, at: [0.25, 0.5, 0.69])
    #expect(isClose(values, [0.333094976, 0.149025136, 0]))
  }

  @Test("A spring restarts from the animator's current position")
  func springResume() throws {
    let (animator, view) = animator(2, .linear)
    world.run {
      animator.pauseAnimation()
      animator.fractionComplete = 0.4
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.25)
    }
    let values = try shown(view, after: 0, at: [0, 0.1, 0.2, 0.3, 0.4999999])
    #expect(isClose(Array(values.prefix(4)), [0.4, 0.730545024, 0.929914624, 0.984592936]))
    #expect(isClose(values[4], 0.9994, tolerance: 1e-5))
    try world.at(0.5) { #expect(view.shown("position.x") == 1) }
  }
}
