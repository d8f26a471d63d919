// The order of calls when an interactive transition is cancelled: SEMANTICS 7c.

import Testing
import UIKit

@MainActor @Suite struct CancelledOrderTests {
  @Test("a cancelled dismissal reverses both controllers and runs its completion")
  func dismissal() throws {
    let screens = TwoScreens()
    try screens.present()
    let hand = ManuallyDriven(screens.animator)
    screens.delegate.interaction = hand
    screens.run {
      screens.b.dismiss(animated: true) { screens.journal.note("completion") }
      screens.b.transitionCoordinator?.notifyWhenInteractionChanges { context in
        screens.journal.note("interactionChanged(cancelled \(context.isCancelled))")
      }
    }
    try screens.advance(to: 2)
    screens.run { hand.cancel() }
    #expect(
      screens.journal.lines == [
        "animatorForDismissed?", "interactionForDismissal?", "willDisappear(b)", "willAppear(a)",
        "animateTransition", "interactionChanged(cancelled true)", "willDisappear(a)",
        "didDisappear(a)", "willAppear(b)", "didAppear(b)", "completion", "animationEnded(false)",
      ])
    #expect(screens.a.presentedViewController === screens.b)
    #expect(screens.b.view.window === screens.window)
    #expect(screens.a.view.window == nil)
    #expect(!screens.b.isBeingDismissed)
  }

  @Test("a cancelled dismissal can be repeated")
  func again() throws {
    let screens = TwoScreens()
    try screens.present()
    let hand = ManuallyDriven(screens.animator)
    screens.delegate.interaction = hand
    for time in [2.0, 3.0] {
      screens.run { screens.b.dismiss(animated: true) }
      try screens.advance(to: time)
      screens.run { time == 2 ? hand.cancel() : hand.finish() }
    }
    #expect(screens.a.presentedViewController == nil)
    #expect(screens.a.view.window === screens.window)
    #expect(screens.b.view.window == nil)
  }

  @Test("a cancelled presentation restores the presenter's view and leaves nothing behind")
  func presentation() throws {
    let screens = TwoScreens()
    let hand = ManuallyDriven(screens.animator)
    screens.delegate.interaction = hand
    screens.run {
      screens.a.present(screens.b, animated: true) { screens.journal.note("completion") }
    }
    try screens.advance(to: 1)
    screens.run {
      screens.a.view.removeFromSuperview()
      hand.cancel()
    }
    #expect(
      screens.journal.lines == [
        "animatorForPresented?", "interactionForPresentation?", "willDisappear(a)",
        "willAppear(b)", "animateTransition", "willDisappear(b)", "didDisappear(b)",
        "willAppear(a)", "didAppear(a)", "completion", "animationEnded(false)",
      ])
    #expect(screens.window.subviews.map { $0 === screens.a.view } == [true])
    #expect(screens.a.presentedViewController == nil)
    #expect(screens.b.presentingViewController == nil)
  }

  @Test("a cancelled pop keeps the stack and removes the arriving view")
  func pop() throws {
    let stack = TwoInAStack()
    try stack.push()
    let hand = ManuallyDriven(stack.animator)
    stack.delegate.interaction = hand
    stack.run { stack.navigation.popViewController(animated: true) }
    try stack.advance(to: 2)
    #expect(stack.navigation.viewControllers.count == 1)
    stack.run { hand.cancel() }
    #expect(
      stack.journal.lines == [
        "animatorFor(pop)?", "interactionFor?", "willShow", "willDisappear(b)", "willAppear(a)",
        "animateTransition", "willDisappear(a)", "didDisappear(a)", "willAppear(b)",
        "didAppear(b)", "animationEnded(false)",
      ])
    #expect(stack.navigation.viewControllers == [stack.a, stack.b])
    #expect(stack.a.view.window == nil)
    #expect(stack.b.view.window === stack.window)
    #expect(stack.b.parent === stack.navigation)
  }

  @Test("a cancelled push leaves the stack as it was")
  func push() throws {
    let stack = TwoInAStack()
    let hand = ManuallyDriven(stack.animator)
    stack.delegate.interaction = hand
    stack.run { stack.navigation.pushViewController(stack.b, animated: true) }
    try stack.advance(to: 1)
    stack.run { hand.cancel() }
    #expect(stack.navigation.viewControllers == [stack.a])
    #expect(stack.b.parent == nil)
    #expect(stack.b.view.window == nil)
    #expect(stack.a.view.window === stack.window)
  }
}
