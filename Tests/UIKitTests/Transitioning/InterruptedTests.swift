// The views' positions when a running transition is interrupted, moved, released and interrupted
// again: SEMANTICS 6c, 6d.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct InterruptedTests {
  private let screens = TwoScreens(style: .fullScreen)
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    driver.wantsInteractiveStart = false
    driver.completionCurve = .linear
    screens.delegate.interaction = driver
  }

  private func present(by means: InterruptibleTestAnimator.Means) -> InterruptibleTestAnimator {
    let animator = InterruptibleTestAnimator(screens.journal, means)
    screens.delegate.animator = animator
    screens.run { screens.a.present(screens.b, animated: true) }
    return animator
  }

  private func progress(_ animator: InterruptibleTestAnimator, at seconds: Double) throws -> Double
  {
    try screens.advance(to: seconds)
    return animator.progress(in: screens.world)
  }

  @Test("paused, moved, released, interrupted in reverse and released", arguments: [true, false])
  func caughtTwice(isInterruptible: Bool) throws {
    let animator = present(by: isInterruptible ? .interruptibleAnimator : .viewBlocks)
    #expect(isClose(try progress(animator, at: 0.4), 0.5))
    screens.run { driver.pause() }
    #expect(isClose(driver.percentComplete, 0.5))
    #expect(isClose(try progress(animator, at: 3), 0.5))
    screens.run { driver.update(0.75) }
    #expect(isClose(try progress(animator, at: 4), 0.75))
    screens.run { driver.cancel() }
    #expect(screens.b.transitionCoordinator?.isCancelled == true)
    #expect(isClose(try progress(animator, at: 4.2), 0.5))
    screens.run { driver.pause() }
    #expect(screens.b.transitionCoordinator?.isCancelled == false)
    #expect(screens.b.transitionCoordinator?.percentComplete == driver.percentComplete)
    #expect(isClose(driver.percentComplete, 0.5))
    #expect(isClose(try progress(animator, at: 9), 0.5))
    screens.run { driver.update(0.25) }
    #expect(isClose(try progress(animator, at: 10), 0.25))
    screens.run { driver.finish() }
    #expect(isClose(try progress(animator, at: 10.2), 0.5))
    #expect(isClose(try progress(animator, at: 10.5999), 0.999875))
    try screens.advance(to: 10.6)
    #expect(screens.a.presentedViewController === screens.b && screens.a.view.window == nil)
    #expect(screens.world.diagnostics.warnings.isEmpty)
    #expect(screens.world.transitions.active.isEmpty && screens.world.nextEventTime == nil)
  }

  @Test("pausing an interactive transition again changes nothing")
  func twice() throws {
    let animator = present(by: .viewBlocks)
    try screens.advance(to: 0.4)
    screens.run {
      driver.pause()
      driver.update(0.25)
      driver.pause()
    }
    #expect(isClose(try progress(animator, at: 1), 0.25))
  }

  @Test("pausing before the beginning or after the end changes nothing")
  func notRunning() throws {
    screens.run { driver.pause() }
    let animator = present(by: .viewBlocks)
    screens.run { driver.pause() }
    #expect(isClose(try progress(animator, at: 0.4), 0.5))
    try screens.advance(to: 2)
    screens.run { driver.pause() }
    #expect(screens.a.presentedViewController === screens.b)
    #expect(screens.world.transitions.active.isEmpty)
  }

  @Test("blocks that were already finished are rolled back too")
  func endedBlocks() throws {
    let bystander = screens.world.run { UIView(frame: .zero) }
    screens.window.addSubview(bystander)
    let animator = InterruptibleTestAnimator(screens.journal)
    animator.alsoAnimate = { UIView.animate(withDuration: 0.2) { bystander.alpha = 0.25 } }
    screens.delegate.animator = animator
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 0.4)
    screens.run {
      driver.pause()
      driver.cancel()
    }
    #expect(bystander.alpha == 0.25)
    try screens.advance(to: 0.8)
    #expect(bystander.alpha == 1 && screens.a.presentedViewController == nil)
  }

  @Test("an animation that is longer than the transition does not jump when paused")
  func longer() throws {
    let bystander = screens.world.run { UIView(frame: .zero) }
    screens.window.addSubview(bystander)
    let animator = InterruptibleTestAnimator(screens.journal)
    animator.alsoAnimate = {
      UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) { bystander.center.x = 100 }
    }
    screens.delegate.animator = animator
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 0.6)
    screens.run { driver.pause() }
    try screens.advance(to: 2)
    #expect(isClose(screens.world.run { bystander.shown("position.x") }, 15))
    screens.run { driver.finish() }
    try screens.advance(to: 2.2)
    #expect(isClose(screens.world.run { bystander.shown("position.x") }, 20))
  }
}
