// The views that a first responder has above the keyboard and in its place.

import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct InputViewTests {
  let world: World
  let form: FormScreen

  init() throws {
    let sample = try KeyboardSample()
    (world, form) = (sample.world, sample.form)
  }

  private func advance(to seconds: Double) throws {
    try world.advance(to: VirtualTime(seconds: seconds))
  }

  /// A plain view of this height.
  private func plate(_ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
  }

  @Test("An accessory is above the keyboard, as wide as the screen, and takes touches")
  func accessory() throws {
    var taps = 0
    let bar = world.run { () -> UIToolbar in
      let bar = UIToolbar()
      bar.items = [UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in taps += 1 })]
      bar.sizeToFit()
      form.field.inputAccessoryView = bar
      form.field.becomeFirstResponder()
      return bar
    }
    try advance(to: 1)
    #expect(form.heard == ["willShow 464.0 0.25 7 0.0", "didShow 464.0 0.25 7 0.5"])
    #expect(form.button.frame.maxY == 464)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 464, width: 390, height: 44))
    world.touches.began(at: CGPoint(x: 40, y: 486))
    world.touches.ended()
    #expect(taps == 1)
    // The other field has none.
    form.heard = []
    world.run { _ = form.other.becomeFirstResponder() }
    try advance(to: 2)
    #expect(form.heard == ["willShow 508.0 0.25 7 1.0", "didShow 508.0 0.25 7 1.5"])
    #expect(bar.window == nil)
  }

  @Test(
    "A view in place of the keyboard has its own height above the safe area; an empty one hides it")
  func inputView() throws {
    let picker = world.run { () -> UIView in
      let picker = plate(216)
      form.field.inputView = picker
      form.other.inputView = UIView()
      form.field.becomeFirstResponder()
      return picker
    }
    try advance(to: 1)
    #expect(form.heard == ["willShow 594.0 0.25 7 0.0", "didShow 594.0 0.25 7 0.5"])
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 594, width: 390, height: 216))
    form.heard = []
    world.run { _ = form.other.becomeFirstResponder() }
    try advance(to: 2)
    #expect(form.heard == ["willHide 844.0 0.25 7 1.0", "didHide 844.0 0.25 7 1.5"])
    #expect(picker.window == nil)
  }

  @Test("A date picker has its natural height, whichever its frame had before")
  func datePicker() throws {
    world.run {
      let picker = UIDatePicker()
      picker.sizeToFit()
      picker.preferredDatePickerStyle = .wheels
      form.field.inputView = picker
      form.field.becomeFirstResponder()
      #expect(picker.intrinsicContentSize.height == 216)
    }
    try advance(to: 1)
    #expect(form.heard.first == "willShow 594.0 0.25 7 0.0")
  }

  @Test("Views that are set while the text is edited are shown when they are reloaded")
  func reloading() throws {
    world.run { _ = form.field.becomeFirstResponder() }
    try advance(to: 1)
    form.heard = []
    let plate = plate(30)
    world.run { form.field.inputAccessoryView = plate }
    try advance(to: 2)
    #expect(form.heard.isEmpty)
    world.run { form.field.reloadInputViews() }
    try advance(to: 3)
    #expect(form.heard == ["willShow 478.0 0.25 7 2.0", "didShow 478.0 0.25 7 2.5"])
    form.heard = []
    world.run {
      plate.frame.size.height = 50
      form.other.reloadInputViews()
      form.field.reloadInputViews()
    }
    try advance(to: 4)
    #expect(form.heard == ["willShow 458.0 0.25 7 3.0", "didShow 458.0 0.25 7 3.5"])
  }

  private final class Chat: UIViewController {
    let (bar, text) = (UIView(), UITextView())

    override func viewDidLoad() {
      super.viewDidLoad()
      bar.autoresizingMask = .flexibleHeight
      text.isScrollEnabled = false
      text.translatesAutoresizingMaskIntoConstraints = false
      bar.addSubview(text)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: bar.topAnchor),
        text.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
        text.heightAnchor.constraint(equalToConstant: 40),
        text.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
      ])
    }
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  @Test(
    "The bar of a chat is at the bottom of the screen, above the keyboard, and at the bottom again")
  func chat() throws {
    let chat = world.run { () -> Chat in
      let chat = Chat()
      chat.modalPresentationStyle = .fullScreen
      form.present(chat, animated: false)
      return chat
    }
    try advance(to: 1)
    // 40 points above the safe area of 34, which the bar fills, too.
    #expect(world.run { chat.isFirstResponder })
    #expect(form.heard == ["willShow 770.0 0.25 7 0.0", "didShow 770.0 0.25 7 0.5"])
    form.heard = []
    world.run { _ = chat.text.becomeFirstResponder() }
    try advance(to: 2)
    #expect(form.heard == ["willShow 468.0 0.25 7 1.0", "didShow 468.0 0.25 7 1.5"])
    #expect(chat.text.convert(chat.text.bounds, to: nil).maxY == 508)
    form.heard = []
    world.run { _ = chat.text.resignFirstResponder() }
    try advance(to: 3)
    #expect(world.run { chat.isFirstResponder })
    #expect(form.heard == ["willShow 770.0 0.25 7 2.0", "didShow 770.0 0.25 7 2.5"])
    // A sheet covers the screen with its bar, which comes back with it.
    form.heard = []
    world.run { chat.present(UIViewController(), animated: true) }
    try advance(to: 4)
    #expect(form.heard.map { $0.prefix(14) } == ["willHide 844.0", "didHide 844.0 "])
    world.run { chat.dismiss(animated: true) }
    try advance(to: 5)
    #expect(form.heard.suffix(2).map { $0.prefix(14) } == ["willShow 770.0", "didShow 770.0 "])
    world.run { form.dismiss(animated: false) }
    try advance(to: 6)
    #expect(form.heard.last?.prefix(13) == "didHide 844.0")
    #expect(chat.bar.window == nil)
  }

  @Test("An accessory that two fields share stays, and belongs to the one that is edited")
  func shared() throws {
    let plate = plate(30)
    world.run {
      for field in [form.field, form.other] { field.inputAccessoryView = plate }
      form.field.becomeFirstResponder()
    }
    try advance(to: 0.1)
    world.run { _ = form.other.becomeFirstResponder() }
    try advance(to: 1)
    #expect(form.heard == ["willShow 478.0 0.25 7 0.0", "didShow 478.0 0.25 7 0.5"])
    #expect(world.run { plate.superview?.next === form.other })
    world.run { _ = form.other.resignFirstResponder() }
    try advance(to: 2)
    #expect(form.heard.last == "didHide 844.0 0.25 7 1.5")
  }

  @Test("A view controller that is not on screen does not become the first responder")
  func absentController() {
    world.run {
      let chat = Chat()
      #expect(!chat.becomeFirstResponder() && !chat.isViewLoaded)
      chat.loadViewIfNeeded()
      #expect(!chat.becomeFirstResponder() && !chat.isFirstResponder)
    }
  }

  @Test("Any responder that can become the first one does, and has a view in place of the keyboard")
  func otherResponder() throws {
    final class Dial: UIView {
      let pad = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 100))
      override var canBecomeFirstResponder: Bool { true }
      override var inputView: UIView? { pad }
    }
    let dial = world.run { () -> Dial in
      let dial = Dial()
      form.view.addSubview(dial)
      #expect(dial.becomeFirstResponder())
      return dial
    }
    try advance(to: 1)
    #expect(form.heard.first == "willShow 710.0 0.25 7 0.0")
    world.run {
      #expect(dial.isFirstResponder)
      #expect(dial.resignFirstResponder())
      #expect(!form.view.becomeFirstResponder())
    }
    try advance(to: 2)
    #expect(form.heard.last == "didHide 844.0 0.25 7 1.5")
  }
}
