// Views of apps that take text from the keyboard, and the places of text in fields.

import SegueWorld
import Testing
import UIKit

/// A view for a code of digits, as apps have it.
private final class CodeView: UIView, UIKeyInput {
  var code = ""
  var keyboardType = UIKeyboardType.numberPad
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !code.isEmpty }
  func insertText(_ text: String) { code += text }
  func deleteBackward() { code = String(code.dropLast()) }
}

/// A field whose text is in its lower half, and whose placeholder follows another property.
private final class LowField: UITextField {
  var changes = 0
  override func textRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 10, y: bounds.height / 2, width: bounds.width - 10, height: bounds.height / 2)
  }
  override var placeholder: String? {
    didSet {
      changes += 1
      attributedPlaceholder = NSAttributedString(string: placeholder ?? "")
    }
  }
}

@Suite @MainActor struct KeyInputTests {
  private let world = World()

  private func run<Result>(_ body: (UIWindow) throws -> Result) rethrows -> Result {
    try world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      window.makeKeyAndVisible()
      return try body(window)
    }
  }

  @Test("a view that conforms to UIKeyInput receives what is typed")
  func keyInput() {
    run { window in
      let view = CodeView(frame: window.bounds)
      window.addSubview(view)
      #expect(view.becomeFirstResponder() && view.isFirstResponder && view.takesText)
      for digit in ["1", "2", "3"] { view.typeText(digit) }
      view.pressDelete()
      #expect(view.code == "12")
      view.pressReturnKey()
      #expect(view.code == "12\n")
    }
  }

  @Test("the caret is in the middle of the rectangle of the text")
  func caret() throws {
    try run { window in
      let field = LowField(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      window.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.caretRect(for: field.beginningOfDocument).midY == 45)
      #expect(field.caretRect(for: field.beginningOfDocument).minX == 10)
      field.insertText("abc")
      let end = field.caretRect(for: field.endOfDocument)
      #expect(abs(end.midY - 45) < 0.01 && end.minX > 20)
      #expect(offset(field.closestPosition(to: end.origin), in: field) == 3)
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
      let second = try #require(
        field.position(from: start, offset: 1).flatMap { field.textRange(from: start, to: $0) })
      let rect = field.firstRect(for: second)
      let hit = field.characterRange(at: CGPoint(x: rect.midX, y: 45))
      #expect(offset(hit?.start, in: field) == 1)
      #expect(field.selectionRects(for: second).map(\.rect) == [rect])
      #expect(offset(field.closestPosition(to: end.origin, within: second), in: field) == 2)
    }
  }

  private func offset(_ position: UITextPosition?, in field: UITextField) -> Int? {
    position.map { field.offset(from: field.beginningOfDocument, to: $0) }
  }

  @Test("an override of the placeholder can set the attributed one")
  func placeholder() {
    run { _ in
      let field = LowField(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
      field.placeholder = "Name"
      #expect(field.changes == 1 && field.attributedPlaceholder?.string == "Name")
      field.attributedPlaceholder = NSAttributedString(string: "Email")
      #expect(field.placeholder == "Email" && field.changes == 1)
    }
  }

  @Test("the words of a field, and positions beside one")
  func units() throws {
    try run { _ in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.text = "red green"
      let place = try #require(field.position(from: field.beginningOfDocument, offset: 5))
      let range = field.tokenizer.rangeEnclosingPosition(
        place, with: .word,
        inDirection: UITextDirection(rawValue: UITextStorageDirection.forward.rawValue))
      #expect(range.flatMap { field.text(in: $0) } == "green")
      #expect(
        offset(field.position(from: field.endOfDocument, in: .left, offset: 2), in: field) == 7)
      #expect(field.position(from: field.endOfDocument, in: .right, offset: 1) == nil)
    }
  }
}
