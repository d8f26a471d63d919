// Controllers inside controllers.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct ContainmentTests {
  /// Records its moves as well.
  final class Child: UIViewController {
    var lines: [String] = []
    override func willMove(toParent parent: UIViewController?) {
      lines.append(parent == nil ? "will leave" : "will enter")
    }
    override func didMove(toParent parent: UIViewController?) {
      lines.append(parent == nil ? "left" : "entered")
    }
    override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { lines.append("appeared") }
    override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { lines.append("disappeared") }
  }

  @Test("addChild calls willMove; didMove and willMove(nil) are left to the caller")
  func moves() {
    World().run {
      let (parent, child) = (UIViewController(), Child())
      parent.addChild(child)
      #expect(child.parent === parent && parent.children == [child])
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      child.removeFromParent()
      #expect(child.parent == nil && parent.children.isEmpty)
      #expect(child.lines == ["will enter", "entered", "will leave", "left"])
    }
  }

  @Test("a child leaves its old parent for a new one")
  func newParent() {
    World().run {
      let (old, new, child) = (UIViewController(), UIViewController(), Child())
      old.addChild(child)
      new.addChild(child)
      #expect(old.children.isEmpty && child.parent === new)
    }
  }

  @Test("the first child of a navigation controller is its root; one that leaves is off the stack")
  func stack() {
    World().run {
      let (stack, root, overlay) = (UINavigationController(), Child(), Child())
      stack.addChild(root)
      #expect(stack.viewControllers == [root] && root.lines == ["will enter", "entered"])
      stack.addChild(overlay)
      #expect(stack.viewControllers == [root] && stack.children == [root, overlay])
      stack.pushViewController(UIViewController(), animated: false)
      stack.pushViewController(UIViewController(), animated: false)
      stack.viewControllers[1].removeFromParent()
      #expect(stack.viewControllers.count == 2 && stack.viewControllers[0] === root)
    }
  }

  @Test("a child beside the stack stays; one that has been pushed leaves with its screen")
  func besideTheStack() throws {
    let screens = BarSample()
    let (overlay, pushed) = (Child(), Child())
    let navigation = screens.navigation
    screens.run {
      navigation.addChild(overlay)
      navigation.view.addSubview(overlay.view)
      overlay.didMove(toParent: navigation)
      navigation.pushViewController(screens.b, animated: true)
    }
    try screens.advance(to: 2)
    #expect(navigation.children == [screens.a, overlay, screens.b])
    screens.run { _ = navigation.popViewController(animated: true) }
    try screens.advance(to: 4)
    #expect(navigation.children == [screens.a, overlay] && overlay.view.superview != nil)
    screens.run {
      navigation.addChild(pushed)
      navigation.pushViewController(pushed, animated: false)
    }
    try screens.advance(to: 5)
    screens.run { _ = navigation.popViewController(animated: false) }
    try screens.advance(to: 6)
    #expect(navigation.children == [screens.a, overlay])
    screens.run { overlay.removeFromParent() }
    #expect(navigation.children == [screens.a])
  }

  @Test("a child appears and disappears with its view while the parent is on screen")
  func views() {
    let screens = TwoScreens()
    let child = Child()
    screens.run {
      screens.a.addChild(child)
      screens.a.view.addSubview(child.view)
      #expect(child.lines == ["will enter", "will appear", "appeared"])
      child.view.removeFromSuperview()
      #expect(child.lines.suffix(2) == ["will disappear", "disappeared"])
    }
  }

  @Test("a child appears and disappears with its parent, after it")
  func forwarding() throws {
    let screens = TwoScreens()
    let child = Child()
    screens.run {
      screens.b.addChild(child)
      screens.b.view.addSubview(child.view)
    }
    #expect(child.lines == ["will enter"])
    try screens.present()
    #expect(child.lines == ["will enter", "will appear", "appeared"])
    screens.run { child.dismiss(animated: true) }
    try screens.advance(to: 2)
    #expect(child.lines.suffix(2) == ["will disappear", "disappeared"])
    #expect(screens.a.presentedViewController == nil)
  }

  @Test("a container that forwards appearance calls manually receives no automatic ones")
  func byHand() throws {
    final class ByHand: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let screens = TwoScreens()
    let (parent, child) = (ByHand(), Child())
    screens.run {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      screens.window.rootViewController = parent
    }
    #expect(child.lines == ["will enter"])
    screens.run {
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(child.lines == ["will enter", "will appear", "appeared"])
  }

  @Test("a child queries its parent for the presentation and the coordinator")
  func lookups() throws {
    let screens = TwoScreens()
    let child = Child()
    screens.run {
      screens.b.addChild(child)
      screens.a.present(screens.b, animated: true)
    }
    #expect(child.presentingViewController === screens.a)
    #expect(child.transitionCoordinator != nil)
    #expect(child.presentationController === screens.b.presentationController)
    try screens.advance(to: 1)
    #expect(child.transitionCoordinator == nil)
  }

  @Test("over the current context, the controller that defines it is covered and presents")
  func context() throws {
    let screens = TwoScreens(style: .overCurrentContext)
    let child = Child()
    screens.run {
      screens.a.addChild(child)
      child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
      screens.a.view.addSubview(child.view)
      child.definesPresentationContext = true
      child.present(screens.b, animated: true)
    }
    try screens.advance(to: 1)
    #expect(screens.b.presentingViewController === child)
    let container = try #require(screens.b.presentationController?.containerView)
    #expect(container.frame == child.view.frame)
    #expect(container.superview === screens.a.view)
    #expect(screens.b.view.frame == container.bounds)
  }

  @Test("in the current context, the covered view leaves the window and returns to its place")
  func currentContext() throws {
    let screens = TwoScreens(style: .currentContext)
    let child = Child()
    let place = CGRect(x: 10, y: 20, width: 100, height: 200)
    screens.run {
      screens.a.addChild(child)
      child.view.frame = place
      screens.a.view.addSubview(child.view)
      child.definesPresentationContext = true
      screens.animator.inspect = { context in
        #expect(context.view(forKey: .from)?.frame.origin == .zero)
      }
      child.present(screens.b, animated: true)
    }
    try screens.advance(to: 1)
    #expect(child.view.window == nil)
    screens.animator.inspect = nil
    screens.run { child.dismiss(animated: true) }
    try screens.advance(to: 2)
    #expect(child.view.superview === screens.a.view)
    #expect(child.view.frame == place)
    #expect(child.lines.suffix(4) == ["will disappear", "disappeared", "will appear", "appeared"])
  }
}
