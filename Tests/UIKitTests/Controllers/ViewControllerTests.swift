// The life of a controller and of its view.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct ViewControllerTests {
  /// Records when its view is created and laid out.
  final class Maker: UIViewController {
    let journal = Journal()
    override func loadView() {
      journal.note("loadView")
      super.loadView()
    }
    override func viewDidLoad() { journal.note("viewDidLoad") }
    override func viewWillLayoutSubviews() { journal.note("willLayout") }
    override func viewDidLayoutSubviews() { journal.note("didLayout") }
  }

  @Test("the view is created once, on first access, with the size of the screen")
  func loading() {
    World().run {
      let controller = Maker()
      #expect(!controller.isViewLoaded)
      #expect(controller.viewIfLoaded == nil)
      let view: UIView = controller.view
      controller.loadViewIfNeeded()
      #expect(controller.view === view)
      #expect(controller.journal.lines == ["loadView", "viewDidLoad"])
      #expect(view.frame == UIScreen.main.bounds)
      #expect(view.next === controller)
    }
  }

  @Test("a loadView that sets nothing results in a plain view")
  func emptyLoading() {
    final class Empty: UIViewController { override func loadView() {} }
    World().run {
      let view: UIView? = Empty().view
      #expect(view != nil)
    }
  }

  @Test("a controller can be created from a coder, and a nib is refused by name")
  func initialisers() throws {
    World().run {
      let controller = UIViewController(nibName: "Menu", bundle: nil)
      #expect(controller.view != nil)
      #expect(World.current.diagnostics.unsupportedFeatures.contains { $0.contains("Menu") })
    }
  }

  @Test("layout calls the controller before and after")
  func layout() throws {
    let world = World()
    let controller = world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let controller = Maker()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return controller
    }
    try world.advance(to: .zero)
    #expect(controller.journal.lines == ["loadView", "viewDidLoad", "willLayout", "didLayout"])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test("a new root replaces the old one")
  func newRoot() throws {
    let screens = TwoScreens()
    screens.run { screens.window.rootViewController = screens.b }
    #expect(screens.window.subviews == [screens.b.view])
    #expect(
      screens.journal.lines == [
        "willDisappear(a)", "didDisappear(a)", "willAppear(b)", "didAppear(b)",
      ])
  }

  @Test("a new root has none of the old one's presentations in front of it")
  func newRootWhilePresenting() throws {
    let screens = TwoScreens(style: .fullScreen)
    try screens.present()
    let c = ScreenController("c", screens.journal)
    screens.run { screens.window.rootViewController = c }
    #expect(screens.window.subviews == [c.view])
    #expect(screens.a.presentedViewController == nil)
    #expect(
      screens.journal.lines == [
        "willDisappear(b)", "didDisappear(b)", "willAppear(c)", "didAppear(c)",
      ])
  }

  @Test("hiding the window removes the root from the screen")
  func hiding() {
    let screens = TwoScreens()
    screens.run { screens.window.isHidden = true }
    #expect(screens.journal.lines == ["willDisappear(a)", "didDisappear(a)"])
  }

  @Test("hiding the window hides what covers the root; showing it restores that")
  func hidingWhilePresenting() throws {
    let screens = TwoScreens(style: .fullScreen)
    try screens.present()
    screens.run {
      screens.window.isHidden = true
      screens.window.isHidden = false
    }
    #expect(
      screens.journal.lines == [
        "willDisappear(b)", "didDisappear(b)", "willAppear(b)", "didAppear(b)",
      ])
  }

  @Test("show pushes inside a navigation controller and presents elsewhere")
  func show() throws {
    let stack = TwoInAStack()
    stack.run { stack.a.show(stack.b, sender: nil) }
    #expect(stack.navigation.topViewController === stack.b)
    let screens = TwoScreens()
    screens.run { screens.a.show(screens.b, sender: nil) }
    #expect(screens.a.presentedViewController === screens.b)
  }
}
