import SegueTiming
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct PropertyAnimatorTests {
  let world = World()
  let log = Log()
  let view: UIView

  init() {
    view = world.run { UIView(frame: .zero) }
  }

  /// A linear animator of one second that moves the view from x = 0 to x = 100 and logs its end.
  func animator() -> UIViewPropertyAnimator {
    world.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
      animator.addCompletion { [log] in log.add("\($0) \(World.current.now.seconds)") }
      return animator
    }
  }

  var x: Double { view.shown("position.x") }

  @Test("An animator is inactive, active and inactive again; completions run in order")
  func life() throws {
    let animator = animator()
    world.run {
      animator.addCompletion { [log] _ in log.add("second") }
      #expect(animator.state == .inactive && view.center.x == 0)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      #expect(view.center.x == 100 && x == 0)
    }
    try world.at(0.25) { #expect(animator.fractionComplete == 0.25 && x == 25) }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(animator.state == .inactive && !animator.isRunning)
    #expect(log.entries == ["end 1.0", "second"])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A delay keeps the start value displayed")
  func delay() throws {
    let animator = animator()
    world.run { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.delay == 0.5)
    let shown = try [0.25, 0.5, 1, 1.5].map { try world.at($0) { x } }
    #expect(isClose(shown, [0, 0, 50, 100]), "\(shown)")
    #expect(log.entries == ["end 1.5"])
  }

  @Test("Stopped without finishing, it keeps the displayed values and drops its completions")
  func stop() throws {
    let animator = animator()
    world.run { animator.startAnimation() }
    try world.at(0.25) {
      animator.stopAnimation(true)
      #expect(animator.state == .inactive)
      #expect(view.center.x == 25 && view.layer.animationKeys() == nil)
    }
    try world.at(5) { #expect(view.center.x == 25) }
    #expect(log.entries.isEmpty)
  }

  @Test(
    "Stopped and finished, it ends at the given position",
    arguments: [
      (UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 25),
    ])
  func finish(position: UIViewAnimatingPosition, x: CGFloat) throws {
    let animator = animator()
    world.run { animator.startAnimation() }
    try world.at(0.25) {
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && view.center.x == 25)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && view.center.x == x)
    }
    try world.advance(to: VirtualTime(seconds: 0.25))
    #expect(log.entries == ["\(position) 0.25"])
  }

  @Test("A stopped animator keeps the animations that other blocks added to its properties")
  func stopAmongOthers() throws {
    let animator = animator()
    world.run {
      animator.startAnimation()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 200 }
    }
    try world.at(0.5) {
      let before = x
      animator.stopAnimation(true)
      #expect(isClose(x, before))
    }
    try world.at(1) { #expect(isClose(x, 150)) }
  }

  @Test("It can pause on completion and be reversed there")
  func pausesOnCompletion() throws {
    let animator = animator()
    world.run {
      animator.pausesOnCompletion = true
      animator.startAnimation()
    }
    try world.at(2) {
      #expect(animator.state == .active && !animator.isRunning)
      #expect(animator.fractionComplete == 1 && x == 100)
      animator.pausesOnCompletion = false
      animator.isReversed = true
      animator.startAnimation()
    }
    try world.at(2.75) { #expect(isClose(x, 25)) }
    try world.at(3) { #expect(view.center.x == 0) }
    #expect(log.entries == ["start 3.0"])
  }

  @Test("Started without blocks, it waits for the first")
  func withoutBlocks() throws {
    let animator = world.run { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    world.run { animator.startAnimation() }
    #expect(animator.state == .active && !animator.isRunning)
    try world.at(3) { animator.addAnimations { view.center.x = 100 } }
    #expect(try world.at(3.5) { x } == 50)
    #expect(try world.at(4) { animator.state } == .inactive)
  }

  @Test("Setting the fraction of an animator that has not started prepares it")
  func scrubFirst() {
    let animator = animator()
    world.run {
      animator.fractionComplete = 0.4
      #expect(animator.state == .active && !animator.isRunning && isClose(x, 40))
      animator.isReversed = true
      #expect(isClose(animator.fractionComplete, 0.6) && isClose(x, 40))
      animator.fractionComplete = 2
      #expect(animator.fractionComplete == 1 && x == 0)
      animator.fractionComplete = .nan
      #expect(animator.fractionComplete == 1)
    }
  }

  @Test("Alpha starts from the presentation value")
  func alpha() throws {
    world.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    let second = try world.at(0.5) {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
      animator.startAnimation()
      return animator
    }
    #expect(isClose(try world.at(1) { view.shown("opacity") }, 0.75))
    try world.at(1) { second.isReversed = true }
    try world.at(2) { #expect(isClose(view.alpha, 0.5)) }
  }

  @Test("A nested block takes part in scrubbing, reversal and completion")
  func nested() throws {
    let other = world.run { UIView(frame: .zero) }
    let animator = world.run {
      UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
        UIView.animate(withDuration: 9, animations: { other.center.x = 100 }) { [log] in
          log.add("inner \($0)")
        }
        UIView.animateKeyframes(
          withDuration: 0, delay: 0,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              view.center.x = 100
            }
          })
      }
    }
    world.run { animator.fractionComplete = 0.75 }
    #expect(world.run { [other.shown("position.x"), x] } == [75, 50])
    world.run { animator.startAnimation() }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(log.entries == ["inner true"])
    #expect(view.center.x == 100)
  }

  @Test("Positions have a spring per coordinate if its velocity has two components")
  func velocity() throws {
    world.run {
      let parameters = UISpringTimingParameters(
        dampingRatio: 0.8, initialVelocity: CGVector(dx: 0.8, dy: 0))
      let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: parameters)
      animator.addAnimations { view.center = CGPoint(x: 1, y: 1) }
      animator.startAnimation()
    }
    let shown = try world.at(0.25) { [view.shown("position.x"), view.shown("position.y")] }
    let still = Spring.settling(in: 0.5, dampingRatio: 0.8, initialVelocity: 0)
    #expect(isClose(shown, [1.009288852, still.value(at: 0.25)]), "\(shown)")
  }

  @Test("A spring with a mass has its own duration")
  func mass() throws {
    let animator = world.run {
      UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
    }
    #expect(isClose(animator.duration, 0.505734884, tolerance: 1e-8))
    world.run {
      animator.addAnimations { view.center.x = 1 }
      animator.startAnimation()
    }
    let shown = try [0.05, 0.1, 0.2, 0.3, 0.5].map { try world.at($0) { x } }
    #expect(
      isClose(shown, [0.232230493, 0.544778390, 0.879281932, 0.972919282, 0.998900979]))
  }

  @Test("A running animator starts after its delay; nested in a block it belongs to that block")
  func running() throws {
    let alone = world.run {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 1, options: .curveLinear, animations: { view.center.x = 100 },
        completion: { [log] in log.add("alone \($0)") })
    }
    #expect(alone.isInterruptible)
    #expect(try world.at(1.5) { x } == 50)
    try world.advance(to: VirtualTime(seconds: 2))
    let inner = world.run {
      var inner: UIViewPropertyAnimator?
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        inner = .runningPropertyAnimator(
          withDuration: 9, delay: 0, animations: { view.center.x = 0 },
          completion: { [log] in log.add("inner \($0)") })
      }
      return inner
    }
    #expect(inner?.isInterruptible == false && inner?.state == .active)
    #expect(try world.at(2.5) { x } == 50)
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(log.entries == ["alone end", "inner end"])
    #expect(inner?.state == .inactive)
  }

  @Test("An interruptible animator can be reversed while it runs, repeatedly")
  func turns() throws {
    let animator = animator()
    world.run { animator.startAnimation() }
    try world.at(0.5) { animator.isReversed = true }
    try world.at(0.75) {
      #expect(x == 25)
      animator.isReversed = false
    }
    #expect(try world.at(1) { x } == 50)
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(log.entries == ["end 1.5"])
  }

  @Test("Stopping an animator that is not active has no effect")
  func stopInactive() {
    World().run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      for withoutFinishing in [true, false] {
        animator.stopAnimation(withoutFinishing)
        #expect(animator.state == .inactive)
      }
    }
  }
}
