// Animators that can be interrupted, played, scrubbed and joined: SEMANTICS 6d and 7g.

import SegueWorld
import Testing
import UIKit

/// Moves the arriving view across the container with a property animator of 0.8 s, evenly.
private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
  var asked = 0
  var played = 0
  var ends: [UIViewAnimatingPosition] = []
  private var animator: UIViewPropertyAnimator?
  var current: UIViewPropertyAnimator? { animator }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.8
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    played += 1
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    asked += 1
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.8, curve: .linear)
    animator = made
    if let view = context.view(forKey: .to) {
      let width = context.containerView.bounds.width
      context.containerView.addSubview(view)
      view.center.x -= width
      made.addAnimations { view.center.x += width }
    }
    made.addCompletion { position in
      self.animator = nil
      self.ends.append(position)
      context.completeTransition(!context.transitionWasCancelled)
    }
    return made
  }
}

private final class InterruptibleDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = Interruptible()
  var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { driver }
}

@MainActor @Suite struct InterruptibleTests {
  private let screens = TwoScreens(style: .fullScreen, custom: false)
  private let delegate = InterruptibleDelegate()
  private let driver = UIPercentDrivenInteractiveTransition()

  init() { screens.b.transitioningDelegate = delegate }

  private func begin(driven: Bool) throws {
    if driven { delegate.driver = driver }
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 0)
  }

  private var progress: Double {
    let x = screens.b.view.layer.presentationSnapshot(
      atSeconds: screens.world.now.seconds
    ).position.x
    return (x - 195 + 390) / 390
  }

  @Test("without a touch it plays to the end, with alongside changes")
  func plays() throws {
    let bystander = screens.world.run { UIView(frame: .zero) }
    screens.run {
      screens.window.addSubview(bystander)
      screens.a.present(screens.b, animated: true)
      screens.b.transitionCoordinator?.animate(alongsideTransition: { _ in bystander.alpha = 0 })
    }
    try screens.advance(to: 0.2)
    #expect(abs(progress - 0.25) < 1e-9)
    #expect(screens.b.transitionCoordinator?.isInterruptible == true)
    let opacity = bystander.layer.presentationSnapshot(atSeconds: 0.2).opacity
    #expect(abs(opacity - 0.75) < 1e-6)
    try screens.advance(to: 0.8)
    #expect(delegate.animator.ends == [.end])
    #expect(screens.a.view.window == nil)
  }

  @Test("under a touch it is scrubbed, and animateTransition is not called")
  func scrubbed() throws {
    try begin(driven: true)
    #expect(delegate.animator.played == 0)
    #expect(delegate.animator.asked == 1)
    for percent in [0.3, 0.9, 0.5] {
      screens.run { driver.update(percent) }
      try screens.advance(to: screens.world.now.seconds + 2)
      #expect(abs(progress - percent) < 1e-9)
    }
  }

  @Test("an animator that the app stops is left to the app")
  func stopped() throws {
    try begin(driven: true)
    screens.run {
      driver.update(0.5)
      delegate.animator.current?.stopAnimation(false)
      driver.update(0.7)
      driver.pause()
      driver.finish()
      delegate.animator.current?.finishAnimation(at: .end)
    }
    try screens.advance(to: 1)
    #expect(delegate.animator.ends == [.end])
    #expect(screens.b.view.window === screens.window)
  }

  @Test("released, it continues to its end")
  func finish() throws {
    try begin(driven: true)
    screens.run {
      driver.update(0.5)
      driver.finish()
    }
    try screens.advance(to: 0.2)
    #expect(abs(progress - 0.75) < 1e-9)
    try screens.advance(to: 0.4)
    #expect(delegate.animator.ends == [.end])
    #expect(screens.b.view.window === screens.window && screens.a.view.window == nil)
  }

  @Test("cancelled, it returns to its start")
  func cancel() throws {
    try begin(driven: true)
    screens.run {
      driver.update(0.5)
      driver.cancel()
    }
    try screens.advance(to: 0.2)
    #expect(abs(progress - 0.25) < 1e-9)
    try screens.advance(to: 0.4)
    #expect(delegate.animator.ends == [.start])
    #expect(screens.a.presentedViewController == nil && screens.a.view.window === screens.window)
  }

  @Test(
    "decided at the very end or the very beginning, it finishes at once", arguments: [true, false])
  func atOnce(finishes: Bool) throws {
    try begin(driven: true)
    screens.run {
      driver.update(finishes ? 1 : 0)
      if finishes { driver.finish() } else { driver.cancel() }
    }
    try screens.advance(to: 0)
    #expect(delegate.animator.ends == [finishes ? .end : .start])
  }

  @Test("on its way back it can be interrupted again and finished")
  func changeOfMind() throws {
    try begin(driven: true)
    screens.run {
      driver.update(0.75)
      driver.cancel()
    }
    try screens.advance(to: 0.2)
    screens.run { driver.pause() }
    #expect(abs(driver.percentComplete - 0.5) < 1e-9)
    #expect(abs(progress - 0.5) < 1e-9)
    screens.run {
      driver.update(0.75)
      driver.finish()
    }
    try screens.advance(to: 0.3)
    #expect(abs(progress - 0.875) < 1e-9)
    try screens.advance(to: 0.4)
    #expect(delegate.animator.ends == [.end])
    #expect(screens.b.view.window === screens.window)
  }

  @Test("a running one can be interrupted and reversed")
  func pause() throws {
    driver.wantsInteractiveStart = false
    try begin(driven: true)
    try screens.advance(to: 0.4)
    screens.run { driver.pause() }
    #expect(screens.b.transitionCoordinator?.isInteractive == true)
    #expect(abs(driver.percentComplete - 0.5) < 1e-9)
    try screens.advance(to: 2)
    #expect(abs(progress - 0.5) < 1e-9)
    screens.run { driver.cancel() }
    try screens.advance(to: 2.4)
    #expect(delegate.animator.ends == [.start])
    #expect(screens.a.presentedViewController == nil)
  }
}
