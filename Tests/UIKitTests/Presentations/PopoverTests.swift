// Popovers: their position, their arrow, passthrough views, and their adaptation on phones.

import Testing
import UIKit

@MainActor @Suite struct PopoverTests {
  nonisolated static let room = CGRect(x: 10, y: 34, width: 814, height: 1130)

  struct Case: Sendable, CustomStringConvertible {
    let name: String
    let source: CGRect
    var size = CGSize(width: 200, height: 300)
    var permitted = UIPopoverArrowDirection.any
    let direction: UIPopoverArrowDirection
    let frame: CGRect
    let tip: CGPoint
    var description: String { name }
  }

  nonisolated static let cases = [
    Case(
      name: "below", source: CGRect(x: 400, y: 100, width: 40, height: 40), direction: .up,
      frame: CGRect(x: 320, y: 140, width: 200, height: 313), tip: CGPoint(x: 100, y: 0)),
    Case(
      name: "above, for want of room below", source: CGRect(x: 400, y: 1000, width: 40, height: 40),
      direction: .down, frame: CGRect(x: 320, y: 687, width: 200, height: 313),
      tip: CGPoint(x: 100, y: 313)),
    Case(
      name: "pushed in from the edge", source: CGRect(x: 20, y: 100, width: 40, height: 40),
      direction: .up, frame: CGRect(x: 10, y: 140, width: 200, height: 313),
      tip: CGPoint(x: 31.5, y: 0)),
    Case(
      name: "on the right, as it must", source: CGRect(x: 100, y: 500, width: 40, height: 40),
      permitted: [.left], direction: .left,
      frame: CGRect(x: 140, y: 370, width: 213, height: 300), tip: CGPoint(x: 0, y: 150)),
    Case(
      name: "on the left", source: CGRect(x: 700, y: 500, width: 40, height: 40),
      permitted: [.left, .right], direction: .right,
      frame: CGRect(x: 487, y: 370, width: 213, height: 300), tip: CGPoint(x: 213, y: 150)),
    Case(
      name: "less high than it would like", source: CGRect(x: 400, y: 600, width: 40, height: 40),
      size: CGSize(width: 200, height: 2000), permitted: [.up], direction: .up,
      frame: CGRect(x: 320, y: 640, width: 200, height: 524), tip: CGPoint(x: 100, y: 0)),
  ]

  @Test("a popover is beside its source, on the first side with enough space", arguments: cases)
  func place(_ expected: Case) throws {
    let screens = SheetScreens(.tablet)
    let popover = controller(screens, expected.source, expected.size, expected.permitted)
    screens.run { screens.root.present(popover, animated: true) }
    try screens.pass(1)
    let presentation = try #require(popover.popoverPresentationController)
    #expect(screens.rest(of: popover) == expected.frame)
    #expect(presentation.arrowDirection == expected.direction)
    let view = try #require(presentation.presentedView)
    #expect(view.frame == expected.frame && view.alpha == 1)
    let anchor = CGPoint(
      x: view.layer.anchorPoint.x * view.bounds.width,
      y: view.layer.anchorPoint.y * view.bounds.height)
    #expect(abs(anchor.x - expected.tip.x) < 1e-9 && abs(anchor.y - expected.tip.y) < 1e-9)
    #expect(Self.room.contains(expected.frame))
  }

  private func controller(
    _ screens: SheetScreens, _ source: CGRect, _ size: CGSize = CGSize(width: 200, height: 300),
    _ permitted: UIPopoverArrowDirection = .any
  ) -> ScreenController {
    let made = screens.controller("popover", style: .popover)
    screens.run {
      made.preferredContentSize = size
      made.popoverPresentationController?.sourceView = screens.root.view
      made.popoverPresentationController?.sourceRect = source
      made.popoverPresentationController?.permittedArrowDirections = permitted
    }
    return made
  }

  @Test("a bar button's popover is beside the button that the bar created")
  func barButton() throws {
    let screens = SheetScreens(.tablet)
    let popover = screens.controller("popover", style: .popover)
    screens.run {
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      let bar = UIToolbar(frame: CGRect(x: 0, y: 900, width: 834, height: 44))
      bar.items = [.flexibleSpace(), item]
      screens.root.view.addSubview(bar)
      bar.layoutIfNeeded()
      popover.preferredContentSize = CGSize(width: 200, height: 300)
      popover.popoverPresentationController?.barButtonItem = item
      popover.popoverPresentationController?.permittedArrowDirections = .down
      screens.root.present(popover, animated: true)
    }
    try screens.pass(1)
    let frame = try #require(screens.rest(of: popover))
    #expect(abs(frame.maxY - 900) <= 10 && frame.maxX == Self.room.maxX)
  }

  @Test("the arrow points at a source item: a view, a bar item or a layout guide")
  func sourceItem() throws {
    let screens = SheetScreens(.tablet)
    let item = screens.world.run {
      UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    }
    let view = screens.world.run { UIView(frame: CGRect(x: 400, y: 100, width: 40, height: 40)) }
    let guide = screens.world.run { UILayoutGuide() }
    screens.run {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 900, width: 834, height: 44))
      bar.items = [.flexibleSpace(), item]
      for part in [bar, view] { screens.root.view.addSubview(part) }
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        guide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 60),
        guide.widthAnchor.constraint(equalToConstant: 40),
        guide.heightAnchor.constraint(equalToConstant: 20),
      ])
      screens.window.layoutIfNeeded()
    }
    let popover = controller(screens, CGRect(x: 0, y: 300, width: 10, height: 10))
    screens.run {
      popover.popoverPresentationController?.sourceItem = view
      screens.root.present(popover, animated: true)
    }
    try screens.pass(1)
    #expect(screens.rest(of: popover) == CGRect(x: 320, y: 140, width: 200, height: 313))
    screens.run { popover.popoverPresentationController?.sourceItem = guide }
    try screens.pass(0.1)
    #expect(screens.rest(of: popover) == CGRect(x: 320, y: 220, width: 200, height: 313))
    screens.run { popover.popoverPresentationController?.sourceItem = item }
    try screens.pass(0.1)
    let frame = try #require(screens.rest(of: popover))
    #expect(abs(frame.maxY - 900) <= 10 && frame.maxX == Self.room.maxX)
    // Without a window an item has no place, so that the source view counts.
    screens.run {
      #expect(UIView().frame(in: screens.root.view) == nil)
      #expect(UIBarButtonItem().frame(in: screens.root.view) == nil)
      view.removeFromSuperview()
      popover.popoverPresentationController?.sourceItem = view
    }
    try screens.pass(0.1)
    #expect(screens.rest(of: popover)?.minY == 310)
  }

  @Test("the arrow has the color of the card, at its level, or that which is set")
  func color() throws {
    let screens = SheetScreens(.tablet)
    screens.run { screens.window.overrideUserInterfaceStyle = .dark }
    let popover = controller(screens, CGRect(x: 400, y: 100, width: 40, height: 40))
    screens.run { screens.root.present(popover, animated: false) }
    try screens.pass(0.1)
    let presentation = try #require(popover.popoverPresentationController)
    let plate = try #require(presentation.presentedView?.subviews.first)
    for (card, own, expected) in [
      (UIColor.systemBackground, nil, [28, 28, 30]), (nil, nil, [28, 28, 30]),
      (.secondarySystemGroupedBackground, nil, [44, 44, 46]), (.red, nil, [255, 0, 0]),
      (UIColor(white: 1, alpha: 0.5), nil, [28, 28, 30]), (.red, .blue, [0, 0, 255]),
    ] as [(UIColor?, UIColor?, [Double])] {
      screens.run {
        popover.view.backgroundColor = card
        presentation.backgroundColor = own
        presentation.containerView?.setNeedsLayout()
      }
      try screens.pass(0.1)
      let shown = screens.world.run { plate.layer.backgroundColor?.components ?? [] }
      #expect(
        shown.prefix(3).map { Double(($0 * 255).rounded()) } == expected,
        "\(String(describing: card))")
    }
  }

  @Test("where no side has enough space it is smaller, or overlaps its source if it may")
  func overlap() throws {
    let screens = SheetScreens(.tablet)
    let popover = controller(
      screens, CGRect(x: 400, y: 600, width: 40, height: 40), CGSize(width: 200, height: 2000),
      [.up])
    screens.run { screens.root.present(popover, animated: false) }
    try screens.pass(0.1)
    #expect(screens.rest(of: popover) == CGRect(x: 320, y: 640, width: 200, height: 524))
    screens.run { popover.popoverPresentationController?.canOverlapSourceViewRect = true }
    try screens.pass(0.1)
    #expect(screens.rest(of: popover) == CGRect(x: 320, y: 34, width: 200, height: 1130))
    screens.run { popover.preferredContentSize = CGSize(width: 200, height: 300) }
    try screens.pass(0.1)
    #expect(screens.rest(of: popover) == CGRect(x: 320, y: 640, width: 200, height: 313))
  }

  @Test("a navigation controller's popover has the size that its screen prefers")
  func navigation() throws {
    let screens = SheetScreens(.tablet)
    let navigation = screens.world.run { () -> UINavigationController in
      let root = UIViewController()
      root.preferredContentSize = CGSize(width: 300, height: 200)
      let navigation = UINavigationController(rootViewController: root)
      navigation.modalPresentationStyle = .popover
      navigation.popoverPresentationController?.sourceView = screens.root.view
      navigation.popoverPresentationController?.permittedArrowDirections = []
      screens.root.present(navigation, animated: false)
      return navigation
    }
    try screens.pass(0.1)
    let frame = navigation.popoverPresentationController?.frameOfPresentedViewInContainerView
    #expect(frame?.size == CGSize(width: 300, height: 200))
  }

  @Test("a tap beside it dismisses, except on passthrough views")
  func taps() throws {
    let screens = SheetScreens(.tablet)
    let popover = controller(screens, CGRect(x: 400, y: 100, width: 40, height: 40))
    let (button, other) = screens.world.run {
      let views = [
        UIView(frame: CGRect(x: 0, y: 900, width: 100, height: 100)),
        UIView(frame: CGRect(x: 200, y: 900, width: 100, height: 100)),
      ]
      for view in views { screens.root.view.addSubview(view) }
      popover.popoverPresentationController?.passthroughViews = [views[0]]
      screens.root.present(popover, animated: true)
      return (views[0], views[1])
    }
    try screens.pass(1)
    screens.journal.clear()
    #expect(
      screens.world.run { screens.window.hitTest(CGPoint(x: 50, y: 950), with: nil) } === button)
    #expect(
      screens.world.run { screens.window.hitTest(CGPoint(x: 250, y: 950), with: nil) } !== other)
    screens.world.touches.began(at: CGPoint(x: 250, y: 950))
    screens.world.touches.ended()
    try screens.pass(1)
    #expect(
      screens.journal.lines == [
        "shouldDismiss?", "willDismiss", "willDisappear(popover)", "didDisappear(popover)",
        "didDismiss",
      ])
    #expect(screens.window.subviews == [screens.root.view])
    #expect(screens.world.nextEventTime == nil)
  }

  @Test("the preferred size can change while it is displayed")
  func size() throws {
    let screens = SheetScreens(.tablet)
    let popover = controller(screens, CGRect(x: 400, y: 100, width: 40, height: 40))
    screens.run { screens.root.present(popover, animated: true) }
    try screens.pass(1)
    screens.run { popover.preferredContentSize = CGSize(width: 300, height: 100) }
    try screens.pass(0.1)
    #expect(popover.view.bounds.size == CGSize(width: 300, height: 100))
  }

  struct Adaptation: Sendable {
    let style: UIModalPresentationStyle?
    let shown: UIModalPresentationStyle
    let news: String
  }

  @Test(
    "on phones it is a sheet, or the style that the delegate chooses",
    arguments: [
      Adaptation(style: nil, shown: .pageSheet, news: "willPresent(pageSheet)"),
      Adaptation(style: UIModalPresentationStyle.none, shown: .popover, news: "willPresent(none)"),
      Adaptation(style: .fullScreen, shown: .fullScreen, news: "willPresent(fullScreen)"),
    ])
  func adaptation(_ expected: Adaptation) throws {
    let screens = SheetScreens(.phone)
    screens.judge.style = expected.style
    let popover = controller(screens, CGRect(x: 100, y: 100, width: 40, height: 40))
    let before = screens.world.run { popover.popoverPresentationController }
    screens.run {
      before?.adaptiveSheetPresentationController.prefersGrabberVisible = true
      screens.root.present(popover, animated: true)
    }
    try screens.pass(1)
    #expect(popover.presentationController?.presentationStyle == expected.shown)
    #expect(popover.popoverPresentationController === before)
    #expect(screens.journal.lines.first == expected.news)
    if expected.shown == .pageSheet {
      #expect(popover.sheetPresentationController?.prefersGrabberVisible == true)
    }
    screens.run { popover.dismiss(animated: true) }
    try screens.pass(1)
    #expect(screens.window.subviews == [screens.root.view])
  }

  @Test("a form sheet is a card on a phone unless the delegate chooses another style")
  func formSheet() throws {
    let screens = SheetScreens(
      ScreenShape(size: CGSize(width: 600, height: 900)))
    screens.judge.style = UIModalPresentationStyle.none
    let sheet = screens.controller("sheet", style: .formSheet)
    screens.run { screens.root.present(sheet, animated: true) }
    try screens.pass(1)
    #expect(try screens.card(of: sheet).frame == CGRect(x: 30, y: 140, width: 540, height: 620))
  }

  @Test("in compact width, the delegate can replace the controller")
  func otherController() throws {
    final class Wrapping: NSObject, UIAdaptivePresentationControllerDelegate {
      let wrapper: UIViewController
      init(_ wrapper: UIViewController) { self.wrapper = wrapper }
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? { wrapper }
    }
    let screens = SheetScreens(.phone)
    let popover = controller(screens, CGRect(x: 100, y: 100, width: 40, height: 40))
    let (wrapper, delegate) = screens.world.run {
      let wrapper = UINavigationController(rootViewController: popover)
      return (wrapper, Wrapping(wrapper))
    }
    let shown = screens.controller("shown", style: .popover)
    screens.run {
      shown.popoverPresentationController?.delegate = delegate
      screens.root.present(shown, animated: true)
    }
    try screens.pass(1)
    #expect(screens.root.presentedViewController === wrapper)
    #expect(popover.view.window === screens.window)
    screens.run { screens.root.dismiss(animated: true) }
    try screens.pass(1)
    #expect(screens.window.subviews == [screens.root.view])
  }
}
