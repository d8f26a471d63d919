// Interaction controllers that an app writes from scratch: views moved manually, the rest by a
// display link.

import SegueTiming
import SegueWorld
import Testing
import UIKit

/// Drags the arriving view in from below; releases it with 500 points per second.
private final class Pull: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: UIViewControllerContextTransitioning?
  private var link: CADisplayLink?
  private var isFinishing = false
  private var height: CGFloat { context?.containerView.bounds.height ?? 0 }
  private var view: UIView? { context?.view(forKey: .to) }
  private(set) var shown: CGFloat = 0

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let view else { return }
    transitionContext.containerView.addSubview(view)
    pull(to: 0)
  }

  func pull(to points: CGFloat) {
    shown = min(max(points, 0), height)
    view?.frame.origin.y = height - shown
    context?.updateInteractiveTransition(shown / height)
  }

  func letGo(finishing: Bool) {
    isFinishing = finishing
    if finishing {
      context?.finishInteractiveTransition()
    } else {
      context?.cancelInteractiveTransition()
    }
    link = CADisplayLink(target: self, selector: Selector(Pull.step))
    link?.add(to: .main, forMode: .common)
  }

  /// Interrupted in transit.
  func hold() {
    link?.invalidate()
    context?.pauseInteractiveTransition()
  }

  private func step(_ link: CADisplayLink) {
    shown += (isFinishing ? 500 : -500) * CGFloat(link.duration)
    view?.frame.origin.y = height - min(max(shown, 0), height)
    guard shown <= 1e-9 || shown >= height - 1e-9 else { return }
    link.invalidate()
    let context = context
    self.context = nil
    context?.completeTransition(isFinishing)
  }
}

@MainActor @Suite struct HandWrittenInteractionTests {
  private let screens = TwoScreens(style: .fullScreen)
  private let hand = Pull()
  private let bystander: UIView

  init() {
    bystander = screens.world.run { UIView(frame: .zero) }
    screens.window.addSubview(bystander)
    screens.delegate.interaction = hand
  }

  private func begin() throws {
    screens.run {
      screens.a.present(screens.b, animated: true) { [journal = screens.journal] in
        journal.note("completion")
      }
      screens.b.transitionCoordinator?.animate(
        alongsideTransition: { [bystander] _ in bystander.alpha = 0 },
        completion: { [journal = screens.journal] in
          journal.note("alongside's completion(\(!$0.isCancelled))")
        })
    }
    try screens.advance(to: 1)
  }

  private var opacity: Double { screens.world.run { bystander.shown("opacity") } }

  @Test("finished and cancelled, with all callbacks in order", arguments: [true, false])
  func decided(finishes: Bool) throws {
    try begin()
    screens.run { hand.pull(to: 422) }
    #expect(screens.b.view.frame.minY == 422)
    #expect(screens.b.transitionCoordinator?.percentComplete == 0.5)
    screens.run { hand.letGo(finishing: finishes) }
    try screens.advance(to: 1.8)
    #expect(screens.world.transitions.active.count == 1)
    try screens.advance(to: 1.9)
    #expect(screens.world.transitions.active.isEmpty && screens.world.nextEventTime == nil)
    let start = [
      "animatorForPresented?", "interactionForPresentation?", "willDisappear(a)", "willAppear(b)",
    ]
    #expect(
      screens.journal.lines
        == start
        + (finishes
          ? [
            "didAppear(b)", "didDisappear(a)", "alongside's completion(true)", "completion",
            "animationEnded(true)",
          ]
          : [
            "willDisappear(b)", "didDisappear(b)", "willAppear(a)", "didAppear(a)",
            "alongside's completion(false)", "completion", "animationEnded(false)",
          ]))
    #expect(bystander.alpha == (finishes ? 0 : 1))
    #expect((screens.a.view.superview === screens.window) == !finishes)
    #expect((screens.b.view.window != nil) == finishes)
  }

  @Test("alongside animations follow the reported progress and the decision")
  func alongside() throws {
    try begin()
    #expect(opacity == 1)
    for points in [211.0, 633, 422] {
      screens.run { hand.pull(to: points) }
      try screens.advance(to: screens.world.now.seconds + 3)
      // easeInOut, which is symmetrical.
      let expected = CubicCurve.easeInOut.value(at: 1 - points / 844)
      #expect(isClose(opacity, expected))
    }
    screens.run { hand.letGo(finishing: false) }
    let start = screens.world.now.seconds
    try screens.advance(to: start + 0.125)
    #expect(opacity > 0.5 && opacity < 1)
    try screens.advance(to: start + 0.25)
    #expect(opacity == 1)
    #expect(bystander.alpha == 1)
  }

  @Test("interrupted on the way back and continued forward")
  func caught() throws {
    try begin()
    screens.run {
      hand.pull(to: 422)
      hand.letGo(finishing: false)
    }
    try screens.advance(to: 1.2)
    screens.run { hand.hold() }
    #expect(screens.b.transitionCoordinator?.isInteractive == true)
    #expect(screens.b.transitionCoordinator?.isCancelled == false)
    let held = opacity
    try screens.advance(to: 4)
    #expect(opacity == held && held < 1)
    screens.run { hand.letGo(finishing: true) }
    try screens.advance(to: 9)
    #expect(screens.a.presentedViewController === screens.b && bystander.alpha == 0)
  }

  @Test("alongside animations end with a transition that ends at once", arguments: [true, false])
  func atOnce(finishes: Bool) throws {
    let quick = ManuallyDriven(screens.animator)
    screens.delegate.interaction = quick
    try begin()
    screens.run {
      quick.context?.updateInteractiveTransition(0.5)
      if finishes { quick.finish() } else { quick.cancel() }
    }
    #expect(opacity == (finishes ? 0 : 1) && bystander.alpha == (finishes ? 0 : 1))
    #expect(bystander.layer.animationKeys() == nil)
    try screens.advance(to: 1)
    #expect(screens.world.nextEventTime == nil)
  }
}
