// The order of calls when a container changes its contents: SEMANTICS 7b and 7c, recorded from
// UIKit, each as a line of words. `custom` has an animator from the delegate, `hand` drives it and
// then finishes or cancels.

import SegueWorld
import Testing
import UIKit

/// One recording.
struct SwitchOrder: CustomTestStringConvertible, Sendable {
  /// The container.
  enum Change: String, Sendable { case push, pop, tab }
  /// The kind of change.
  enum Way: String, Sendable { case custom, hand, own, none }

  let change: Change
  let way: Way
  var isCancelled = false
  let calls: String

  var testDescription: String { "\(change) \(way)\(isCancelled ? ", cancelled" : "")" }

  /// 7b, without the animator's own calls.
  static let all = [
    SwitchOrder(
      change: .push, way: .custom,
      calls: "willShow willDisappear(a) willAppear(b) animateTransition complete didDisappear(a) "
        + "didAppear(b) didShow animationEnded(true)"),
    SwitchOrder(
      change: .pop, way: .custom,
      calls: "willShow willDisappear(b) willAppear(a) animateTransition complete didDisappear(b) "
        + "didAppear(a) didShow animationEnded(true)"),
    SwitchOrder(
      change: .push, way: .own,
      calls: "willShow willDisappear(a) willAppear(b) didDisappear(a) didAppear(b) didShow"),
    SwitchOrder(
      change: .pop, way: .none,
      calls: "willShow willDisappear(b) willAppear(a) didDisappear(b) didAppear(a) didShow"),
    SwitchOrder(
      change: .pop, way: .hand,
      calls: "willShow willDisappear(b) willAppear(a) animateTransition didDisappear(b) "
        + "didAppear(a) didShow animationEnded(true)"),
    SwitchOrder(
      change: .pop, way: .hand, isCancelled: true,
      calls: "willShow willDisappear(b) willAppear(a) animateTransition willDisappear(a) "
        + "didDisappear(a) willAppear(b) didAppear(b) animationEnded(false)"),
    SwitchOrder(
      change: .tab, way: .none,
      calls: "willDisappear(a) willAppear(b) didDisappear(a) didAppear(b)"),
    SwitchOrder(
      change: .tab, way: .custom,
      calls: "willDisappear(a) willAppear(b) animateTransition complete didDisappear(a) "
        + "didAppear(b) animationEnded(true)"),
    SwitchOrder(
      change: .tab, way: .hand, isCancelled: true,
      calls: "willDisappear(a) willAppear(b) animateTransition willDisappear(b) didDisappear(b) "
        + "willAppear(a) didAppear(a) animationEnded(false)"),
  ]
}

@MainActor @Suite struct SwitchOrderTests {
  /// Returns the animator for tabs.
  private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    let animator: UIViewControllerAnimatedTransitioning?
    let interaction: UIViewControllerInteractiveTransitioning?

    init(
      _ animator: UIViewControllerAnimatedTransitioning?,
      _ interaction: UIViewControllerInteractiveTransitioning?
    ) { (self.animator, self.interaction) = (animator, interaction) }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { animator }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
  }

  @Test("callbacks run in UIKit's order, with bars around the screens", arguments: SwitchOrder.all)
  func order(_ expected: SwitchOrder) throws {
    let calls =
      expected.change == .tab ? try tabCalls(expected) : try navigationCalls(expected)
    let noise = ["animatorFor", "interactionFor", "returned"]
    let heard = calls.filter { call in !noise.contains { call.hasPrefix($0) } }
    #expect(heard.joined(separator: " ") == expected.calls)
  }

  private func navigationCalls(_ order: SwitchOrder) throws -> [String] {
    let stack = TwoInAStack(custom: order.way == .custom || order.way == .hand)
    if order.change == .pop {
      stack.run { stack.navigation.pushViewController(stack.b, animated: false) }
    }
    try stack.advance(to: 0.5)
    let hand = order.way == .hand ? ManuallyDriven(stack.animator) : nil
    stack.delegate.interaction = hand
    stack.journal.clear()
    stack.run {
      if order.change == .push {
        stack.navigation.pushViewController(stack.b, animated: order.way != .none)
      } else {
        stack.navigation.popViewController(animated: order.way != .none)
      }
    }
    try stack.advance(to: 2)
    stack.run { order.isCancelled ? hand?.cancel() : hand?.finish() }
    return stack.journal.lines
  }

  private func tabCalls(_ order: SwitchOrder) throws -> [String] {
    let (world, journal) = (World(), Journal())
    let (a, b) = (ScreenController("a", journal), ScreenController("b", journal))
    let animator = WaitingAnimator(journal)
    let hand = order.way == .hand ? ManuallyDriven(animator) : nil
    let tabs = UITabBarController()
    let delegate = TabDelegate(order.way == .none ? nil : animator, hand)
    let window = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      (tabs.viewControllers, tabs.delegate) = ([a, b], delegate)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      return window
    }
    try world.advance(to: VirtualTime(seconds: 0.5))
    journal.clear()
    world.run { tabs.selectedIndex = 1 }
    try world.advance(to: VirtualTime(seconds: 2))
    world.run { order.isCancelled ? hand?.cancel() : hand?.finish() }
    #expect(tabs.tabBar.selectedItem === (order.isCancelled ? a : b).tabBarItem)
    #expect((order.isCancelled ? a : b).view.window === window)
    return journal.lines
  }
}
