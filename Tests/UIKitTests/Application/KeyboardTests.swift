// The keyboard of a launched app: its notifications, its frame, and what follows it.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct KeyboardTests {
  let world: World
  let form: FormScreen

  init() throws {
    let sample = try KeyboardSample()
    (world, form) = (sample.world, sample.form)
  }

  @Test("The keyboard comes with a first responder and goes without one")
  func notifications() throws {
    world.run { _ = form.field.becomeFirstResponder() }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(form.heard == ["willShow 508.0 0.25 7 0.0", "didShow 508.0 0.25 7 0.5"])
    form.heard = []
    world.run { _ = form.other.becomeFirstResponder() }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(form.heard.isEmpty)
    world.run { _ = form.view.endEditing(true) || form.other.resignFirstResponder() }
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(form.heard == ["willHide 844.0 0.25 7 2.0", "didHide 844.0 0.25 7 2.5"])
  }

  @Test("The keyboard leaves when a sheet is presented in front of the field")
  func sheet() throws {
    world.run { _ = form.field.becomeFirstResponder() }
    try world.advance(to: VirtualTime(seconds: 1))
    form.heard = []
    world.run { form.present(UIViewController(), animated: true) }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(form.heard == ["willHide 844.0 0.25 7 1.0", "didHide 844.0 0.25 7 1.5"])
    #expect(world.run { !form.field.isFirstResponder })
  }

  @Test("The first field of an alert is edited as it appears, and the alert is above the keyboard")
  func alert() throws {
    let alert = world.run { () -> UIAlertController in
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      for _ in 0..<3 { alert.addTextField() }
      alert.addAction(UIAlertAction(title: "Save", style: .default))
      form.present(alert, animated: true)
      return alert
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(form.heard.map { $0.prefix(8) } == ["willShow", "didShow "])
    #expect(world.run { alert.textFields?.map(\.isFirstResponder) } == [true, false, false])
    #expect(alert.view.frame.maxY <= 508)
    #expect(abs(alert.view.frame.midY - 254) < 1)
  }

  @Test("A field that is asked before it is in a window is edited when it enters one")
  func early() throws {
    final class Screen: UIViewController {
      let field = UITextField()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    let screen = world.run { () -> Screen in
      let screen = Screen()
      screen.loadViewIfNeeded()
      #expect(!screen.field.isFirstResponder)
      form.present(screen, animated: true)
      return screen
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(world.run { screen.field.isFirstResponder })
    #expect(form.heard.first == "willShow 508.0 0.25 7 0.0")
  }

  @Test("A field that is edited is scrolled into what the keyboard leaves of its scroll view")
  func scrolling() throws {
    let scroll = UIScrollView()
    world.run {
      scroll.contentSize = CGSize(width: 390, height: 2000)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.translatesAutoresizingMaskIntoConstraints = false
      form.view.addSubview(scroll)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: form.view.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: form.view.trailingAnchor),
        scroll.bottomAnchor.constraint(equalTo: form.view.keyboardLayoutGuide.topAnchor),
      ])
      for field in [form.field, form.other] { scroll.addSubview(field) }
      form.field.frame.origin.y = 600
      form.other.frame.origin.y = 700
      form.view.layoutIfNeeded()
      form.field.becomeFirstResponder()
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(scroll.bounds == CGRect(x: 0, y: 630 - 508, width: 390, height: 508))
    world.run { _ = form.other.becomeFirstResponder() }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(abs(scroll.contentOffset.y - 222) < 1e-6)
    world.run { _ = form.field.becomeFirstResponder() }
    try world.advance(to: VirtualTime(seconds: 3))
    #expect(abs(scroll.contentOffset.y - 222) < 1e-6)
  }

  @Test("So is a text view that does not scroll itself, with its end if it is too high")
  func textViews() throws {
    let (scroll, text) = (UIScrollView(), UITextView())
    world.run {
      scroll.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
      scroll.contentSize = CGSize(width: 390, height: 2000)
      scroll.contentInsetAdjustmentBehavior = .never
      form.view.addSubview(scroll)
      text.isScrollEnabled = false
      text.frame = CGRect(x: 0, y: 500, width: 390, height: 100)
      scroll.addSubview(text)
      text.becomeFirstResponder()
    }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(abs(scroll.contentOffset.y - 200) < 1e-6)
    world.run {
      text.resignFirstResponder()
      text.frame.size.height = 900
      text.becomeFirstResponder()
    }
    try world.advance(to: VirtualTime(seconds: 2))
    #expect(abs(scroll.contentOffset.y - 1000) < 1e-6)
  }

  @Test("What is attached to the keyboard's guide moves with it")
  func guide() throws {
    world.run { form.view.layoutIfNeeded() }
    #expect(form.button.frame.maxY == 810)
    world.run { _ = form.field.becomeFirstResponder() }
    try world.advance(to: VirtualTime(seconds: 1))
    #expect(form.button.frame.maxY == 508)
  }

  @Test("The keyboard takes the touches on it, and is no window of the app")
  func touches() throws {
    world.run { _ = form.field.becomeFirstResponder() }
    try world.advance(to: VirtualTime(seconds: 1))
    world.run {
      #expect(UIApplication.shared.windows.count == 1)
      let front = UIKitState.current.windowsFromBack.last
      #expect(front?.hitTest(CGPoint(x: 100, y: 700), with: nil) != nil)
      #expect(front?.hitTest(CGPoint(x: 100, y: 300), with: nil) == nil)
    }
  }
}
