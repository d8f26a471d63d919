// Alerts and action sheets: layout, the order of callbacks, and ignored touches.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct AlertTests {
  private func alert(
    _ style: UIAlertController.Style, _ titles: [(String, UIAlertAction.Style)],
    _ screens: SheetScreens, at source: CGRect? = nil
  ) throws -> UIAlertController {
    let alert = screens.world.run {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      for (title, style) in titles {
        alert.addAction(
          UIAlertAction(title: title, style: style) { [unowned alert] action in
            screens.journal.note(
              "\(action.title ?? ""), \(alert.presentingViewController == nil ? "gone" : "there")")
          })
      }
      if let source {
        alert.popoverPresentationController?.sourceView = screens.root.view
        alert.popoverPresentationController?.sourceRect = source
      }
      screens.root.present(alert, animated: true) { screens.journal.note("shown") }
      return alert
    }
    try screens.pass(1)
    return alert
  }

  private func tap(_ point: CGPoint, _ screens: SheetScreens) throws {
    screens.world.touches.began(at: point)
    screens.world.touches.ended()
    try screens.pass(1)
  }

  @Test("two short actions are side by side, cancel first; the alert is centered")
  func beside() throws {
    let screens = SheetScreens(.phone)
    let alert = try alert(.alert, [("Delete", .destructive), ("Keep", .cancel)], screens)
    let frame = alert.view.frame
    #expect(frame.width == 270 && abs(frame.midX - 195) < 1)
    #expect(abs(frame.midY - (47 + (844 - 47 - 34) / 2)) < 1)
    try tap(CGPoint(x: frame.minX + 60, y: frame.maxY - 20), screens)
    #expect(screens.journal.lines == ["shown", "Keep, gone"])
    #expect(screens.root.presentedViewController == nil)
    #expect(screens.world.nextEventTime == nil)
  }

  @Test("more actions are stacked, with cancel last")
  func stacked() throws {
    let screens = SheetScreens(.phone)
    let choices: [(String, UIAlertAction.Style)] = [
      ("Stop", .cancel), ("First", .default), ("Second", .default),
    ]
    let alert = try alert(.alert, choices, screens)
    let frame = alert.view.frame
    try tap(CGPoint(x: frame.midX, y: frame.maxY - 44 - 44 - 20), screens)
    #expect(screens.journal.lines == ["shown", "First, gone"])
  }

  @Test(
    "a tap beside an alert does nothing; beside an action sheet it cancels, if possible")
  func taps() throws {
    for (style, cancels, told) in [
      (UIAlertController.Style.alert, true, [String]()), (.actionSheet, true, ["Cancel, gone"]),
      (.actionSheet, false, []),
    ] {
      let screens = SheetScreens(.phone)
      let choices: [(String, UIAlertAction.Style)] =
        [("Share", .default)] + (cancels ? [("Cancel", .cancel)] : [])
      let alert = try alert(style, choices, screens)
      try tap(CGPoint(x: 100, y: 80), screens)
      #expect(screens.journal.lines == ["shown"] + told)
      #expect((alert.presentingViewController == nil) == !told.isEmpty)
    }
  }

  @Test("an action sheet is at the bottom of the safe area, with a separate cancel action")
  func sheet() throws {
    let screens = SheetScreens(.phone)
    let alert = try alert(.actionSheet, [("Cancel", .cancel), ("Share", .default)], screens)
    let frame = alert.view.frame
    #expect(frame.minX == 8 && frame.maxX == 382 && frame.maxY == 810)
    try tap(CGPoint(x: 195, y: frame.maxY - 57 - 8 - 30), screens)
    #expect(screens.journal.lines == ["shown", "Share, gone"])
  }

  @Test(
    "in a regular width an action sheet is a popover without its cancel action",
    arguments: [true, false])
  func popover(cancels: Bool) throws {
    let screens = SheetScreens(.tablet)
    let choices: [(String, UIAlertAction.Style)] =
      [("Share", .default)] + (cancels ? [("Cancel", .cancel)] : [])
    let source = CGRect(x: 400, y: 100, width: 40, height: 40)
    let alert = try alert(.actionSheet, choices, screens, at: source)
    let frame = try #require(screens.rest(of: alert))
    // Title and message above one row of 57, and the arrow of 13.
    #expect(frame.minX == 420 - 152 && frame.minY == 140 && frame.width == 304)
    #expect(frame.height > 57 + 13 + 40 && frame.height < 57 + 13 + 90)
    #expect(screens.world.run { alert.popoverPresentationController?.arrowDirection } == .up)
    #expect(screens.world.diagnostics.warnings.isEmpty)
    try tap(CGPoint(x: 100, y: 900), screens)
    #expect(screens.journal.lines == ["shown"] + (cancels ? ["Cancel, gone"] : []))
    #expect(screens.root.presentedViewController == nil)
  }

  @Test("a popover without a source is reported, and actions in popovers are chosen by taps")
  func sourceless() throws {
    let screens = SheetScreens(.tablet)
    let alert = try alert(.actionSheet, [("Share", .default), ("Cancel", .cancel)], screens)
    #expect(screens.world.diagnostics.warnings.count == 1)
    let frame = try #require(screens.rest(of: alert))
    let row = screens.world.run { alert.view.convert(alert.view.bounds, to: nil) }
    #expect(frame.contains(row))
    try tap(CGPoint(x: row.midX, y: row.maxY - 20), screens)
    #expect(screens.journal.lines == ["shown", "Share, gone"])
  }

  @Test("a disabled action cannot be chosen, and can be enabled again")
  func disabled() throws {
    let screens = SheetScreens(.phone)
    let alert = try alert(.alert, [("Go", .default)], screens)
    let place = CGPoint(x: alert.view.frame.midX, y: alert.view.frame.maxY - 20)
    screens.run {
      alert.actions[0].isEnabled = false
      screens.window.layoutIfNeeded()
    }
    try tap(place, screens)
    #expect(screens.journal.lines == ["shown"])
    screens.run {
      alert.actions[0].isEnabled = true
      screens.window.layoutIfNeeded()
    }
    try tap(place, screens)
    #expect(screens.journal.lines == ["shown", "Go, gone"])
  }

  @Test("only alerts have text fields, which can be configured and read; one action cancels")
  func fields() throws {
    let screens = SheetScreens(.phone)
    screens.run {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Your name" }
      #expect(alert.textFields?.map(\.placeholder) == ["Your name"])
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addTextField()
      #expect(sheet.textFields == nil)
      for _ in 1...2 { sheet.addAction(UIAlertAction(title: "No", style: .cancel)) }
      #expect(sheet.actions.count == 1)
    }
    #expect(screens.world.run { World.current.diagnostics.unsupportedFeatures.count } == 2)
  }

  @Test("the alert appears from a larger, transparent state and leaves without scaling")
  func motion() throws {
    let screens = SheetScreens(.phone)
    let alert = try alert(.alert, [("OK", .default)], screens)
    screens.run { alert.dismiss(animated: true) }
    try screens.pass(0.1)
    let going = alert.view.layer.presentationSnapshot(atSeconds: screens.world.now.seconds)
    #expect(abs(going.opacity - 0.334) < 0.01 && going.transform.m11 == 1)
    try screens.pass(1)
    screens.run { screens.root.present(alert, animated: true) }
    try screens.pass(0.05)
    let coming = alert.view.layer.presentationSnapshot(atSeconds: screens.world.now.seconds)
    #expect(coming.opacity < 1 && coming.transform.m11 > 1 && coming.transform.m11 < 1.2)
  }
}
