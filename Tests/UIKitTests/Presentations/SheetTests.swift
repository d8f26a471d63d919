// Page and form sheets: their frames, the views behind them, and their transitions. Numbers:
// SEMANTICS 8.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct SheetTests {
  struct Place: Sendable, CustomStringConvertible {
    let name: String
    let shape: ScreenShape
    var style = UIModalPresentationStyle.pageSheet
    let frame: CGRect
    var scale: CGFloat = 1
    var description: String { name }
  }

  nonisolated static let places = [
    Place(
      name: "phone", shape: .phone, frame: CGRect(x: 0, y: 57, width: 390, height: 787),
      scale: 0.917948718),
    Place(
      name: "home button", shape: .homeButton,
      frame: CGRect(x: 0, y: 40, width: 375, height: 627), scale: 1 - 32.0 / 375),
    Place(
      name: "large phone",
      shape: ScreenShape(
        size: CGSize(width: 430, height: 932),
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
      frame: CGRect(x: 0, y: 69, width: 430, height: 863), scale: 0.906976744),
    Place(
      name: "form sheet on a phone", shape: .phone, style: .formSheet,
      frame: CGRect(x: 0, y: 57, width: 390, height: 787), scale: 0.917948718),
    Place(
      name: "sideways", shape: .sideways, frame: CGRect(x: 0, y: 0, width: 844, height: 390)),
    Place(
      name: "form sheet on a tablet", shape: .tablet, style: .formSheet,
      frame: CGRect(x: 147, y: 287, width: 540, height: 620)),
    Place(
      name: "page sheet on a tablet", shape: .tablet,
      frame: CGRect(x: 65, y: 44, width: 704, height: 1106)),
  ]

  @Test(
    "a sheet fits the available space, and the presenter recedes", arguments: places)
  func place(_ place: Place) throws {
    let screens = SheetScreens(place.shape)
    let sheet = screens.controller("sheet", style: place.style)
    screens.run { screens.root.present(sheet, animated: true) }
    try screens.pass(2)
    let card = try screens.card(of: sheet)
    #expect(card.frame == place.frame)
    #expect(sheet.view.bounds.size == place.frame.size)
    #expect(screens.rest(of: sheet) == place.frame)
    #expect(abs(screens.root.view.transform.a - place.scale) < 1e-9)
    if place.scale < 1 {
      #expect(abs(screens.root.view.frame.minY - (place.frame.minY - 10)) < 1e-9)
    }
    #expect(screens.root.view.window === screens.window)
    screens.run { sheet.dismiss(animated: true) }
    try screens.pass(2)
    #expect(screens.root.view.transform == .identity)
    #expect(screens.root.view.layer.cornerRadius == 0 && !screens.root.view.clipsToBounds)
    #expect(screens.window.subviews == [screens.root.view])
    #expect(screens.world.nextEventTime == nil)
  }

  @Test("automatic without an animator is a page sheet")
  func automatic() throws {
    let screens = TwoScreens(style: .automatic, custom: false)
    try screens.present()
    #expect(screens.b.presentationController?.presentationStyle == .pageSheet)
    #expect(screens.b.sheetPresentationController != nil)
  }

  @Test(
    "automatic with an animator is full screen, unless iOS 13 rules are enforced",
    arguments: [(false, UIModalPresentationStyle.fullScreen), (true, .pageSheet)])
  func strict(isStrict: Bool, expected: UIModalPresentationStyle) throws {
    let screens = TwoScreens(style: .automatic)
    screens.world.transitions.strictIOS13 = isStrict
    try screens.present()
    #expect(screens.b.presentationController?.presentationStyle == expected)
    #expect((screens.a.view.window == nil) == !isStrict)
  }

  @Test(
    "a sheet appears and disappears by the cover spring, with everything in proportion",
    arguments: [(0.05, 0.232230493), (0.1, 0.544778390), (0.2, 0.879281932), (0.3, 0.972919282)])
  func spring(time: Double, share: Double) throws {
    let screens = SheetScreens()
    let sheet = screens.controller("sheet")
    screens.run { screens.root.present(sheet, animated: true) }
    try screens.pass(time)
    func check(_ share: Double) throws {
      #expect(abs(try screens.top(of: sheet) - (844 - 787 * share)) < 2e-2)
      let now = screens.world.now.seconds
      let root = screens.root.view.layer
      #expect(
        abs(root.presentationSnapshot(atSeconds: now).transform.m11 - (1 - 32 / 390 * share)) < 1e-4
      )
      guard
        case .number(let radius)? = root.presentationValue(
          forKeyPath: "cornerRadius", atSeconds: now)
      else { return }
      #expect(abs(radius - 10 * share) < 1e-2)
    }
    try check(share)
    try screens.pass(0.5 - time)
    #expect(
      screens.journal.lines == ["willPresent(none)", "willAppear(sheet)", "didAppear(sheet)"])
    screens.run { screens.root.dismiss(animated: true) }
    try screens.pass(time)
    try check(1 - share)
    try screens.pass(0.5 - time)
    #expect(screens.world.transitions.active.isEmpty && sheet.view.window == nil)
  }

  @Test(
    "detents are half and all of the screen, and custom heights",
    arguments: [
      // 0.56 of 753 and the safe area; 0.56 of 627; 0.63 of 548.
      (ScreenShape.phone, 388.32, 510.0), (.homeButton, 315.88, 367),
      (ScreenShape(size: CGSize(width: 320, height: 568)), 222.76, 268),
    ])
  func detents(_ shape: ScreenShape, medium: Double, custom: Double) throws {
    let screens = SheetScreens(shape)
    let sheet = try screens.world.run {
      try screens.sheet(
        "sheet", detents: [.large(), .medium(), .custom(identifier: .init("low")) { _ in 300 }])
    }
    let controller = try #require(sheet.sheetPresentationController)
    #expect(abs(try screens.top(of: sheet) - max(medium, custom)) < 1e-9)
    for (identifier, top) in [
      (UISheetPresentationController.Detent.Identifier.medium, medium), (.init("low"), custom),
    ] as [(UISheetPresentationController.Detent.Identifier, Double)] {
      screens.run { controller.selectedDetentIdentifier = identifier }
      #expect(abs(try screens.top(of: sheet) - top) < 1e-9)
    }
    screens.run { controller.animateChanges { controller.selectedDetentIdentifier = .large } }
    let before = try screens.top(of: sheet)
    #expect(abs(before - custom) < 1e-9)
    try screens.pass(0.1)
    let after = try screens.top(of: sheet)
    #expect(after < before)
    try screens.pass(1)
    #expect(try screens.top(of: sheet) == screens.rest(of: sheet)?.minY)
    #expect(screens.root.view.transform.a < 1)
    #expect(screens.journal.lines.isEmpty)
  }

  @Test(
    "a custom detent that resolves to nil is omitted, as is medium in compact height")
  func missing() throws {
    let screens = SheetScreens()
    let sheet = try screens.world.run {
      try screens.sheet("sheet", detents: [.custom { _ in nil }, .large()])
    }
    #expect(try screens.top(of: sheet) == 57)
    let sideways = SheetScreens(.sideways)
    let other = try sideways.world.run {
      try sideways.sheet("sheet", detents: [.medium(), .large()]) {
        $0.prefersEdgeAttachedInCompactHeight = true
      }
    }
    #expect(try sideways.top(of: other) == 10)
  }

  @Test("invalid detents are omitted or clamped, and a sheet without any is large")
  func hopeless() throws {
    let screens = SheetScreens()
    let sheet = try screens.world.run {
      try screens.sheet(
        "sheet",
        detents: [
          .custom { _ in .nan }, .custom { _ in -.infinity },
          .custom(identifier: .init("huge")) { _ in 1e300 },
          .custom(identifier: .init("low")) { _ in -5 },
        ])
    }
    #expect(try screens.top(of: sheet) == 844 - 34)
    screens.run { sheet.sheetPresentationController?.selectedDetentIdentifier = .init("huge") }
    #expect(try screens.top(of: sheet) == 57)
    screens.run { sheet.sheetPresentationController?.selectedDetentIdentifier = .init("none such") }
    #expect(try screens.top(of: sheet) == 844 - 34)
    screens.run { sheet.sheetPresentationController?.detents = [] }
    #expect(try screens.top(of: sheet) == 57)
  }

  @Test("an animator that takes the controller's own view leaves the sheet intact")
  func greedyAnimator() throws {
    let screens = TwoScreens(style: .pageSheet)
    screens.animator.inspect = { context in
      if let view = context.viewController(forKey: .to)?.view {
        context.containerView.addSubview(view)
      }
    }
    try screens.present()
    let card = screens.world.run { screens.b.presentationController?.presentedView }
    #expect(card?.window === screens.window && screens.b.view.window === screens.window)
  }

  @Test("each of three sheets recedes behind the next, to one place, and returns")
  func three() throws {
    let screens = SheetScreens()
    let one = try screens.sheet("one")
    let two = try screens.sheet("two", over: one)
    let three = try screens.sheet("three", over: two)
    let cards = try [one, two, three].map { try screens.card(of: $0) }
    #expect(cards[2].transform == .identity && cards[2].frame.minY == 57)
    for card in cards.dropLast() {
      #expect(abs(card.transform.a - 0.917948718) < 1e-9)
      #expect(abs(card.frame.minY - 47) < 1e-9)
    }
    screens.run { three.dismiss(animated: true) }
    try screens.pass(2)
    #expect(cards[1].transform == .identity && cards[0].transform != .identity)
    screens.run { screens.root.dismiss(animated: true) }
    try screens.pass(0.1)
    // Both move down together.
    for sheet in [one, two] {
      let top = try screens.top(of: sheet)
      #expect(top > 300 && top < 600)
    }
    try screens.pass(2)
    #expect(screens.window.subviews == [screens.root.view])
    #expect(screens.root.view.transform == .identity)
  }

  @Test("up to the largest undimmed detent nothing is dimmed and touches reach the presenter")
  func undimmed() throws {
    let screens = SheetScreens()
    let sheet = try screens.world.run {
      try screens.sheet("sheet", detents: [.medium(), .large()]) {
        $0.largestUndimmedDetentIdentifier = .medium
      }
    }
    let container = try #require(sheet.presentationController?.containerView)
    let dim = try #require(container.subviews.first)
    #expect(dim.alpha == 0)
    let point = CGPoint(x: 100, y: 100)
    #expect(screens.world.run { screens.window.hitTest(point, with: nil) } === screens.root.view)
    screens.run { sheet.sheetPresentationController?.selectedDetentIdentifier = .large }
    #expect(dim.alpha == 1)
    let above = CGPoint(x: 100, y: 20)
    #expect(screens.world.run { screens.window.hitTest(above, with: nil) } === dim)
  }

  @Test("the dimming's opacity", arguments: [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.48)])
  func darkness(_ style: UIUserInterfaceStyle, alpha: CGFloat) throws {
    let screens = SheetScreens()
    screens.run {
      UIKitState.current.setScreenTraits(UITraitCollection(userInterfaceStyle: style))
    }
    let sheet = try screens.sheet("sheet")
    let dim = try #require(sheet.presentationController?.containerView?.subviews.first)
    #expect(dim.layer.backgroundColor?.alpha == alpha && dim.alpha == 1)
  }
}
