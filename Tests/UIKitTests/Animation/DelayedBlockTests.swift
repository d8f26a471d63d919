import SegueTiming
import SegueWorld
import Testing
import UIKit

/// Seed 004's presentation, SEMANTICS 5: three blocks on one animator of 0.75 s, easeOut.
@Suite @MainActor struct DelayedBlockTests {
  let world = World()
  let whole: UIView
  let moved: UIView
  let faded: UIView
  let animator: UIViewPropertyAnimator

  init() {
    let (whole, moved, faded) = world.run {
      (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
    }
    (self.whole, self.moved, self.faded) = (whole, moved, faded)
    animator = world.run {
      let animator = UIViewPropertyAnimator(duration: 0.75, curve: .easeOut)
      moved.transform = CGAffineTransform(translationX: 0, y: 200).scaledBy(x: 1.33, y: 1.33)
      faded.alpha = 0
      animator.addAnimations { whole.center.x = 1 }
      animator.addAnimations(
        { moved.transform = CGAffineTransform(translationX: 0, y: 100) }, delayFactor: 0.15)
      animator.addAnimations({ faded.alpha = 1 }, delayFactor: 0.5)
      return animator
    }
  }

  /// The displayed progress, scale, translation and alpha.
  var values: [Double] {
    let matrix = moved.shownTransform
    return [whole.shown("position.x"), matrix[0], matrix[5], faded.shown("opacity")]
  }

  @Test(
    "While running, each block eases over its own window",
    arguments: [
      (0.1125, [0.235869403, 1.33, 200, 0]),
      (0.2, [0.400791622, 1.258407362, 178.305261301, 0]),
      (0.375, [0.684643187, 1.136981567, 141.509565908, 0]),
      (0.5, [0.843836079, 1.068505409, 120.759214718, 0.488349003]),
      (0.6, [0.937718000, 1.027640498, 108.375908425, 0.785139061]),
    ])
  func running(time: Double, expected: [Double]) throws {
    world.run { animator.startAnimation() }
    let values = try world.at(time) { self.values }
    #expect(isClose(values, expected), "\(values)")
  }

  @Test(
    "Scrubbed from the start, each block follows in proportion",
    arguments: [
      (0.3, [0.3, 1.271764706, 182.352941176, 0]), (0.5, [0.5, 1.194117647, 158.823529412, 0]),
      (0.7, [0.7, 1.116470588, 135.294117647, 0.4]),
    ])
  func scrubbed(fraction: Double, expected: [Double]) {
    let values = world.run {
      animator.pauseAnimation()
      animator.fractionComplete = CGFloat(fraction)
      return self.values
    }
    #expect(isClose(values, expected), "\(values)")
  }

  @Test("Paused in mid-course and scrubbed, nothing jumps")
  func pausedOnTheWay() throws {
    world.run { animator.startAnimation() }
    try world.at(0.5) {
      let before = values
      animator.pauseAnimation()
      #expect(isClose(values, before))
      animator.fractionComplete = 0.9
      #expect(isClose(faded.shown("opacity"), 0.672362865))
      let scrubbed = values
      animator.startAnimation()
      #expect(isClose(values, scrubbed))
    }
    try world.at(5) { #expect(isClose(values, [1, 1, 100, 1])) }
  }

  @Test("A pending block whose progress has passed its start begins there")
  func overtaken() throws {
    world.run { animator.startAnimation() }
    try world.at(0.3) {
      animator.pauseAnimation()
      #expect(isClose(animator.fractionComplete, 0.570880231) && faded.shown("opacity") == 0)
      animator.fractionComplete = (1 + 0.570880231) / 2
      #expect(isClose(faded.shown("opacity"), 0.5))
    }
  }

  @Test("A block that had not begun at the pause begins when the animator reaches it")
  func notBegun() throws {
    world.run { animator.startAnimation() }
    try world.at(0.1) {
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 1)
    }
    // Linear from 0.211 over 0.75 s: progress 0.5 is reached after 0.2748 s.
    let start = 0.1 + 0.75 * (0.5 - whole(at: 0.1 / 0.75)) / (1 - whole(at: 0.1 / 0.75))
    try world.at(start - 0.001) { #expect(faded.shown("opacity") == 0) }
    try world.at(start + 0.001) { #expect(faded.shown("opacity") > 0) }
    try world.at((start + 0.85) / 2) { #expect(isClose(faded.shown("opacity"), 0.5)) }
  }

  private func whole(at fraction: Double) -> Double { CubicCurve.easeOut.value(at: fraction) }

  @Test(
    "A block added later runs for the remaining time, minus its delay",
    arguments: [(0.25, 0.25, 0.5, 1.0), (0.5, 0.6, 1.2, 0.0), (0.5, 0.0, 0.0, 1.0)])
  func added(fraction: Double, delayFactor: Double, delay: Double, run: Double) throws {
    let view = world.run { UIView(frame: .zero) }
    let animator = world.run {
      UIViewPropertyAnimator(duration: 2, curve: .linear) { whole.center.x = 1 }
    }
    world.run { animator.startAnimation() }
    try world.at(2 * fraction) {
      animator.addAnimations({ view.center.x = 1 }, delayFactor: CGFloat(delayFactor))
    }
    let begin = min(2 * fraction + delay, 2)
    try world.at(begin - 1e-6) { #expect(view.shown("position.x") == 0) }
    try world.at(begin + run / 2) { #expect(isClose(view.shown("position.x"), run > 0 ? 0.5 : 1)) }
    try world.at(2) { #expect(view.shown("position.x") == 1) }
  }
}
