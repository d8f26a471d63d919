// Layout as on a device, where the suites of public libraries state Apple's behavior.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite("Layout as on a device") struct DeviceLayoutTests {
  private final class Marked: NSLayoutConstraint {
    var mark = 7
  }

  @Test("Subclasses of NSLayoutConstraint inherit its initializers")
  func subclass() {
    let stage = LayoutStage()
    stage.world.run {
      let view = stage.add()
      let constraint = Marked(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 40)
      constraint.isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      stage.window.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 40, height: 10))
      #expect(constraint.mark == 7)
      let empty = NSLayoutConstraint()
      empty.isActive = true
      #expect(!empty.isActive)
    }
    #expect(stage.warnings.count == 1)
  }

  @Test("topLayoutGuide is one object, and an item of constraints")
  func oldGuides() {
    let stage = LayoutStage()
    stage.world.run {
      stage.window.windowSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let controller = UIViewController()
      stage.window.rootViewController = controller
      let (root, view) = (controller.view!, UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      #expect(controller.topLayoutGuide === controller.topLayoutGuide)
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
          attribute: .bottom, multiplier: 1, constant: 0),
        NSLayoutConstraint(
          item: view, attribute: .bottom, relatedBy: .equal, toItem: controller.bottomLayoutGuide,
          attribute: .top, multiplier: 1, constant: 0),
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.widthAnchor.constraint(equalToConstant: 100),
      ])
      stage.window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 0, y: 47, width: 100, height: 600 - 47 - 34))
      #expect(controller.topLayoutGuide.length == 47)
      #expect(controller.bottomLayoutGuide.length == 34)
    }
  }

  // Measured: a test of Cartography (LayoutSupportSpec, commit d0dc3f34) passes on iOS only if the
  // guide under a navigation bar is 0 points high in a window that was never shown.
  @Test("topLayoutGuide is 0 points high until the window is shown, unlike the safe area")
  func oldGuidesOfHiddenWindow() {
    World().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let (controller, view) = (UIViewController(), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      tabs.view.frame = window.bounds
      window.rootViewController = tabs
      NSLayoutConstraint.activate([
        NSLayoutConstraint(
          item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
          attribute: .bottom, multiplier: 1, constant: -100)
      ])
      window.layoutIfNeeded()
      #expect(controller.topLayoutGuide.length == 0)
      #expect(view.convert(CGPoint.zero, to: window).y == -100)
      let covered = controller.view.safeAreaInsets.top
      #expect(covered >= 44)
      window.isHidden = false
      window.layoutIfNeeded()
      #expect(controller.topLayoutGuide.length == covered)
      #expect(view.convert(CGPoint.zero, to: window).y == covered - 100)
      window.isHidden = true
      window.layoutIfNeeded()
      #expect(controller.topLayoutGuide.length == 0)
    }
  }

  @Test("Guides of the system have a frame without constraints")
  func guidesWithoutConstraints() {
    let stage = LayoutStage()
    stage.world.run {
      stage.window.windowSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      stage.window.layoutIfNeeded()
      #expect(
        stage.root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 300, height: 570))
      #expect(
        stage.root.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 28, width: 284, height: 554))
      stage.window.frame.size.width = 1000
      stage.window.layoutIfNeeded()
      #expect(stage.root.readableContentGuide.layoutFrame.width == 672)
      #expect(stage.root.readableContentGuide.layoutFrame.midX == 500)
    }
  }

  @Test("The view that holds a constraint decides about leading and trailing")
  func mirroring() {
    let stage = LayoutStage()
    stage.world.run {
      stage.root.semanticContentAttribute = .forceRightToLeft
      let view = stage.add()
      view.fix(50, 10)
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20).isActive = true
      view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
      stage.window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 230, y: 0, width: 50, height: 10))
    }
  }

  @Test("A constraint may relate positions of both axes")
  func acrossAxes() {
    let stage = LayoutStage()
    stage.world.run {
      let (view, other) = (stage.add(), stage.add())
      view.fix(50, 10)
      other.fix(20, 20)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: stage.root.topAnchor),
        other.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30),
        other.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
          multiplier: 2, constant: 5),
      ])
      stage.window.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 65, y: 0, width: 50, height: 10))
    }
    #expect(stage.warnings.isEmpty)
  }

  @Test("Below a view within the safe area everything is within it")
  func safeAreaChain() {
    let stage = LayoutStage()
    stage.world.run {
      stage.window.windowSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
      let middle = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
      let inner = UIView(frame: CGRect(x: 0, y: -50, width: 300, height: 100))
      stage.root.addSubview(middle)
      middle.addSubview(inner)
      #expect(middle.safeAreaInsets.top == 0)
      // By its place on the screen it would be 40.
      #expect(inner.safeAreaInsets.top == 0)
    }
  }

  @Test("Content moves below a bar that turns opaque, and back")
  func opaqueBar() throws {
    let sample = BarSample()
    try sample.advance(to: 0.1)
    sample.run { sample.bar.isTranslucent = false }
    try sample.advance(to: 0.2)
    #expect(sample.a.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(sample.a.view.safeAreaInsets.top == 0)
    sample.run { sample.bar.isTranslucent = true }
    try sample.advance(to: 0.3)
    #expect(sample.a.view.frame == sample.window.bounds)
    #expect(sample.a.view.safeAreaInsets.top == 91)
  }

  @Test("A new root of a visible window lies below its opaque navigation bar")
  func newRoot() throws {
    let sample = BarSample()
    try sample.advance(to: 0.1)
    var new: UIViewController?
    sample.run {
      let screen = UIViewController()
      new = screen
      let navigation = UINavigationController(rootViewController: screen)
      navigation.navigationBar.isTranslucent = false
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      sample.window.rootViewController = tabs
    }
    try sample.advance(to: 0.2)
    let screen = try #require(new)
    #expect(screen.view.frame.minY == 91)
    #expect(screen.view.safeAreaInsets.top == 0)
  }

  @Test("The frame of a view in a quarter turn is exact")
  func turnedFrame() {
    World().run {
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      #expect(view.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
    }
  }

  @Test("A size with an upper limit alone is 0")
  func limitedSize() {
    let stage = LayoutStage()
    stage.world.run {
      let (view, other, third) = (stage.add(), stage.add(), stage.add())
      for part in [view, other, third] { part.pin(10, 20) }
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
        view.heightAnchor.constraint(lessThanOrEqualTo: stage.root.heightAnchor),
        other.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
        other.widthAnchor.constraint(greaterThanOrEqualToConstant: 30),
        stage.root.heightAnchor.constraint(greaterThanOrEqualTo: other.heightAnchor),
        third.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
        third.rightAnchor.constraint(equalTo: stage.root.rightAnchor).priority(200),
      ])
      stage.window.layoutIfNeeded()
      #expect(view.bounds.size == .zero)
      #expect(other.bounds.size == CGSize(width: 30, height: 0))
      #expect(third.bounds.width == 80)
    }
  }

  @Test("A root view whose frame is not translated has size 0 in constraints")
  func rootWithoutMask() {
    World().run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      root.translatesAutoresizingMaskIntoConstraints = false
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor),
        view.heightAnchor.constraint(equalTo: root.heightAnchor),
      ])
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 0, width: 0, height: 0))
      root.widthAnchor.constraint(equalToConstant: 70).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 0, width: 70, height: 0))
      root.translatesAutoresizingMaskIntoConstraints = true
      NSLayoutConstraint.deactivate(root.constraints.filter { $0.secondItem == nil })
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 5, y: 0, width: 400, height: 300))
    }
  }
}

extension NSLayoutConstraint {
  @MainActor fileprivate func priority(_ value: Float) -> NSLayoutConstraint {
    priority = UILayoutPriority(value)
    return self
  }
}
