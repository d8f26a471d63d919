// Split views: side by side in a regular width, on one stack in a compact one.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SplitViewControllerTests {
  /// A window with a split view.
  @MainActor
  struct Sample {
    let world = World()
    let window: UIWindow
    let split: UISplitViewController
    let list = TitledScreen("List")
    let detail = TitledScreen("Detail")

    init(
      _ size: CGSize, style: UISplitViewController.Style = .doubleColumn,
      prepare: @escaping (UISplitViewController) -> Void = { _ in }
    ) {
      let (list, detail) = (list, detail)
      (window, split) = world.run {
        let screen = UIKitState.current.screen
        screen.bounds = CGRect(origin: .zero, size: size)
        let isTablet = min(size.width, size.height) > 500
        UIKitState.current.setScreenTraits(
          UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: isTablet ? .pad : .phone),
            UITraitCollection(horizontalSizeClass: isTablet ? .regular : .compact),
          ]))
        let window = UIWindow(frame: screen.bounds)
        let split: UISplitViewController
        if style == .unspecified {
          split = UISplitViewController()
          split.viewControllers = [
            UINavigationController(rootViewController: list),
            UINavigationController(rootViewController: detail),
          ]
        } else {
          split = UISplitViewController(style: style)
          split.setViewController(list, for: .primary)
          split.setViewController(detail, for: .secondary)
        }
        prepare(split)
        window.rootViewController = split
        window.makeKeyAndVisible()
        return (window, split)
      }
    }

    func run<Result>(_ body: () -> Result) -> Result { world.run(body) }
    func advance(to seconds: Double) throws {
      try world.advance(to: VirtualTime(seconds: seconds))
    }
    func frame(_ controller: UIViewController) -> CGRect? {
      guard let view = controller.navigationController?.view, view.window != nil else { return nil }
      return view.convert(view.bounds, to: nil)
    }
  }

  static let phone = CGSize(width: 390, height: 844)
  static let wide = CGSize(width: 1180, height: 820)
  static let high = CGSize(width: 820, height: 1180)

  final class Delegate: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var takes = false
    var top: UISplitViewController.Column?
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { calls.append("willChange \(displayMode.rawValue)") }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool {
      calls.append("collapse")
      return takes
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      calls.append("top \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
      calls.append("didCollapse")
    }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("didExpand") }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      calls.append("showDetail")
      return false
    }
  }

  @Test("In a wide view the columns are side by side")
  func tiles() throws {
    let sample = Sample(Self.wide)
    try sample.advance(to: 0.1)
    #expect(sample.split.displayMode == .oneBesideSecondary)
    #expect(!sample.split.isCollapsed)
    #expect(sample.frame(sample.list) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(sample.frame(sample.detail) == CGRect(x: 320, y: 0, width: 860, height: 820))
    #expect(sample.list.splitViewController === sample.split)
    #expect(sample.list.traitCollection.horizontalSizeClass == .compact)
    #expect(sample.split.viewController(for: .primary) === sample.list)
  }

  @Test("In a high view only the secondary column is visible, until the primary one is shown")
  func overlays() throws {
    let sample = Sample(Self.high)
    let delegate = Delegate()
    sample.run { sample.split.delegate = delegate }
    try sample.advance(to: 0.1)
    #expect(sample.split.displayMode == .secondaryOnly)
    #expect(sample.frame(sample.list) == nil)
    #expect(sample.frame(sample.detail)?.width == 820)
    sample.run { sample.split.show(.primary) }
    #expect(
      delegate.calls == [
        "willChange \(UISplitViewController.DisplayMode.oneOverSecondary.rawValue)"
      ])
    try sample.advance(to: 1)
    #expect(sample.frame(sample.list) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(sample.frame(sample.detail)?.width == 820)
    // A tap beside the column hides it again.
    sample.world.touches.began(at: CGPoint(x: 700, y: 600))
    sample.world.touches.ended()
    try sample.advance(to: 2)
    #expect(sample.split.displayMode == .secondaryOnly)
    #expect(sample.frame(sample.list) == nil)
  }

  @Test("Widths are fractions, points and limits")
  func widths() throws {
    let sample = Sample(Self.wide)
    try sample.advance(to: 0.1)
    sample.run {
      sample.split.maximumPrimaryColumnWidth = 500
      sample.split.preferredPrimaryColumnWidthFraction = 0.4
      sample.window.layoutIfNeeded()
      #expect(sample.split.primaryColumnWidth == 472)
      #expect(sample.frame(sample.detail)?.minX == 472)
      sample.split.maximumPrimaryColumnWidth = 400
      #expect(sample.split.primaryColumnWidth == 400)
      sample.split.preferredPrimaryColumnWidth = 260
      #expect(sample.split.primaryColumnWidth == 260)
      sample.split.minimumPrimaryColumnWidth = 280
      #expect(sample.split.primaryColumnWidth == 280)
    }
  }

  @Test("Three columns")
  func triple() throws {
    let middle = TitledScreen("Middle")
    let sample = Sample(Self.wide, style: .tripleColumn) {
      $0.setViewController(middle, for: .supplementary)
    }
    try sample.advance(to: 0.1)
    #expect(sample.split.displayMode == .oneBesideSecondary)
    #expect(sample.frame(sample.list) == nil)
    #expect(sample.frame(middle) == CGRect(x: 0, y: 0, width: 320, height: 820))
    sample.run { sample.split.preferredDisplayMode = .twoBesideSecondary }
    try sample.advance(to: 1)
    #expect(sample.frame(sample.list) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(sample.frame(middle) == CGRect(x: 320, y: 0, width: 320, height: 820))
    #expect(sample.frame(sample.detail) == CGRect(x: 640, y: 0, width: 540, height: 820))
    sample.run { sample.split.hide(.primary) }
    try sample.advance(to: 2)
    #expect(sample.split.displayMode == .oneBesideSecondary)
    #expect(sample.frame(sample.list) == nil)
  }

  @Test("On a phone the columns are one stack, the secondary one on top")
  func collapses() throws {
    let delegate = Delegate()
    let sample = Sample(Self.phone) { $0.delegate = delegate }
    try sample.advance(to: 0.1)
    #expect(sample.split.isCollapsed)
    #expect(delegate.calls == ["top secondary", "didCollapse"])
    let navigation = sample.list.navigationController
    #expect(navigation?.viewControllers == [sample.list, sample.detail])
    #expect(sample.detail.view.window != nil)
    #expect(sample.split.viewControllers == [navigation].compactMap { $0 })
    #expect(sample.split.displayModeButtonItem.isHidden)
  }

  @Test("The delegate chooses the top column, and show(_:) pushes the other")
  func topColumn() throws {
    let delegate = Delegate()
    delegate.top = .primary
    let sample = Sample(Self.phone) { $0.delegate = delegate }
    try sample.advance(to: 0.1)
    let navigation = sample.list.navigationController
    #expect(navigation?.viewControllers == [sample.list])
    sample.run { sample.split.show(.secondary) }
    #expect(navigation?.viewControllers == [sample.list, sample.detail])
    try sample.advance(to: 1)
    #expect(sample.detail.view.window != nil)
    sample.run { sample.split.hide(.secondary) }
    try sample.advance(to: 2)
    #expect(navigation?.viewControllers == [sample.list])
  }

  @Test("The classic delegate may keep the secondary controller; its detail is then pushed")
  func classic() throws {
    let delegate = Delegate()
    delegate.takes = true
    let sample = Sample(Self.phone, style: .unspecified) { $0.delegate = delegate }
    try sample.advance(to: 0.1)
    #expect(delegate.calls == ["collapse", "didCollapse"])
    let navigation = sample.list.navigationController
    #expect(navigation?.viewControllers == [sample.list])
    let other = TitledScreen("Other")
    sample.run {
      sample.list.showDetailViewController(
        UINavigationController(rootViewController: other), sender: nil)
    }
    #expect(delegate.calls.last == "showDetail")
    try sample.advance(to: 1)
    #expect(navigation?.viewControllers == [sample.list, other])
  }

  @Test("A phone that becomes wide shows the columns, and what was pushed onto each")
  func expands() throws {
    let delegate = Delegate()
    let sample = Sample(Self.phone) { $0.delegate = delegate }
    let more = TitledScreen("More")
    try sample.advance(to: 0.1)
    sample.run { sample.list.navigationController?.pushViewController(more, animated: false) }
    delegate.calls = []
    sample.run {
      sample.window.frame.size = Self.wide
      UIKitState.current.setScreenTraits(UITraitCollection(horizontalSizeClass: .regular))
    }
    try sample.advance(to: 1)
    #expect(!sample.split.isCollapsed)
    #expect(delegate.calls.last == "didExpand")
    #expect(sample.list.navigationController?.viewControllers == [sample.list])
    #expect(sample.detail.navigationController?.viewControllers == [sample.detail, more])
    #expect(sample.detail.navigationController !== sample.list.navigationController)
    #expect(more.view.window != nil && sample.list.view.window != nil)
    sample.run {
      sample.window.frame.size = Self.phone
      UIKitState.current.setScreenTraits(UITraitCollection(horizontalSizeClass: .compact))
    }
    try sample.advance(to: 2)
    #expect(
      sample.list.navigationController?.viewControllers == [sample.list, sample.detail, more])
  }

  @Test("A new detail replaces the secondary column")
  func showDetail() throws {
    let sample = Sample(Self.wide, style: .unspecified)
    try sample.advance(to: 0.1)
    let other = TitledScreen("Other")
    sample.run {
      sample.list.showDetailViewController(
        UINavigationController(rootViewController: other), sender: nil)
    }
    try sample.advance(to: 0.2)
    #expect(sample.frame(other)?.minX == 320)
    #expect(sample.detail.view.window == nil)
    #expect(sample.split.viewControllers.count == 2)
  }
}
