// The order of calls of pushes and pops: SEMANTICS 7b, recorded from UIKit.

import SegueWorld
import Testing
import UIKit

/// A window with a navigation controller that shows `a`, and a `b` to push.
@MainActor
struct TwoInAStack {
  let world = World()
  let journal = Journal()
  let window: UIWindow
  let navigation: UINavigationController
  let a: ScreenController
  let b: ScreenController
  let animator: WaitingAnimator
  let delegate: JournalDelegate

  init(custom: Bool = true) {
    let journal = journal
    (a, b) = (ScreenController("a", journal), ScreenController("b", journal))
    animator = WaitingAnimator(journal)
    delegate = JournalDelegate(journal, animator: custom ? animator : nil)
    let made = world.run { [a] in
      UIKitState.current.screen.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      let window = UIWindow(frame: UIScreen.main.bounds)
      let navigation = UINavigationController(rootViewController: a)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return (window, navigation)
    }
    (window, navigation) = made
    navigation.delegate = delegate
    journal.clear()
  }

  func run(_ body: () -> Void) { world.run(body) }

  func advance(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  /// Pushes `b` and lets that end.
  func push() throws {
    run { navigation.pushViewController(b, animated: true) }
    try advance(to: 1)
    journal.clear()
  }
}

@MainActor @Suite struct NavigationOrderTests {
  @Test("push and pop call everything in UIKit's order, departing first at the end")
  func order() throws {
    let stack = TwoInAStack()
    stack.run {
      stack.navigation.pushViewController(stack.b, animated: true)
      stack.journal.note("returned")
    }
    try stack.advance(to: 1)
    #expect(
      stack.journal.lines == [
        "animatorFor(push)?", "interactionFor?", "returned", "willShow", "willDisappear(a)",
        "willAppear(b)", "animateTransition", "complete", "didDisappear(a)", "didAppear(b)",
        "didShow", "animationEnded(true)", "returned from complete",
      ])
    stack.journal.clear()
    stack.run { stack.navigation.popViewController(animated: true) }
    try stack.advance(to: 2)
    #expect(
      stack.journal.lines == [
        "animatorFor(pop)?", "interactionFor?", "willShow", "willDisappear(b)", "willAppear(a)",
        "animateTransition", "complete", "didDisappear(b)", "didAppear(a)", "didShow",
        "animationEnded(true)", "returned from complete",
      ])
  }

  @Test("the root appears with the window")
  func root() {
    let journal = Journal()
    let world = World()
    let a = ScreenController("a", journal)
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = UINavigationController(rootViewController: a)
      window.makeKeyAndVisible()
      #expect(a.view.window === window)
    }
    #expect(journal.lines == ["willAppear(a)", "didAppear(a)"])
  }

  @Test("without animation a push is finished when the call returns, without an animator")
  func withoutAnimation() throws {
    let stack = TwoInAStack()
    stack.run { stack.navigation.pushViewController(stack.b, animated: false) }
    #expect(
      stack.journal.lines == [
        "willShow", "willDisappear(a)", "willAppear(b)", "didDisappear(a)", "didAppear(b)",
        "didShow",
      ])
    #expect(stack.b.view.window === stack.window)
    #expect(stack.a.view.window == nil)
  }

  @Test("a change of the stack during a transition follows it")
  func during() throws {
    let stack = TwoInAStack()
    let c = ScreenController("c", stack.journal)
    stack.run {
      stack.navigation.pushViewController(stack.b, animated: true)
      stack.navigation.pushViewController(c, animated: true)
    }
    #expect(stack.navigation.viewControllers == [stack.a, stack.b, c])
    try stack.advance(to: 0.75)
    #expect(stack.journal.lines.last == "animateTransition")
    try stack.advance(to: 2)
    #expect(c.view.window === stack.window)
    #expect(stack.b.view.window == nil)
  }

  @Test("popping to the root animates once and releases the others")
  func popToRoot() throws {
    let stack = TwoInAStack()
    let c = ScreenController("c", stack.journal)
    stack.run {
      stack.navigation.setViewControllers([stack.a, stack.b, c], animated: false)
    }
    let popped = stack.world.run { stack.navigation.popToRootViewController(animated: true) }
    #expect(popped == [stack.b, c])
    try stack.advance(to: 1)
    #expect(stack.a.view.window === stack.window)
    #expect(stack.b.parent == nil && c.parent == nil)
    #expect(stack.world.transitions.endedCount == 2)
  }

  @Test("the root cannot be popped")
  func popRoot() {
    let stack = TwoInAStack()
    #expect(stack.world.run { stack.navigation.popViewController(animated: true) } == nil)
  }

  @Test("invalid stacks are refused, and the stack is unchanged")
  func refusals() {
    let stack = TwoInAStack()
    stack.run {
      stack.navigation.pushViewController(stack.a, animated: true)
      stack.navigation.pushViewController(UINavigationController(), animated: true)
      stack.navigation.setViewControllers([stack.b, stack.b], animated: true)
      stack.navigation.popToViewController(stack.b, animated: true)
      stack.b.addChild(stack.b)
    }
    #expect(stack.navigation.viewControllers == [stack.a])
    #expect(stack.world.diagnostics.warnings.count == 5)
    #expect(stack.world.transitions.active.isEmpty)
  }
}
