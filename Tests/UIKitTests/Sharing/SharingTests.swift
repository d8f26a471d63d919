// The pasteboard and the share sheet.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct SharingTests {
  @Test("The pasteboard is empty at first, and belongs to its world")
  func pasteboard() {
    World().run {
      let board = UIPasteboard.general
      #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
      board.string = "low tide"
      #expect(UIPasteboard.general.string == "low tide")
      #expect(board.hasStrings && board.types == ["public.utf8-plain-text"])
      board.strings = ["a", "b"]
      #expect(board.string == "a" && board.strings == ["a", "b"] && board.numberOfItems == 2)
      #expect(board.changeCount == 2)
      board.url = URL(string: "https://example.org")
      #expect(board.url?.host() == "example.org" && !board.hasStrings)
      board.color = .systemTeal
      #expect(board.color == .systemTeal)
      board.items = []
      #expect(!board.hasColors)
    }
    World().run { #expect(UIPasteboard.general.string == nil) }
  }

  @Test("Named pasteboards are separate, and can be removed")
  func named() {
    World().run {
      #expect(UIPasteboard(name: .init("mine"), create: false) == nil)
      let mine = UIPasteboard(name: .init("mine"), create: true)
      mine?.string = "x"
      #expect(UIPasteboard(name: .init("mine"), create: false)?.string == "x")
      #expect(UIPasteboard.general.string == nil)
      UIPasteboard.remove(withName: .init("mine"))
      #expect(UIPasteboard(name: .init("mine"), create: false) == nil)
    }
  }

  private final class Reverse: UIActivity {
    var items: [Any] = []
    override var activityType: ActivityType? { ActivityType("reverse") }
    override var activityTitle: String? { "Reverse" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
      activityItems.contains { $0 is String }
    }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  @Test("A share sheet offers what can be done with its items, and reports what was done")
  func sheet() throws {
    let bars = BarSample()
    var results: [String] = []
    let reverse = bars.world.run { Reverse() }
    let sheet = bars.world.run {
      let sheet = UIActivityViewController(
        activityItems: ["Larkspur"], applicationActivities: [reverse])
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        results.append("\(type?.rawValue ?? "none") \(completed)")
      }
      #expect(sheet.activities.map(\.activityTitle) == ["Copy", "Reverse"])
      sheet.excludedActivityTypes = [.copyToPasteboard]
      #expect(sheet.activities.map(\.activityTitle) == ["Reverse"])
      sheet.excludedActivityTypes = nil
      return sheet
    }
    try bars.advance(to: 0.1)
    bars.run { bars.a.present(sheet, animated: true) }
    try bars.advance(to: 1.5)
    let row = bars.world.run { frame(of: "Copy", in: sheet.view) }
    bars.tap(row.midX, row.midY)
    #expect(bars.world.run { UIPasteboard.general.string } == "Larkspur")
    #expect(results == ["com.apple.UIKit.activity.CopyToPasteboard true"])
    try bars.advance(to: 3)
    #expect(bars.a.presentedViewController == nil)
    #expect(results.count == 1)
  }

  @Test("A share sheet that is closed reports that nothing was done")
  func cancelled() throws {
    let bars = BarSample()
    var results: [Bool] = []
    try bars.advance(to: 0.1)
    bars.run {
      let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        #expect(type == nil)
        results.append(completed)
      }
      bars.a.present(sheet, animated: true)
    }
    try bars.advance(to: 1.5)
    bars.run { bars.a.dismiss(animated: true) }
    try bars.advance(to: 3)
    #expect(results == [false])
  }

  @Test("On a tablet a share sheet is a popover at its source, and no sheet")
  func popover() throws {
    let screens = SheetScreens(.tablet)
    let sheet = screens.world.run {
      let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
      let popover = sheet.popoverPresentationController
      popover?.sourceView = screens.root.view
      popover?.sourceRect = CGRect(x: 400, y: 100, width: 40, height: 40)
      screens.root.present(sheet, animated: true)
      return sheet
    }
    try screens.pass(1)
    let popover = try #require(
      screens.world.run { sheet.presentationController as? UIPopoverPresentationController })
    #expect(popover.arrowDirection == .up)
    // A header of 80 points, one row of 52, 16 around it, and the arrow of 13.
    #expect(screens.rest(of: sheet) == CGRect(x: 260, y: 140, width: 320, height: 177))
    #expect(screens.world.run { sheet.sheetPresentationController } == nil)
    #expect(screens.world.diagnostics.warnings.isEmpty)
    screens.world.touches.began(at: CGPoint(x: 100, y: 900))
    screens.world.touches.ended()
    try screens.pass(1)
    #expect(screens.root.presentedViewController == nil)
  }

  @Test("A popover without a source is reported, as an app would end on a device")
  func sourceless() throws {
    let screens = SheetScreens(.tablet)
    screens.run {
      screens.root.present(
        UIActivityViewController(activityItems: ["x"], applicationActivities: nil), animated: true)
    }
    try screens.pass(1)
    #expect(screens.world.diagnostics.warnings.count == 1)
  }

  @Test("On a phone a share sheet has two detents, and those that code has set")
  func detents() throws {
    for isSet in [false, true] {
      let screens = SheetScreens()
      let sheet = screens.world.run {
        let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
        if isSet { sheet.sheetPresentationController?.detents = [.medium(), .medium(), .large()] }
        screens.root.present(sheet, animated: true)
        return sheet
      }
      try screens.pass(1)
      screens.run {
        let presentation = sheet.presentationController as? UISheetPresentationController
        #expect(presentation?.detents.count == (isSet ? 3 : 2))
        #expect(presentation === sheet.sheetPresentationController)
        #expect(sheet.popoverPresentationController != nil)
      }
    }
  }

  private func frame(of label: String, in view: UIView?) -> CGRect {
    guard let view else { return .zero }
    if view is UIControl, view.accessibilityLabel == label {
      return view.convert(view.bounds, to: nil)
    }
    return view.subviews.lazy.map { self.frame(of: label, in: $0) }.first { $0 != .zero } ?? .zero
  }
}
