// Whatever a touch does to a transition, in any order: a hand-over never makes it jump, it ends
// exactly once, and the final screen is exactly the finished or exactly the original one.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct RandomInterruptionTests {
  /// A small generator that is determined by its seed.
  private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 29)) &* 0xbf58_476d_1ce4_e5b9
    }
  }

  @Test("random interruptions", arguments: InterruptibleTestAnimator.Means.allCases, 0..<40)
  func interruptions(_ means: InterruptibleTestAnimator.Means, seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(seed))
    let screens = TwoScreens(style: .fullScreen)
    let (driver, animator) = (
      UIPercentDrivenInteractiveTransition(), InterruptibleTestAnimator(screens.journal, means)
    )
    driver.wantsInteractiveStart = Bool.random(using: &generator)
    screens.delegate.animator = animator
    screens.delegate.interaction = driver
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 0)
    for _ in 0..<12 where !screens.world.transitions.active.isEmpty {
      act(driver, animator, screens, &generator)
      let wait = Double.random(in: 0...0.2, using: &generator)
      try screens.advance(to: screens.world.now.seconds + wait)
    }
    screens.run {
      driver.pause()
      driver.finish()
    }
    try screens.advance(to: 100)
    check(screens)
  }

  private func act(
    _ driver: UIPercentDrivenInteractiveTransition, _ animator: InterruptibleTestAnimator,
    _ screens: TwoScreens, _ generator: inout SeededGenerator
  ) {
    let before = animator.progress(in: screens.world)
    let percent = CGFloat.random(in: 0.05...0.95, using: &generator)
    let action = Int.random(in: 0..<4, using: &generator)
    screens.run {
      switch action {
      case 0: driver.pause()
      case 1: driver.finish()
      case 2: driver.cancel()
      default: driver.update(percent)
      }
    }
    if action < 3 { #expect(isClose(animator.progress(in: screens.world), before)) }
    if screens.b.transitionCoordinator?.isInteractive == true {
      #expect(isClose(animator.progress(in: screens.world), Double(driver.percentComplete)))
    }
  }

  private func check(_ screens: TwoScreens) {
    let ends = screens.journal.lines.filter { $0.hasPrefix("animationEnded") }
    #expect(ends.count == 1 && screens.world.diagnostics.warnings.isEmpty)
    #expect(screens.world.transitions.active.isEmpty && screens.world.nextEventTime == nil)
    let isPresented = ends == ["animationEnded(true)"]
    #expect((screens.a.presentedViewController === screens.b) == isPresented)
    #expect((screens.a.view.superview === screens.window) == !isPresented)
    #expect((screens.b.view.window === screens.window) == isPresented)
    #expect(screens.a.view.frame == screens.window.bounds)
    if isPresented { #expect(screens.b.view.frame == screens.window.bounds) }
  }
}
