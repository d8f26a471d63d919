import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct ViewHierarchyTests {
  let world = World()
  let log = Log()

  /// A view that logs its callbacks.
  final class Told: UIView {
    var name = ""
    var log: Log?

    convenience init(_ name: String, _ log: Log) {
      self.init(frame: .zero)
      (self.name, self.log) = (name, log)
    }

    private func note(_ event: String) { log?.add("\(name) \(event)") }

    override func didAddSubview(_ subview: UIView) { note("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { note("willRemove") }
    override func willMove(toSuperview newSuperview: UIView?) {
      note(newSuperview == nil ? "willLeave" : "willMove")
    }
    override func didMoveToSuperview() { note(superview == nil ? "didLeave" : "didMove") }
    override func willMove(toWindow newWindow: UIWindow?) {
      note(newWindow == nil ? "willLeaveWindow" : "willMoveToWindow")
    }
    override func didMoveToWindow() { note(window == nil ? "didLeaveWindow" : "didMoveToWindow") }
    override func layoutSubviews() { note("layout") }
  }

  @Test("Views are notified of their moves in UIKit's order")
  func calls() {
    world.run {
      let (window, outer, inner) = (UIWindow(), Told("outer", log), Told("inner", log))
      outer.addSubview(inner)
      #expect(log.entries == ["inner willMove", "inner didMove", "outer didAdd"])
      log.clear()
      window.addSubview(outer)
      #expect(
        log.entries == [
          "outer willMoveToWindow", "inner willMoveToWindow", "outer willMove",
          "outer didMoveToWindow", "inner didMoveToWindow", "outer didMove",
        ])
      log.clear()
      inner.removeFromSuperview()
      #expect(
        log.entries == [
          "outer willRemove", "inner willLeaveWindow", "inner willLeave", "inner didLeaveWindow",
          "inner didLeave",
        ])
    }
  }

  @Test("A view that moves to another superview leaves the first")
  func moved() {
    world.run {
      let (first, second) = (Told("first", log), Told("second", log))
      let view = UIView(frame: .zero)
      first.addSubview(view)
      second.addSubview(view)
      #expect(log.entries == ["first didAdd", "first willRemove", "second didAdd"])
      #expect(first.subviews.isEmpty && second.subviews == [view])
      #expect(first.layer.sublayers == nil && second.layer.sublayers == [view.layer])
    }
  }

  @Test("Subviews and their layers stay in the same order")
  func order() {
    world.run {
      let root = UIView(frame: .zero)
      let (a, b, c, d) = (view("a"), view("b"), view("c"), view("d"))
      root.addSubview(a)
      root.insertSubview(b, at: 0)
      root.insertSubview(c, belowSubview: a)
      root.insertSubview(d, aboveSubview: b)
      #expect(names(root) == "bdca")
      root.bringSubviewToFront(b)
      #expect(names(root) == "dcab")
      root.sendSubviewToBack(a)
      #expect(names(root) == "adcb")
      root.exchangeSubview(at: 0, withSubviewAt: 3)
      #expect(names(root) == "bdca")
      root.exchangeSubview(at: 2, withSubviewAt: 1)
      #expect(names(root) == "bcda")
      root.insertSubview(a, at: 99)
      root.insertSubview(b, aboveSubview: d)
      #expect(names(root) == "cdba")
      c.removeFromSuperview()
      #expect(names(root) == "dba")
      root.layer.insertSublayer(CALayer(), at: 0)
      root.insertSubview(c, at: 0)
      #expect(names(root) == "cdba")
    }
  }

  private func view(_ name: String) -> UIView {
    let view = UIView(frame: .zero)
    view.layer.name = name
    return view
  }

  /// The subviews' names, if their layers are in the same order.
  private func names(_ root: UIView) -> String {
    let names = root.subviews.compactMap(\.layer.name).joined()
    let layers = root.layer.sublayers ?? []
    return layers.compactMap(\.name).joined() == names ? names : "layers differ"
  }

  @Test("Layout runs once before the next frame, outer views first")
  func layout() throws {
    let (window, outer, inner) = world.run {
      (UIWindow(), Told("outer", log), Told("inner", log))
    }
    world.run {
      window.makeKeyAndVisible()
      window.addSubview(outer)
      outer.addSubview(inner)
    }
    log.clear()
    try world.advance(to: .zero)
    #expect(log.entries == ["outer layout", "inner layout"])
    try world.at(1) { inner.bounds.size.width = 5 }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(log.entries == ["outer layout", "inner layout", "inner layout"])
    try world.at(2) {
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      log.clear()
      inner.layoutIfNeeded()
      #expect(log.entries == ["outer layout", "inner layout"])
    }
  }

  @Test("Layout that keeps requesting layout does not stop the world")
  func endless() throws {
    final class Restless: UIView {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let window = world.run { UIWindow() }
    world.run {
      window.makeKeyAndVisible()
      window.addSubview(Restless(frame: .zero))
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(world.now == VirtualTime(seconds: 1))
  }

  @Test("Tags, ancestry and the responder chain match UIKit")
  func queries() {
    world.run {
      let (window, outer, inner) = (UIWindow(), UIView(frame: .zero), UIView(frame: .zero))
      window.addSubview(outer)
      outer.addSubview(inner)
      inner.tag = 7
      #expect(window.viewWithTag(7) === inner && window.viewWithTag(8) == nil)
      #expect(inner.isDescendant(of: window) && inner.isDescendant(of: inner))
      #expect(!outer.isDescendant(of: inner))
      #expect(inner.next === outer && outer.next === window)
      #expect(window.next === UIApplication.shared)
      #expect(inner.window === window)
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.windows == [window] && window.isKeyWindow)
      window.isHidden = true
      #expect(UIApplication.shared.windows.isEmpty)
    }
  }
}
