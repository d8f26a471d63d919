// The order of calls of presentations that UIKit animates itself, as a table: SEMANTICS 7a, 7c, 7f
// and 7g for every style, in both directions, and the views' places meanwhile.

import Testing
import UIKit

@MainActor @Suite struct PresentationOrderTests {
  struct Row: Sendable, CustomStringConvertible {
    let style: UIModalPresentationStyle
    var transition = UIModalTransitionStyle.coverVertical
    /// A Boolean value that indicates whether the presenter leaves the window.
    var covers = false
    /// The durations of presentation and dismissal, in seconds.
    var times = (0.5, 0.5)
    /// A tablet, for popovers.
    var isTablet = false
    var description: String { "\(style), \(transition)" }
  }

  nonisolated static let rows = [
    Row(style: .fullScreen, covers: true), Row(style: .overFullScreen),
    Row(style: .currentContext, covers: true), Row(style: .overCurrentContext),
    Row(style: .custom), Row(style: .pageSheet), Row(style: .formSheet),
    Row(style: .automatic), Row(style: .formSheet, isTablet: true),
    Row(style: .popover), Row(style: .popover, times: (0.25, 0.2), isTablet: true),
    Row(style: .fullScreen, transition: .crossDissolve, covers: true, times: (0.35, 0.35)),
    Row(style: .overFullScreen, transition: .partialCurl, times: (0.35, 0.35)),
    Row(style: .fullScreen, transition: .partialCurl, covers: true, times: (0.75, 0.75)),
    Row(style: .fullScreen, transition: .flipHorizontal, covers: true, times: (0.75, 0.75)),
    Row(style: .pageSheet, transition: .crossDissolve, times: (0.35, 0.35)),
  ]

  @Test("all callbacks run in UIKit's order, and the transition takes its time", arguments: rows)
  func order(_ row: Row) throws {
    let screens = SheetScreens(row.isTablet ? .tablet : .phone)
    let controller = screens.world.run { ScreenController("b", screens.journal) }
    (controller.modalPresentationStyle, controller.modalTransitionStyle) = (
      row.style, row.transition
    )
    screens.run {
      screens.root.present(controller, animated: true) { screens.journal.note("completion") }
      note(controller, screens.journal)
    }
    try check(row, there: true, screens)
    // A partial curl leaves the presenting view in the window.
    let isRemoved = row.covers && row.transition != .partialCurl
    #expect((screens.root.view.window == nil) == isRemoved)
    #expect(screens.root.presentedViewController === controller)
    screens.run {
      controller.dismiss(animated: true) { screens.journal.note("completion") }
      note(controller, screens.journal)
    }
    try check(row, there: false, screens)
    #expect(screens.window.subviews == [screens.root.view] && controller.view.window == nil)
    #expect(screens.root.view.alpha == 1 && screens.root.view.transform == .identity)
    #expect(screens.root.view.frame == screens.window.bounds)
  }

  /// The coordinator is available from the start, for both.
  private func note(_ controller: UIViewController, _ journal: Journal) {
    let coordinator = controller.transitionCoordinator
    #expect(coordinator?.isAnimated == true)
    coordinator?.animate(
      alongsideTransition: { _ in journal.note("alongside") },
      completion: { context in journal.note("after(\(context.isCancelled))") })
  }

  private func check(_ row: Row, there: Bool, _ screens: SheetScreens) throws {
    let time = there ? row.times.0 : row.times.1
    try screens.pass(time - 0.001)
    #expect(screens.world.transitions.active.count == 1)
    try screens.pass(0.002)
    #expect(screens.world.transitions.active.isEmpty)
    let (coming, going) = there ? ("b", "root") : ("root", "b")
    // A presenter that stays in the window receives no callbacks.
    let both = row.covers
    var expected: [String] = []
    if both || !there { expected.append("willDisappear(\(going))") }
    if both || there { expected.append("willAppear(\(coming))") }
    expected.append("alongside")
    if both || there { expected.append("didAppear(\(coming))") }
    if both || !there { expected.append("didDisappear(\(going))") }
    expected += ["after(false)", "completion"]
    #expect(screens.journal.lines == expected)
    screens.journal.clear()
  }

  @Test("in a nested presentation, dismissal callbacks run from front to back")
  func several() throws {
    let screens = SheetScreens()
    var presenter: UIViewController = screens.root
    for name in ["one", "two", "three"] {
      presenter = try screens.sheet(name, over: presenter)
    }
    screens.run { screens.root.dismiss(animated: true) { screens.journal.note("completion") } }
    try screens.pass(1)
    #expect(
      screens.journal.lines == [
        "willDisappear(three)", "willDisappear(one)", "willDisappear(two)", "didDisappear(three)",
        "didDisappear(one)", "didDisappear(two)", "completion",
      ])
    #expect(screens.window.subviews == [screens.root.view])
  }

  @Test("dismiss with nothing presented runs its completion; a child dismisses its container")
  func rules() throws {
    let screens = SheetScreens()
    screens.run { screens.root.dismiss(animated: true) { screens.journal.note("nothing") } }
    try screens.pass(0.1)
    #expect(screens.journal.lines == ["nothing"])
    let sheet = try screens.sheet("sheet")
    let child = screens.world.run { UIViewController() }
    screens.run {
      sheet.addChild(child)
      sheet.view.addSubview(child.view)
      child.dismiss(animated: true)
    }
    try screens.pass(1)
    #expect(screens.root.presentedViewController == nil)
  }

  @Test("a context can provide its transition style")
  func lending() throws {
    let screens = SheetScreens()
    let controller = screens.world.run { ScreenController("b", screens.journal) }
    controller.modalPresentationStyle = .overCurrentContext
    screens.run {
      screens.root.definesPresentationContext = true
      screens.root.providesPresentationContextTransitionStyle = true
      screens.root.modalTransitionStyle = .crossDissolve
      screens.root.present(controller, animated: true)
    }
    try screens.pass(0.36)
    #expect(screens.world.transitions.active.isEmpty)
  }

  @Test("sheets and popovers are elevated: their backgrounds are lighter in dark mode")
  func levels() throws {
    for (style, level) in [
      (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.fullScreen, .base),
    ] {
      let screens = SheetScreens()
      screens.run {
        UIKitState.current.setScreenTraits(UITraitCollection(userInterfaceStyle: .dark))
      }
      let controller = screens.controller("b", style: style)
      screens.run {
        controller.view.backgroundColor = .systemBackground
        screens.root.present(controller, animated: false)
      }
      #expect(controller.traitCollection.userInterfaceLevel == level)
      let white = controller.view.layer.backgroundColor?.red ?? 1
      #expect(abs(white - (level == .elevated ? 28.0 / 255 : 0)) < 1e-9)
    }
  }
}
