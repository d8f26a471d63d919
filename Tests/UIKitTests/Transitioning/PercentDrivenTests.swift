// Animations driven forward and backward by a percentage: SEMANTICS section 6.

import SegueWorld
import Testing
import UIKit

/// Moves the arriving view across the container: half a second, ease in and out, unless told
/// otherwise.
private final class Crossing: NSObject, UIViewControllerAnimatedTransitioning {
  var duration = 0.8
  var ends: [Bool] = []
  var moves: ((@escaping () -> Void, @escaping (Bool) -> Void) -> Void)?

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    let width = context.containerView.bounds.width
    context.containerView.addSubview(view)
    view.center.x -= width
    let completion = { (isFinished: Bool) in
      self.ends.append(isFinished)
      context.completeTransition(!context.transitionWasCancelled)
    }
    let animations = { view.center.x += width }
    if let moves { return moves(animations, completion) }
    UIView.animate(
      withDuration: duration, delay: 0, options: .curveLinear, animations: animations,
      completion: completion)
  }
}

private final class CrossingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = Crossing()
  let driver = UIPercentDrivenInteractiveTransition()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  { driver }
}

@MainActor @Suite struct PercentDrivenTests {
  private let screens = TwoScreens(style: .fullScreen, custom: false)
  private let delegate = CrossingDelegate()

  init() { screens.b.transitioningDelegate = delegate }

  private func begin() throws {
    screens.run { screens.a.present(screens.b, animated: true) }
    try screens.advance(to: 0)
  }

  /// The progress of the view, 0…1.
  private var progress: Double {
    let x = screens.b.view.layer.presentationSnapshot(
      atSeconds: screens.world.now.seconds
    ).position.x
    return (x - 195 + 390) / 390
  }

  @Test("the view is placed by the percentage, whatever the time")
  func update() throws {
    try begin()
    for percent in [0.0, 0.25, 0.75, 0.5] {
      screens.run { delegate.driver.update(percent) }
      try screens.advance(to: screens.world.now.seconds + 3)
      #expect(abs(progress - percent) < 1e-9)
    }
    #expect(screens.b.transitionCoordinator?.percentComplete == 0.5)
    #expect(delegate.animator.ends.isEmpty)
  }

  @Test(
    "finish plays the rest in its time, eased",
    arguments: [(0.12, 0.477497159), (0.24, 0.7), (0.36, 0.922502841)])
  func finish(time: Double, expected: Double) throws {
    try begin()
    screens.run {
      delegate.driver.update(0.4)
      delegate.driver.finish()
    }
    #expect(screens.b.transitionCoordinator?.isInteractive == false)
    try screens.advance(to: time)
    #expect(abs(progress - expected) < 1e-8)
    try screens.advance(to: 0.48)
    #expect(delegate.animator.ends == [true])
    #expect(screens.a.view.window == nil)
  }

  @Test(
    "cancel plays back, eased, and restores the model",
    arguments: [(0.08, 0.348335228), (0.16, 0.2), (0.24, 0.051664772)])
  func cancel(time: Double, expected: Double) throws {
    try begin()
    screens.run {
      delegate.driver.update(0.4)
      delegate.driver.cancel()
    }
    #expect(screens.b.transitionCoordinator?.isCancelled == true)
    try screens.advance(to: time)
    #expect(abs(progress - expected) < 1e-8)
    try screens.advance(to: 0.32)
    #expect(delegate.animator.ends == [false])
    #expect(screens.a.presentedViewController == nil)
    #expect(screens.b.view.center.x == -195)
  }

  @Test("a completion speed of two halves the remaining time")
  func speed() throws {
    delegate.driver.completionSpeed = 2
    try begin()
    screens.run {
      delegate.driver.update(0.4)
      delegate.driver.finish()
    }
    try screens.advance(to: 0.2399)
    #expect(delegate.animator.ends.isEmpty)
    try screens.advance(to: 0.24)
    #expect(delegate.animator.ends == [true])
  }

  @Test(
    "a spring keeps its shape under the touch",
    arguments: [
      (0.1, 90.011004248), (0.2, 207.732299648), (0.3, 291.144764793), (0.35, 318.580892684),
    ])
  func spring(percent: Double, offset: Double) throws {
    delegate.animator.duration = 0.7
    delegate.animator.moves = { animations, completion in
      UIView.animate(
        withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0.8,
        options: [], animations: animations, completion: completion)
    }
    try begin()
    screens.run { delegate.driver.update(percent) }
    #expect(abs(progress * 375 - offset) < 1e-6)
  }

  @Test("a block that changes nothing ends with the others, not before")
  func emptyBlock() throws {
    delegate.animator.moves = { _, completion in
      UIView.animate(withDuration: 0.8, animations: {}, completion: completion)
    }
    try begin()
    try screens.advance(to: 1)
    #expect(delegate.animator.ends.isEmpty)
    screens.run {
      delegate.driver.update(0.5)
      delegate.driver.finish()
    }
    try screens.advance(to: 1.4)
    #expect(delegate.animator.ends == [true])
  }

  @Test("alongside animations follow the touch too")
  func alongside() throws {
    let bystander = screens.world.run { UIView(frame: .zero) }
    screens.run {
      screens.window.addSubview(bystander)
      screens.a.present(screens.b, animated: true)
      screens.b.transitionCoordinator?.animate(alongsideTransition: { _ in bystander.alpha = 0 })
    }
    try screens.advance(to: 0)
    screens.run { delegate.driver.update(0.5) }
    try screens.advance(to: 5)
    let opacity = bystander.layer.presentationSnapshot(atSeconds: 5).opacity
    #expect(abs(opacity - 0.5) < 1e-6)
    screens.run { delegate.driver.cancel() }
    try screens.advance(to: 6)
    #expect(bystander.alpha == 1)
  }

  @Test("a decision before the transition begins takes effect when it has begun")
  func early() throws {
    screens.run {
      screens.a.present(screens.b, animated: true)
      delegate.driver.update(0.4)
      delegate.driver.finish()
    }
    try screens.advance(to: 0.48)
    #expect(delegate.animator.ends == [true])
  }

  @Test("a driver that does not start interactively lets the animator run")
  func withoutInteractiveStart() throws {
    delegate.driver.wantsInteractiveStart = false
    try begin()
    try screens.advance(to: 0.4)
    #expect(abs(progress - 0.5) < 1e-9)
    screens.run { delegate.driver.pause() }
    #expect(screens.b.transitionCoordinator?.isInteractive == true)
    #expect(abs(delegate.driver.percentComplete - 0.5) < 1e-9)
    try screens.advance(to: 3)
    #expect(abs(progress - 0.5) < 1e-9)
    screens.run { delegate.driver.finish() }
    try screens.advance(to: 3.4)
    #expect(delegate.animator.ends == [true])
  }

  @Test("released, it can be interrupted again before its end, which then waits")
  func caughtAgain() throws {
    try begin()
    screens.run {
      delegate.driver.update(0.5)
      delegate.driver.cancel()
    }
    try screens.advance(to: 0.2)
    screens.run { delegate.driver.pause() }
    #expect(abs(delegate.driver.percentComplete - 0.25) < 1e-9)
    try screens.advance(to: 2)
    #expect(abs(progress - 0.25) < 1e-9)
    #expect(delegate.animator.ends.isEmpty)
    screens.run { delegate.driver.finish() }
    try screens.advance(to: 2.6)
    #expect(delegate.animator.ends == [true])
  }
}
