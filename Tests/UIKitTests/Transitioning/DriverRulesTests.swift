// The unusual uses of a percent driver: before the beginning, after the end, repeatedly, with other
// curves, and the coordinator's notifications. SEMANTICS 6c, 6d, 7g.

import SegueTiming
import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct DriverRulesTests {
  private let screens = TwoScreens(style: .fullScreen)
  private let driver = UIPercentDrivenInteractiveTransition()

  init() { screens.delegate.interaction = driver }

  private func animator(_ means: InterruptibleTestAnimator.Means = .viewBlocks)
    -> InterruptibleTestAnimator
  {
    let animator = InterruptibleTestAnimator(screens.journal, means)
    screens.delegate.animator = animator
    return animator
  }

  private func present() { screens.run { screens.a.present(screens.b, animated: true) } }

  private func progress(_ animator: InterruptibleTestAnimator, at seconds: Double) throws -> Double
  {
    try screens.advance(to: seconds)
    return animator.progress(in: screens.world)
  }

  @Test(
    "the completion curve is linear",
    arguments: [(true, [0.55, 0.7, 0.85], 0.12), (false, [0.3, 0.2, 0.1], 0.08)])
  func linear(finishes: Bool, expected: [Double], step: Double) throws {
    let animator = animator()
    driver.completionCurve = .linear
    present()
    try screens.advance(to: 0)
    screens.run {
      driver.update(0.4)
      if finishes { driver.finish() } else { driver.cancel() }
    }
    let values = try (1...3).map { try progress(animator, at: Double($0) * step) }
    #expect(isClose(values, expected), "\(values)")
  }

  @Test(
    "a completion speed of 0 or less counts as 1; 2 halves the way back too",
    arguments: [(-1.0, 0.32), (0, 0.32), (1, 0.32), (2, 0.16)])
  func speed(speed: Double, end: Double) throws {
    _ = animator()
    driver.completionSpeed = CGFloat(speed)
    present()
    try screens.advance(to: 0)
    screens.run {
      driver.update(0.4)
      driver.cancel()
    }
    try screens.advance(to: end - 1e-6)
    #expect(screens.a.presentedViewController === screens.b)
    try screens.advance(to: end)
    #expect(screens.a.presentedViewController == nil)
  }

  @Test("an interruptible animator uses a timing curve")
  func timingCurve() throws {
    let animator = animator(.interruptibleAnimator)
    driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
    present()
    try screens.advance(to: 0)
    screens.run {
      driver.update(0.5)
      driver.finish()
    }
    // 0.5 is easeOut's value at 0.3425; from there it plays in the remaining time, 0.4 s.
    let values = try [0.1, 0.2, 0.3].map { try progress(animator, at: $0) }
    let curve = [0.506875, 0.67125, 0.835625].map { CubicCurve.easeOut.value(at: $0) }
    #expect(isClose(values, curve), "\(values)")
  }

  @Test("a decision before the beginning takes effect there", arguments: [true, false], [0, 0.5])
  func early(finishes: Bool, percent: Double) throws {
    let animator = animator()
    driver.completionCurve = .linear
    present()
    screens.run {
      driver.update(CGFloat(percent))
      if finishes { driver.finish() } else { driver.cancel() }
    }
    try screens.advance(to: 0)
    #expect(screens.journal.lines.contains("animateTransition"))
    if percent > 0 {
      #expect(isClose(try progress(animator, at: 0.2), finishes ? 0.75 : 0.25))
    }
    try screens.advance(to: 1)
    #expect((screens.a.presentedViewController === screens.b) == finishes)
    #expect(screens.journal.lines.last == "animationEnded(\(finishes))")
  }

  @Test("after the decision, further ones and updates are ignored")
  func late() throws {
    let animator = animator()
    driver.completionCurve = .linear
    present()
    try screens.advance(to: 0)
    screens.run {
      driver.update(0.5)
      driver.finish()
      driver.update(0.1)
      driver.cancel()
    }
    #expect(isClose(try progress(animator, at: 0.2), 0.75))
    #expect(driver.percentComplete == 0.5)
    try screens.advance(to: 0.4)
    screens.run {
      driver.update(0.1)
      driver.cancel()
      driver.finish()
    }
    #expect(screens.a.presentedViewController === screens.b && screens.a.view.window == nil)
    #expect(screens.world.diagnostics.warnings.isEmpty)
  }

  @Test("started, cancelled and started again, with the same driver and animator")
  func again() throws {
    let animator = animator()
    driver.completionCurve = .linear
    for round in 0..<3 {
      let start = Double(round)
      present()
      try screens.advance(to: start)
      #expect(driver.percentComplete == 0)
      screens.run { driver.update(0.5) }
      #expect(isClose(animator.progress(in: screens.world), 0.5))
      screens.run { if round < 2 { driver.cancel() } else { driver.finish() } }
      try screens.advance(to: start + 0.4)
      #expect((screens.a.presentedViewController === screens.b) == (round == 2))
    }
    let ends = screens.journal.lines.filter { $0.hasPrefix("animationEnded") }
    #expect(ends == ["animationEnded(false)", "animationEnded(false)", "animationEnded(true)"])
  }

  @Test("a transition that completes by itself while it is driven is reported, with the animator")
  func escaped() throws {
    let animator = SelfRunningAnimator()
    screens.delegate.animator = animator
    present()
    try screens.advance(to: 0)
    screens.run { driver.update(0.3) }
    try screens.advance(to: 0.3)
    let warnings = screens.world.diagnostics.warnings
    #expect(warnings.count == 1)
    #expect("\(warnings)".contains("SelfRunningAnimator while UIPercentDriven"))
  }

  @Test("a transition that is restarted while it plays back is refused and reported")
  func tooSoon() throws {
    _ = animator()
    present()
    try screens.advance(to: 0)
    screens.run {
      driver.update(0.5)
      driver.cancel()
      screens.a.present(screens.b, animated: true)
    }
    #expect(screens.world.diagnostics.warnings.count == 1)
    try screens.advance(to: 2)
    present()
    try screens.advance(to: 2)
    screens.run { driver.finish() }
    try screens.advance(to: 3)
    #expect(screens.a.presentedViewController === screens.b)
  }

  @Test("a coordinator reports interruption and release, in the order of registration")
  func news() throws {
    _ = animator()
    present()
    let coordinator = try #require(screens.b.transitionCoordinator)
    var lines: [String] = []
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
    for name in ["first", "second"] {
      coordinator.notifyWhenInteractionChanges { lines.append("\(name) \($0.isInteractive)") }
    }
    coordinator.notifyWhenInteractionEnds { lines.append("ends \($0.isCancelled)") }
    try screens.advance(to: 0)
    screens.run {
      driver.update(0.25)
      driver.cancel()
      driver.pause()
      driver.finish()
    }
    #expect(
      lines == [
        "first false", "second false", "ends true", "first true", "second true", "first false",
        "second false", "ends false",
      ])
    #expect(coordinator.completionVelocity == 1 && coordinator.completionCurve == .easeInOut)
  }
}

/// Moves by a property animator that it keeps to itself.
private final class SelfRunningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { _ in context.completeTransition(true) }
    animator.startAnimation()
  }
}
