// Touches on sheets: where a released sheet moves, the delegate's callbacks, and that grabbing it
// in transit leaves a consistent state. Numbers: SEMANTICS 8.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct SheetDragTests {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  struct Drag: Sendable, CustomStringConvertible {
    let name: String
    var from = Identifier.medium
    let way: CGFloat
    var seconds = 0.5
    var hold = 0.3
    /// The detent at which it settles; `nil` for dismissed.
    let end: Identifier?
    var description: String { name }
  }

  // The medium top is 388.32, the large one 57, and 844 is dismissed.
  nonisolated static let drags = [
    Drag(name: "a little up", way: -100, end: .medium),
    Drag(name: "more than half way up", way: -200, end: .large),
    Drag(name: "a little down", way: 150, end: .medium),
    Drag(name: "more than half way down", way: 260, end: nil),
    Drag(name: "from the top, nearly half way", from: .large, way: 150, end: .large),
    Drag(name: "from the top, half way", from: .large, way: 190, end: .medium),
    Drag(name: "all the way down", from: .large, way: 640, end: nil),
    Drag(name: "a flick up", way: -60, seconds: 0.05, hold: 0, end: .large),
    Drag(name: "a flick down", way: 60, seconds: 0.05, hold: 0, end: nil),
    Drag(
      name: "a flick down goes one detent", from: .large, way: 60, seconds: 0.05, hold: 0,
      end: .medium),
    // 500 points per second project the card by 49.5 points: 131 + 49.5 is more than halfway, 131
    // is not.
    Drag(name: "thrown", way: -141, seconds: 0.282, hold: 0, end: .large),
    // 240 points per second do not count.
    Drag(name: "too slow to be thrown", way: -141, seconds: 0.5875, hold: 0, end: .medium),
  ]

  @Test("a released sheet moves to the expected detent", arguments: drags)
  func ends(_ drag: Drag) throws {
    let (screens, sheet) = try twoDetents(at: drag.from)
    let top = try screens.top(of: sheet)
    try screens.drag(
      from: CGPoint(x: 195, y: top + 20), by: drag.way, within: drag.seconds, hold: drag.hold)
    try screens.pass(3)
    if let end = drag.end {
      #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == end)
      #expect(try screens.top(of: sheet) == screens.rest(of: sheet)?.minY)
      let news = end == drag.from ? [] : ["detent(\(end == .medium ? "medium" : "large"))"]
      #expect(screens.journal.lines.filter { $0 != "shouldDismiss?" } == news)
    } else {
      #expect(
        screens.journal.lines == [
          "shouldDismiss?", "willDismiss", "willDisappear(sheet)", "didDisappear(sheet)",
          "didDismiss",
        ])
      #expect(screens.window.subviews == [screens.root.view])
      #expect(screens.root.view.transform == .identity)
    }
    #expect(screens.world.nextEventTime == nil && screens.world.diagnostics.warnings.isEmpty)
  }

  // With a low top of 560. All are faster than 1000 points per second.
  nonisolated static let longFlicks = [
    Drag(name: "from the top to the bottom", from: .large, way: 720, hold: 0, end: nil),
    Drag(
      name: "from the top past the middle", from: .large, way: 400, seconds: 0.3, hold: 0,
      end: Identifier("low")),
    Drag(
      name: "from the bottom past the middle", from: Identifier("low"), way: -480, seconds: 0.4,
      hold: 0, end: .large),
    Drag(
      name: "from the bottom, not to the middle", from: Identifier("low"), way: -160, seconds: 0.1,
      hold: 0, end: .medium),
  ]

  @Test("a long flick moves on from where it is released", arguments: longFlicks)
  func flicks(_ drag: Drag) throws {
    let screens = SheetScreens()
    let sheet = try screens.world.run {
      try screens.sheet(
        "sheet", detents: [.custom(identifier: .init("low")) { _ in 250 }, .medium(), .large()]
      ) { $0.selectedDetentIdentifier = drag.from }
    }
    let top = try screens.top(of: sheet)
    try screens.drag(
      from: CGPoint(x: 195, y: top + 20), by: drag.way, within: drag.seconds, hold: drag.hold)
    try screens.pass(3)
    #expect((screens.root.presentedViewController == nil) == (drag.end == nil))
    guard let end = drag.end else { return }
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == end)
  }

  private func twoDetents(at identifier: Identifier = .medium) throws -> (
    SheetScreens, ScreenController
  ) {
    let screens = SheetScreens()
    let sheet = try screens.world.run {
      try screens.sheet("sheet", detents: [.medium(), .large()]) {
        $0.selectedDetentIdentifier = identifier
      }
    }
    return (screens, sheet)
  }

  @Test("the card follows the touch, and the presenter recedes in proportion to the card")
  func following() throws {
    let (screens, sheet) = try twoDetents()
    try screens.drag(from: CGPoint(x: 195, y: 420), by: -180, within: 0.5, lifts: false)
    let top = try screens.top(of: sheet)
    // The pan's slop moves nothing.
    #expect(abs(top - (388.32 - 168)) < 3)
    let progress = (388.32 - top) / (388.32 - 57)
    #expect(abs(screens.root.view.transform.a - (1 - 32 / 390 * progress)) < 1e-9)
    #expect(abs(sheet.view.bounds.height - (844 - top)) < 1e-9)
  }

  @Test("past the highest detent the card resists like a rubber band of coefficient 0.55")
  func rubberBand() throws {
    let (screens, sheet) = try twoDetents(at: .large)
    screens.world.touches.began(at: CGPoint(x: 195, y: 300))
    screens.world.touches.moved(to: CGPoint(x: 195, y: 288))
    screens.world.touches.moved(to: CGPoint(x: 195, y: 188))
    let resistance: CGFloat = 100 * 0.55 / 844 + 1
    let band: CGFloat = (1 - 1 / resistance) * 844
    #expect(abs(try screens.top(of: sheet) - (57 - band)) < 1e-9)
    #expect(try screens.card(of: sheet).frame.maxY == 844)
    screens.world.touches.ended()
    try screens.pass(2)
    #expect(try screens.top(of: sheet) == 57)
  }

  @Test("what may not be dismissed gives way, says so and comes back", arguments: [true, false])
  func held(byController: Bool) throws {
    let (screens, sheet) = try twoDetents()
    sheet.isModalInPresentation = byController
    screens.judge.mayDismiss = byController
    try screens.drag(from: CGPoint(x: 195, y: 420), by: 400, within: 0.4, hold: 0.2, lifts: false)
    let top = try screens.top(of: sheet)
    #expect(top > 500 && top < 388.32 + 230)
    screens.world.touches.ended()
    try screens.pass(2)
    let asked = byController ? [] : ["shouldDismiss?"]
    #expect(screens.journal.lines == asked + ["didAttemptToDismiss"])
    #expect(abs(try screens.top(of: sheet) - 388.32) < 1e-9)
  }

  @Test("a dismissal by code does not notify the delegate; a tap beside the sheet does")
  func taps() throws {
    let (screens, sheet) = try twoDetents()
    screens.world.touches.began(at: CGPoint(x: 100, y: 100))
    screens.world.touches.ended()
    try screens.pass(2)
    #expect(
      screens.journal.lines == [
        "shouldDismiss?", "willDismiss", "willDisappear(sheet)", "didDisappear(sheet)",
        "didDismiss",
      ])
    screens.journal.clear()
    screens.run {
      sheet.presentationController?.delegate = screens.judge
      screens.root.present(sheet, animated: true)
    }
    try screens.pass(1)
    screens.run { sheet.dismiss(animated: true) }
    try screens.pass(1)
    #expect(!screens.journal.lines.contains("willDismiss"))
    #expect(!screens.journal.lines.contains("didDismiss"))
  }

  @Test("a sheet grabbed while it appears has been presented and stays under the touch")
  func grabbedComing() throws {
    let screens = SheetScreens()
    let sheet = screens.controller("sheet")
    screens.run {
      screens.root.present(sheet, animated: true) { screens.journal.note("completion") }
    }
    try screens.pass(0.1)
    let shown = try screens.top(of: sheet)
    screens.world.touches.began(at: CGPoint(x: 195, y: shown + 100))
    screens.world.touches.moved(to: CGPoint(x: 195, y: shown + 112))
    #expect(abs(try screens.top(of: sheet) - shown) < 1e-9)
    #expect(
      screens.journal.lines.suffix(3) == ["willAppear(sheet)", "didAppear(sheet)", "completion"])
    screens.world.touches.moved(to: CGPoint(x: 195, y: shown + 62))
    #expect(abs(try screens.top(of: sheet) - (shown - 50)) < 1e-9)
    try screens.pass(0.2)
    screens.world.touches.ended()
    try screens.pass(2)
    #expect(try screens.top(of: sheet) == 57)
    #expect(screens.world.transitions.active.isEmpty)
  }

  @Test("a sheet grabbed while it is dismissed stays, with its callbacks reversed")
  func grabbedGoing() throws {
    let (screens, sheet) = try twoDetents(at: .large)
    screens.run { sheet.dismiss(animated: true) { screens.journal.note("completion") } }
    try screens.pass(0.1)
    let shown = try screens.top(of: sheet)
    screens.world.touches.began(at: CGPoint(x: 195, y: shown + 50))
    screens.world.touches.moved(to: CGPoint(x: 195, y: shown + 38))
    #expect(abs(try screens.top(of: sheet) - shown) < 1e-9)
    #expect(
      screens.journal.lines == [
        "willDisappear(sheet)", "willAppear(sheet)", "didAppear(sheet)", "completion",
      ])
    screens.world.touches.ended()
    try screens.pass(2)
    #expect(screens.root.presentedViewController === sheet && !sheet.isBeingDismissed)
    #expect(sheet.view.window === screens.window)
  }

  @Test("a sheet grabbed between two detents continues from its position")
  func grabbedBetween() throws {
    let (screens, sheet) = try twoDetents()
    screens.run {
      let presentation = sheet.sheetPresentationController
      presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large }
    }
    try screens.pass(0.08)
    let shown = try screens.top(of: sheet)
    #expect(shown > 100 && shown < 350)
    try screens.drag(from: CGPoint(x: 195, y: shown + 60), by: 14, within: 0.1, hold: 0.2)
    try screens.pass(2)
    let rest = try screens.top(of: sheet)
    let tops: [CGFloat] = [57, 388.32]
    #expect(tops.contains { abs($0 - rest) < 1e-9 })
  }

  @Test("a scroll view first enlarges the sheet, then scrolls; at its top it drags it down")
  func scrolling() throws {
    let (screens, sheet) = try twoDetents()
    let scroll = screens.world.run { UIScrollView(frame: sheet.view.bounds) }
    screens.run {
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 390, height: 3000)
      sheet.view.addSubview(scroll)
    }
    try screens.drag(from: CGPoint(x: 195, y: 800), by: -500, within: 0.5, hold: 0.2)
    try screens.pass(2)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
    let offset = scroll.contentOffset.y
    #expect(offset > 120 && offset < 160)
    try screens.drag(from: CGPoint(x: 195, y: 200), by: 50, within: 0.2, hold: 0.2)
    try screens.pass(1)
    #expect(scroll.contentOffset.y < offset && scroll.contentOffset.y > 0)
    #expect(try screens.top(of: sheet) == 57)
    try screens.drag(from: CGPoint(x: 195, y: 200), by: 400, within: 0.5, hold: 0.2, lifts: false)
    #expect(scroll.contentOffset.y == 0)
    #expect(try screens.top(of: sheet) > 250)
    screens.world.touches.ended()
    try screens.pass(2)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .medium)
    #expect(screens.world.nextEventTime == nil)
  }

  @Test("a scroll view can be kept from enlarging the sheet")
  func notExpanding() throws {
    let (screens, sheet) = try twoDetents()
    let scroll = screens.world.run { UIScrollView(frame: sheet.view.bounds) }
    screens.run {
      scroll.contentSize = CGSize(width: 390, height: 3000)
      sheet.view.addSubview(scroll)
      sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    try screens.drag(from: CGPoint(x: 195, y: 800), by: -300, within: 0.5, hold: 0.2)
    try screens.pass(1)
    #expect(scroll.contentOffset.y > 250)
    #expect(abs(try screens.top(of: sheet) - 388.32) < 1e-9)
  }

  @Test("the delegate of a sheet without a selected detent is told of each detent a drag selects")
  func told() throws {
    let screens = SheetScreens()
    let sheet = screens.world.run { ScreenController("sheet", screens.journal) }
    screens.run {
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      sheet.sheetPresentationController?.delegate = screens.judge
      screens.root.present(sheet, animated: true)
    }
    try screens.pass(2)
    screens.journal.clear()
    func news() -> [String] { screens.journal.lines.filter { $0.hasPrefix("detent") } }
    let expected = [["detent(large)"], ["detent(large)"], ["detent(large)", "detent(medium)"]]
    for (way, lines) in zip([-300.0, 40, 300], expected) {
      let top = try screens.top(of: sheet)
      try screens.drag(
        from: CGPoint(x: 195, y: top + 20), by: CGFloat(way), within: 0.5, hold: 0.3)
      try screens.pass(2)
      #expect(news() == lines)
    }
    // A change by code is no news.
    screens.run { sheet.sheetPresentationController?.selectedDetentIdentifier = .large }
    try screens.pass(1)
    #expect(news().count == 2)
  }

  @Test("a tap on the grabber selects the next detent")
  func grabber() throws {
    let screens = SheetScreens()
    let sheet = try screens.world.run {
      try screens.sheet("sheet", detents: [.medium(), .large()]) { $0.prefersGrabberVisible = true }
    }
    for expected in [Identifier.large, .medium] {
      screens.world.touches.began(at: CGPoint(x: 195, y: try screens.top(of: sheet) + 7))
      screens.world.touches.ended()
      try screens.pass(2)
      #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == expected)
    }
    #expect(screens.journal.lines == ["detent(large)", "detent(medium)"])
  }
}
