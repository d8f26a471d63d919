// Views of the app in a navigation bar that have no size of their own, and the tint of its buttons.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct TitleViewTests {
  @Test("A stack without a frame is as large as its contents, and follows them")
  func stack() throws {
    let sample = BarSample()
    let (name, status) = sample.world.run { (UILabel(), UILabel()) }
    let stack = sample.world.run { () -> UIStackView in
      (name.text, status.text) = ("Maria", "online")
      let stack = UIStackView(arrangedSubviews: [name, status])
      (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 1)
      sample.a.navigationItem.titleView = stack
      return stack
    }
    try sample.advance(to: 0.1)
    let height = name.intrinsicContentSize.height + status.intrinsicContentSize.height + 1
    #expect(abs(stack.bounds.height - height) < 0.5)
    #expect(abs(stack.bounds.width - status.intrinsicContentSize.width) < 0.5)
    #expect(abs(stack.convert(stack.bounds, to: sample.bar).midX - 195) < 0.5)
    sample.run {
      status.text = "online since yesterday"
      stack.superview?.setNeedsLayout()
    }
    try sample.advance(to: 0.2)
    #expect(abs(stack.bounds.width - status.intrinsicContentSize.width) < 0.5)
    #expect(sample.world.diagnostics.warnings.isEmpty)
  }

  @Test("A button's title has the tint of the window, also when it is set before the bar is shown")
  func tint() throws {
    let world = World()
    let (window, navigation) = world.run { () -> (UIWindow, UINavigationController) in
      let (window, screen) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save")
      let navigation = UINavigationController(rootViewController: screen)
      window.rootViewController = navigation
      window.tintColor = .systemOrange
      window.makeKeyAndVisible()
      return (window, navigation)
    }
    try world.advance(to: VirtualTime(seconds: 0.1))
    #expect(world.run { title(in: navigation.navigationBar)?.textColor } == .systemOrange)
    world.run { window.tintColor = .systemGreen }
    #expect(world.run { title(in: navigation.navigationBar)?.textColor } == .systemGreen)
  }

  /// Returns the label of the button.
  private func title(in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == "Save" { return label }
    for subview in view.subviews {
      if let found = title(in: subview) { return found }
    }
    return nil
  }

  @Test("A view is told when a superview brings another tint")
  func insertion() {
    final class Tinted: UIView {
      var count = 0
      override func tintColorDidChange() {
        super.tintColorDidChange()
        count += 1
      }
    }
    World().run {
      let (view, orange, plain) = (Tinted(), UIView(), UIView())
      orange.tintColor = .systemOrange
      plain.addSubview(view)
      #expect(view.count == 0)
      orange.addSubview(plain)
      #expect(view.count == 1)
    }
  }
}
