import SegueTiming
import SegueWorld
import Testing
import UIKit

/// Animators that run back, with other curves, delays and keyframes: SEMANTICS 5.
@Suite @MainActor struct ReversedAnimatorTests {
  let world = World()
  let view: UIView
  let late: UIView

  init() {
    (view, late) = world.run { (UIView(frame: .zero), UIView(frame: .zero)) }
  }

  private func animator(_ duration: Double, _ curve: UIView.AnimationCurve)
    -> UIViewPropertyAnimator
  {
    world.run { UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 1 } }
  }

  @Test("Reversed with another curve and duration, it follows that curve from its position")
  func otherCurve() throws {
    let animator = animator(2, .easeOut)
    world.run {
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      animator.isReversed = true
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut),
        durationFactor: 0.5)
    }
    let shown = try [0.0, 0.25, 0.5, 0.75, 1].map { try world.at($0) { view.shown("position.x") } }
    let expected = [0.5, 0.375, 0.25, 0.125, 0].map { CubicCurve.easeInOut.value(at: $0) }
    #expect(isClose(shown, expected), "\(shown)")
    #expect(isClose(shown[2], 0.129161931) && animator.state == .inactive)
  }

  @Test("Reversed at its start, it finishes at once")
  func atOnce() throws {
    let animator = animator(2, .easeOut)
    var ends: [UIViewAnimatingPosition] = []
    world.run {
      animator.addCompletion { ends.append($0) }
      animator.pauseAnimation()
      animator.isReversed = true
      #expect(animator.fractionComplete == 1)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    try world.advance(to: .zero)
    #expect(ends == [.start] && animator.state == .inactive)
  }

  @Test("A delayed block reverses with the animator and rests before its start")
  func delayed() throws {
    let animator = animator(1, .linear)
    world.run {
      animator.addAnimations({ late.center.x = 1 }, delayFactor: 0.5)
      animator.pauseAnimation()
      animator.fractionComplete = 0.8
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    let shown = try [0, 0.2, 0.3, 0.4].map { try world.at($0) { late.shown("position.x") } }
    #expect(isClose(shown, [0.6, 0.2, 0, 0]), "\(shown)")
    #expect(isClose(try world.at(0.4) { view.shown("position.x") }, 0.4))
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(view.center.x == 0 && late.center.x == 0)
  }

  @Test("Paused while reversed and continued forward, nothing jumps")
  func forthAndBack() throws {
    let animator = animator(1, .linear)
    world.run {
      animator.addAnimations({ late.center.x = 1 }, delayFactor: 0.25)
      animator.startAnimation()
    }
    try world.at(0.75) { animator.isReversed = true }
    try world.at(0.875) {
      let before = [view.shown("position.x"), late.shown("position.x")]
      animator.pauseAnimation()
      animator.isReversed = false
      #expect(isClose([view.shown("position.x"), late.shown("position.x")], before))
      #expect(isClose(animator.fractionComplete, 0.625) && isClose(before, [0.625, 0.5]))
      animator.startAnimation()
    }
    #expect(isClose(try world.at(1.0625) { late.shown("position.x") }, 0.75))
    #expect(try world.at(1.25) { animator.state } == .inactive)
    #expect(late.center.x == 1)
  }

  @Test("Nested keyframes follow its curve, its scrubbing and its reversal")
  func keyframes() throws {
    let animator = world.run {
      UIViewPropertyAnimator(duration: 2, curve: .easeOut) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 1
          }
        }
      }
    }
    world.run { animator.startAnimation() }
    // easeOut is at 0.684643187 after half of the time: the second half of the keyframes.
    #expect(isClose(try world.at(1) { view.shown("position.x") }, 2 * 0.684643187 - 1))
    world.run {
      animator.pauseAnimation()
      animator.fractionComplete = 0.75
      #expect(isClose(view.shown("position.x"), 0.5))
      animator.fractionComplete = 0.5
      #expect(isClose(view.shown("position.x"), 0))
      animator.isReversed = true
      animator.startAnimation()
    }
    try world.advance(to: VirtualTime(seconds: 4))
    #expect(view.center.x == 0)
  }
}
