// The keys of the keyboard: which ones a field gets, and what a touch of one does.

import Foundation
import SegueWorld
import Testing

@testable import UIKit

@Suite @MainActor struct KeyboardKeyTests {
  private let world: World
  private let form: FormScreen

  init() throws {
    let sample = try KeyboardSample()
    (world, form) = (sample.world, sample.form)
  }

  /// Edits the field after its traits were set, and waits until the keyboard has come.
  private func edit(_ prepare: (UITextField) -> Void = { _ in }) throws {
    world.run {
      prepare(form.field)
      form.field.becomeFirstResponder()
    }
    try wait()
  }

  private func wait(_ seconds: Double = 1) throws {
    try world.advance(to: world.now + VirtualTime(seconds: seconds))
  }

  private var keys: [KeyboardKey] {
    world.run { Keyboard.current.window?.host.shownKeys?.keys ?? [] }
  }

  private var labels: [String] {
    keys.compactMap {
      switch $0.face {
      case .text(let text), .digit(let text, _): text
      case .icon: nil
      }
    }
  }

  /// Touches the middle of the key with an action.
  private func touch(_ action: KeyboardKey.Action) throws {
    let key = try #require(keys.first { $0.action == action })
    let top = try #require(world.run { Keyboard.current.frame }).minY
    world.touches.began(at: CGPoint(x: key.frame.midX, y: top + key.frame.midY))
    try wait(0.05)
    world.touches.ended()
    try wait(0.05)
  }

  @Test("Keys that are touched type; after the first letter, letters are small")
  func typing() throws {
    try edit()
    #expect(labels.first == "Q" && keys.count == 33)
    try touch(.text("H"))
    #expect(labels.first == "q")
    try touch(.text("i"))
    try touch(.text(" "))
    try touch(.show(.digits))
    try touch(.text("5"))
    try touch(.text("7"))
    try touch(.delete)
    #expect(form.field.text == "Hi 5")
    try touch(.show(.symbols))
    try touch(.text("€"))
    try touch(.show(.letters))
    try touch(.shift)
    try touch(.text("B"))
    try touch(.text("c"))
    #expect(form.field.text == "Hi 5€Bc")
  }

  @Test("The callout of a key casts a shadow on the keys around it")
  func callout() throws {
    try edit()
    let key = try #require(keys.first { $0.action == .text("G") })
    let top = try #require(world.run { Keyboard.current.frame }).minY
    world.touches.began(at: CGPoint(x: key.frame.midX, y: top + key.frame.midY))
    try wait(0.05)
    try world.run {
      let view = try #require(Keyboard.current.window?.host.shownKeys)
      let callout = try #require(view.subviews.first { $0 is KeyboardCallout })
      #expect(callout.frame.maxY == key.frame.maxY && callout.layer.shadowOpacity > 0)
    }
    world.touches.ended()
    try wait(0.05)
    #expect(world.run { Keyboard.current.window?.host.shownKeys?.subviews.isEmpty } == true)
  }

  @Test("The return key does what it does in scripts")
  func enter() throws {
    var presses = 0
    try edit { $0.addHandler(for: .primaryActionTriggered) { _ in presses += 1 } }
    try touch(.enter)
    #expect(presses == 1 && form.field.text == "")
  }

  @Test(
    "A field gets the keys of its type",
    arguments: [
      (UIKeyboardType.emailAddress, ["123", "space", "@", ".", "return"]),
      (.URL, ["123", ".", "/", ".com", "return"]),
      (.twitter, ["123", "space", "@", "#", "return"]),
      (.webSearch, ["123", "space", ".", "return"]), (.default, ["123", "space", "return"]),
      (.decimalPad, ["7", "8", "9", ".", "0"]), (.phonePad, ["7", "8", "9", "+ * #", "0"]),
      (.numbersAndPunctuation, ["!", "'", "ABC", "space", "return"]),
    ])
  func types(_ type: UIKeyboardType, _ last: [String]) throws {
    try edit { $0.keyboardType = type }
    #expect(Array(labels.suffix(last.count)) == last)
    let isAddress = [.emailAddress, .URL, .webSearch].contains(type)
    if type == .default || isAddress { #expect(labels.first == (isAddress ? "q" : "Q")) }
  }

  @Test("Pads of digits and fields without correction have no bar for suggestions")
  func heights() throws {
    try edit { $0.keyboardType = .numberPad }
    #expect(world.run { Keyboard.current.frame?.height } == 292)
    world.run {
      form.field.keyboardType = .default
      form.field.reloadInputViews()
    }
    try wait()
    #expect(world.run { Keyboard.current.frame?.height } == 336)
    world.run {
      form.other.autocorrectionType = .no
      form.other.becomeFirstResponder()
    }
    try wait()
    #expect(world.run { Keyboard.current.frame?.height } == 292)
  }

  @Test("The return key has the label and the look of its type, and needs text if it has to")
  func returnKey() throws {
    func key() -> KeyboardKey? { keys.first { $0.action == .enter } }
    try edit {
      $0.returnKeyType = .search
      $0.enablesReturnKeyAutomatically = true
    }
    #expect(key()?.face == .text("search") && key()?.style == .disabled)
    try touch(.enter)
    try touch(.text("A"))
    #expect(key()?.style == .primary)
    world.run { form.field.text = "" }
    #expect(key()?.style == .disabled)
  }

  @Test(
    "Letters are capitals where the field wants them",
    arguments: [
      (UITextAutocapitalizationType.sentences, "", true), (.sentences, "One", false),
      (.sentences, "One ", false), (.sentences, "One. ", true), (.sentences, "One.", false),
      (.sentences, "One\n", true), (.words, "One ", true), (.words, "One", false),
      (.allCharacters, "One", true), (.none, "", false),
    ])
  func capitals(_ type: UITextAutocapitalizationType, _ text: String, _ isCapital: Bool) throws {
    try edit {
      $0.autocapitalizationType = type
      $0.text = text
    }
    #expect(labels.first == (isCapital ? "Q" : "q"))
  }

  @Test("Scripts show the keys that they press, on the plane where these are")
  func presses() throws {
    try edit()
    let view = try #require(world.run { Keyboard.current.window?.host.shownKeys })
    world.run { form.field.typeText("7") }
    #expect(view.pressed?.face == .text("7") && labels.first == "1")
    #expect(view.subviews.count == 1)
    try wait(0.1)
    #expect(view.pressed == nil && view.subviews.isEmpty)
    world.run { form.field.typeText("é") }
    #expect(view.pressed == nil)
    world.run { form.field.typeText("x") }
    #expect(view.pressed?.face == .text("x") && form.field.text == "7éx")
    world.run { form.field.pressDelete() }
    #expect(view.pressed?.action == .delete && view.subviews.isEmpty)
  }

  @Test(
    "No key is hidden by another one or ends outside of the keyboard",
    arguments: [320, 390, 430, 844])
  func places(_ width: Double) {
    for plane in [KeyboardPlane.letters, .digits, .symbols] {
      for type in [UIKeyboardType.default, .URL, .emailAddress, .numberPad] {
        for isTablet in [false, true] {
          let size = CGSize(width: width, height: isTablet ? 320 : width > 500 ? 221 : 336)
          let field = UITextField()
          field.keyboardType = type
          let frames = KeyboardLayout(
            traits: KeyboardTraits(of: field), plane: plane, isShifted: false, hasText: true,
            size: size,
            isTablet: isTablet, inset: width > 500 ? 59 : 0
          ).keys.map(\.frame)
          for (index, frame) in frames.enumerated() {
            let whole = CGRect(origin: .zero, size: size)
            #expect(whole.insetBy(dx: width > 500 && !isTablet ? 59 : 0, dy: 0).contains(frame))
            #expect(!frames[..<index].contains { $0.insetBy(dx: 0.01, dy: 0.01).intersects(frame) })
          }
        }
      }
    }
  }
}
