// `UIAlertView` and `UIActionSheet`: indices of buttons, the order of callbacks, fields.

import SegueWorld
import Testing
import UIKit

@MainActor @Suite struct OldAlertTests {
  private final class Observer: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    let journal: Journal
    init(_ journal: Journal) { self.journal = journal }

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      journal.note("clicked \(buttonIndex)")
    }
    func willPresent(_ alertView: UIAlertView) { journal.note("will present") }
    func didPresent(_ alertView: UIAlertView) { journal.note("did present") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
      journal.note("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      journal.note("did dismiss \(buttonIndex)\(alertView.isVisible ? ", visible" : "")")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
      (alertView.textField(at: 0)?.text ?? "").isEmpty == (alertView.alertViewStyle == .default)
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      journal.note("sheet clicked \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
      journal.note("sheet did dismiss \(buttonIndex)")
    }
  }

  private func tap(_ point: CGPoint, _ screens: SheetScreens) throws {
    screens.world.touches.began(at: point)
    screens.world.touches.ended()
    try screens.pass(1)
  }

  @Test("an alert is in a window of its own, and its delegate is told what happens, in order")
  func order() throws {
    let screens = SheetScreens(.phone)
    let observer = Observer(screens.journal)
    let alert = screens.world.run {
      let alert = UIAlertView(
        title: "Title", message: "Message", delegate: observer, cancelButtonTitle: "Cancel",
        otherButtonTitles: "Save")
      #expect(alert.numberOfButtons == 2 && alert.buttonTitle(at: 1) == "Save")
      #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
      #expect(alert.buttonTitle(at: 2) == nil && !alert.isVisible)
      alert.show()
      #expect(alert.isVisible)
      return alert
    }
    try screens.pass(1)
    #expect(screens.root.presentedViewController == nil)
    #expect(screens.journal.lines == ["will present", "did present"])
    // Two short buttons are side by side: the second one is on the right.
    let middle = 47 + (844 - 47 - 34) / 2.0
    try tap(CGPoint(x: 260, y: middle + 30), screens)
    #expect(
      screens.journal.lines.suffix(3) == ["clicked 1", "will dismiss 1", "did dismiss 1"])
    #expect(!alert.isVisible && screens.world.nextEventTime == nil)
    #expect(screens.world.run { UIApplication.shared.windows.count } == 1)
  }

  @Test("an alert remains while nobody holds it, and leaves when code dismisses it")
  func dismissal() throws {
    let screens = SheetScreens(.phone)
    let observer = Observer(screens.journal)
    weak var alert: UIAlertView?
    screens.run {
      let made = UIAlertView()
      made.title = "Defeat"
      made.delegate = observer
      #expect(made.addButton(withTitle: "OK") == 0 && made.cancelButtonIndex == -1)
      made.show()
      alert = made
    }
    try screens.pass(1)
    #expect(alert?.isVisible == true)
    screens.run { alert?.dismiss(withClickedButtonIndex: 0, animated: true) }
    try screens.pass(1)
    #expect(
      screens.journal.lines == [
        "will present", "did present", "will dismiss 0", "did dismiss 0",
      ])
    #expect(alert == nil)
  }

  @Test("the styles have fields, whose text decides about the first other button")
  func fields() throws {
    let screens = SheetScreens(.phone)
    let observer = Observer(screens.journal)
    try screens.world.run {
      let alert = UIAlertView(
        title: "T", message: nil, delegate: observer, cancelButtonTitle: "Cancel")
      alert.alertViewStyle = .loginAndPasswordInput
      #expect(alert.textField(at: 0)?.placeholder == "Login")
      #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
      alert.alertViewStyle = .plainTextInput
      alert.addButton(withTitle: "Add")
      let field = try #require(alert.textField(at: 0))
      #expect(alert.textField(at: 1) == nil && !field.isSecureTextEntry)
      alert.show()
      let window = try #require(UIApplication.shared.windows.last)
      let shown = try #require(
        window.rootViewController?.presentedViewController as? UIAlertController)
      #expect(shown.textFields == [field] && shown.actions.map(\.isEnabled) == [true, false])
      field.text = "milk"
      field.sendActions(for: .editingChanged)
      #expect(shown.actions.map(\.isEnabled) == [true, true])
    }
  }

  @Test("a sheet has its destructive button first; a tap outside is its cancel button")
  func sheet() throws {
    let screens = SheetScreens(.phone)
    let observer = Observer(screens.journal)
    screens.run {
      let sheet = UIActionSheet(
        title: nil, delegate: observer, cancelButtonTitle: "Cancel",
        destructiveButtonTitle: "Delete", otherButtonTitles: "Copy", "Move")
      #expect((0..<4).map { sheet.buttonTitle(at: $0) } == ["Delete", "Cancel", "Copy", "Move"])
      #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1)
      #expect(sheet.firstOtherButtonIndex == 2)
      sheet.show(in: screens.root.view)
    }
    try screens.pass(1)
    let shown = screens.root.presentedViewController as? UIAlertController
    #expect(shown?.actions.map(\.style) == [.destructive, .cancel, .default, .default])
    #expect(shown?.title == nil)
    try tap(CGPoint(x: 100, y: 80), screens)
    #expect(screens.journal.lines.suffix(2) == ["sheet clicked 1", "sheet did dismiss 1"])
  }
}
