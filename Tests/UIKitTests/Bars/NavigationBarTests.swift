// Navigation bars: their position, their titles, and the insets of screens.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct NavigationBarTests {
  @Test("the bar is below the safe area, and screens are inset by it")
  func place() throws {
    let sample = BarSample()
    try sample.advance(to: 0.1)
    #expect(sample.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(sample.a.view.frame == sample.window.bounds)
    #expect(sample.a.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    let inner = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 100))
    sample.run { sample.a.view.addSubview(inner) }
    #expect(inner.safeAreaInsets.top == 31)
  }

  @Test("the content of a bar of its own is as large as constraints make the bar")
  func constrained() {
    World().run {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "Contacts")
      item.leftBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      bar.setItems([item], animated: false)
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        bar.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
      #expect(bar.hitTest(CGPoint(x: 30, y: 22), with: nil) !== bar)
    }
  }

  @Test("the bar has its height when the first screen is loaded")
  func early() {
    final class Screen: UIViewController {
      var height: CGFloat?
      override func viewDidLoad() { height = navigationController?.navigationBar.frame.height }
    }
    World().run {
      let screen = Screen()
      let navigation = UINavigationController(rootViewController: screen)
      UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)).rootViewController = navigation
      navigation.loadViewIfNeeded()
      screen.loadViewIfNeeded()
      #expect(screen.height == 44)
    }
  }

  @Test(
    "large titles, prompts and hiding change the height",
    arguments: [
      (true, false, false, 96.0), (false, true, false, 74), (true, true, false, 126),
      (false, false, true, 0),
    ])
  func heights(isLarge: Bool, hasPrompt: Bool, isHidden: Bool, expected: Double) throws {
    let sample = BarSample(isLarge: isLarge)
    sample.run {
      if hasPrompt { sample.a.navigationItem.prompt = "Near you" }
      sample.navigation.isNavigationBarHidden = isHidden
    }
    try sample.advance(to: 0.1)
    #expect(sample.bar.isHidden == isHidden)
    if !isHidden { #expect(Double(sample.bar.bounds.height) == expected) }
    #expect(Double(sample.a.view.safeAreaInsets.top) == 47 + expected)
  }

  @Test("a screen that does not extend under the bar begins below it", arguments: [true, false])
  func edges(byBar: Bool) throws {
    let sample = BarSample()
    sample.run {
      if byBar {
        sample.bar.isTranslucent = false
      } else {
        sample.b.edgesForExtendedLayout = []
      }
      sample.navigation.pushViewController(sample.b, animated: true)
    }
    try sample.advance(to: 1)
    #expect(sample.b.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(sample.b.view.safeAreaInsets.top == 0)
  }

  @Test("additional insets add to those of bars, and are inherited")
  func additional() throws {
    let sample = BarSample()
    sample.run {
      sample.a.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
      sample.navigation.additionalSafeAreaInsets.top = 3
    }
    try sample.advance(to: 0.1)
    #expect(sample.a.view.safeAreaInsets == UIEdgeInsets(top: 104, left: 5, bottom: 34, right: 0))
  }

  @Test("the title of a controller is that of its items; the item's own title is kept")
  func titles() {
    let sample = BarSample()
    sample.run {
      sample.a.title = "Walks"
      #expect(sample.a.navigationItem.title == "Walks")
      #expect(sample.a.tabBarItem.title == "Walks")
      sample.a.navigationItem.title = "Other"
    }
    #expect(sample.a.title == "Walks")
  }

  @Test("a tap on the back button pops; its title follows the items")
  func back() throws {
    let sample = BarSample()
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 1)
    #expect(sample.labels("Outings").count == 1)
    sample.run { sample.a.navigationItem.backButtonTitle = "All" }
    try sample.advance(to: 1.1)
    #expect(sample.labels("All").count == 1)
    sample.tap(40, 70)
    try sample.advance(to: 2)
    #expect(sample.navigation.viewControllers == [sample.a])
  }

  @Test("titles that do not fit are replaced by \"Back\", then by the chevron alone")
  func longWords() throws {
    let sample = BarSample()
    sample.run {
      sample.a.title = "A title that is far too long for half a bar"
      sample.navigation.pushViewController(sample.b, animated: false)
    }
    try sample.advance(to: 0.1)
    #expect(sample.labels("Back").count == 1)
    sample.run { sample.b.title = "Another title that fills the bar nearly" }
    try sample.advance(to: 0.2)
    #expect(sample.labels("Back").isEmpty)
  }

  @Test("in the styles browser and editor the title is at the leading edge, after the chevron")
  func styles() throws {
    let sample = BarSample()
    sample.run { sample.navigation.pushViewController(sample.b, animated: false) }
    try sample.advance(to: 0.1)
    func title() -> UILabel? { sample.labels("Low tide").first }
    #expect(abs((title()?.center.x ?? 0) - 195) < 1 && !sample.labels("Outings").isEmpty)
    for (step, style) in [UINavigationItem.ItemStyle.editor, .browser].enumerated() {
      sample.run { sample.b.navigationItem.style = style }
      try sample.advance(to: 0.2 + Double(step))
      #expect(abs((title()?.frame.minX ?? 0) - 42) < 0.01)
      #expect(sample.labels("Outings").isEmpty && sample.labels("Back").isEmpty)
    }
    sample.run { sample.b.navigationItem.style = .navigator }
    try sample.advance(to: 3)
    #expect(abs((title()?.center.x ?? 0) - 195) < 1 && !sample.labels("Outings").isEmpty)
  }

  @MainActor
  private final class Target: NSObject {
    var taps: [String] = []
    func tapped(_ sender: UIBarButtonItem) { taps.append(sender.title ?? "image") }
  }

  @Test("buttons notify their targets, by selector and by action, unless they are disabled")
  func buttons() throws {
    let sample = BarSample()
    let target = Target()
    sample.run {
      let edit = UIBarButtonItem(
        title: "Edit", style: .plain, target: target, action: Selector(Target.tapped))
      let add = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { _ in target.taps.append("add") })
      (sample.a.navigationItem.leftBarButtonItem, sample.a.navigationItem.rightBarButtonItem) = (
        edit, add
      )
    }
    try sample.advance(to: 0.1)
    sample.tap(30, 70)
    sample.tap(365, 70)
    #expect(target.taps == ["Edit", "add"])
    sample.run { sample.a.navigationItem.leftBarButtonItem?.isEnabled = false }
    sample.tap(30, 70)
    #expect(target.taps.count == 2)
  }

  @Test("from right to left, everything is mirrored")
  func mirrored() throws {
    let sample = BarSample(isLarge: true, isMirrored: true)
    sample.run {
      sample.a.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Add", style: .done, target: nil, action: nil)
    }
    try sample.advance(to: 0.1)
    let add = try #require(sample.labels("Add").first)
    #expect(add.convert(add.bounds, to: sample.window).minX == 16)
    sample.run { sample.navigation.pushViewController(sample.b, animated: true) }
    try sample.advance(to: 0.1 + 0.05)
    let shown = sample.b.view.layer.presentationSnapshot(atSeconds: 0.15).position.x
    #expect(abs(shown - 195 + 299.430107912) < 1e-8)
    try sample.advance(to: 1)
    sample.tap(350, 70)
    try sample.advance(to: 2)
    #expect(sample.navigation.viewControllers == [sample.a])
  }

  @Test("a toolbar shows the screen's buttons, and screens are inset by it")
  func toolbar() throws {
    let sample = BarSample()
    let target = Target()
    sample.run {
      let first = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
      let last = UIBarButtonItem(
        title: "Two", style: .plain, target: target, action: Selector(Target.tapped))
      sample.a.toolbarItems = [first, .flexibleSpace(), last]
      sample.navigation.setToolbarHidden(false, animated: true)
    }
    try sample.advance(to: 1)
    #expect(sample.navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(sample.a.view.safeAreaInsets.bottom == 78)
    sample.tap(365, 790)
    #expect(target.taps == ["Two"])
  }

  @Test("the older properties give the same appearance as the newer ones")
  func looks() {
    let world = World()
    world.run {
      let bar = UINavigationBar(frame: .zero)
      bar.barTintColor = .red
      #expect(bar.standardAppearance.backgroundColor == .red)
      #expect(bar.standardAppearance.backgroundEffect == nil)
      bar.setBackgroundImage(UIImage(), for: .default)
      bar.shadowImage = UIImage()
      bar.barTintColor = nil
      #expect(bar.standardAppearance.shadowColor == nil)
      #expect(bar.standardAppearance.backgroundImage == nil)
      let own = UINavigationBarAppearance()
      own.configureWithOpaqueBackground()
      bar.standardAppearance = own
      own.backgroundColor = .blue
      #expect(bar.standardAppearance.backgroundColor == .systemBackground)
    }
  }

  @Test("a standalone bar shows and changes its items")
  func alone() throws {
    let world = World()
    let bar = try world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 40, width: 390, height: 44))
      bar.items = [UINavigationItem(title: "One")]
      window.addSubview(bar)
      bar.pushItem(UINavigationItem(title: "Two"), animated: true)
      return try #require(Optional(bar))
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
    world.run { _ = bar.popItem(animated: true) }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(bar.items?.map(\.title) == ["One"])
    #expect(bar.all(UILabel.self).filter { $0.text == "Two" }.isEmpty)
  }
}
