// Positions in the text of fields and text views, the caret, and what typing there does.

import Foundation
import SegueWorld
import Testing
import UIKit

@Suite @MainActor struct TextPositionTests {
  private let world = World()

  private func edited<Editor: UIView>(_ editor: Editor) -> Editor {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      editor.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      window.addSubview(editor)
      return editor
    }
  }

  @Test("Attributed text keeps its attributes until the field's own are set or text is entered")
  func attributes() {
    let field = edited(UITextField())
    world.run {
      let text = NSMutableAttributedString(
        string: "red",
        attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)])
      text.append(NSAttributedString(string: " blue", attributes: [.foregroundColor: UIColor.blue]))
      @MainActor func color(_ place: Int) -> UIColor? {
        field.attributedText?.attribute(.foregroundColor, at: place, effectiveRange: nil)
          as? UIColor
      }
      field.attributedText = text
      #expect(field.text == "red blue" && field.textColor == .red && field.font?.pointSize == 9)
      #expect(color(0) == .red && color(5) == .blue)
      field.insertText("!")
      #expect(field.text == "red blue!" && color(5) == .red)
      field.attributedText = text
      field.textColor = .green
      #expect(color(5) == .green)
      field.attributedText = nil
      #expect(field.text == "" && field.attributedText?.length == 0)
    }
  }

  @Test("Positions are counted from the beginning, and none is outside of the text")
  func positions() throws {
    let field = edited(UITextField())
    try world.run {
      field.text = "0123"
      let start = field.beginningOfDocument
      let second = try #require(field.position(from: start, offset: 2))
      #expect(field.offset(from: start, to: field.endOfDocument) == 4)
      #expect(field.position(from: second, offset: 3) == nil)
      #expect(field.position(from: second, offset: -3) == nil)
      #expect(field.position(from: second, offset: .min) == nil)
      #expect(field.compare(start, to: second) == .orderedAscending)
      let range = try #require(field.textRange(from: field.endOfDocument, to: second))
      #expect(field.text(in: range) == "23" && !range.isEmpty)
      field.replace(range, withText: "ab!")
      #expect(field.text == "01ab!")
      let caret = try #require(field.selectedTextRange)
      #expect(caret.isEmpty && field.offset(from: start, to: caret.start) == 5)
    }
  }

  @Test("A field's keys act at its caret")
  func typing() throws {
    let field = edited(UITextField())
    try world.run {
      field.becomeFirstResponder()
      field.text = "12 34"
      let third = try #require(field.position(from: field.beginningOfDocument, offset: 3))
      field.selectedTextRange = field.textRange(from: third, to: third)
      field.insertText("👍🏽")
      #expect(field.text == "12 👍🏽34")
      field.deleteBackward()
      field.deleteBackward()
      #expect(field.text == "1234")
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      field.deleteBackward()
      #expect(field.text == "1234")
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
      field.insertText("x")
      #expect(field.text == "x")
    }
  }

  @Test("The caret of a field is where its position is")
  func fieldCaret() throws {
    let field = edited(UITextField())
    try world.run {
      field.text = "wide text"
      field.becomeFirstResponder()
      field.layoutIfNeeded()
      let caret = try #require(field.subviews.last { $0.bounds.width == 2 })
      #expect(caret.frame.minX == field.caretRect(for: field.endOfDocument).minX)
      let first = field.beginningOfDocument
      field.selectedTextRange = field.textRange(from: first, to: first)
      field.layoutIfNeeded()
      #expect(caret.frame == field.caretRect(for: first) && caret.frame.minX == 0)
      let fourth = try #require(field.position(from: first, offset: 4))
      let width = ("wide" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        .width
      #expect(abs(field.caretRect(for: fourth).minX - width) < 1e-6)
    }
  }

  private final class Placeholder: NSObject, UITextViewDelegate {
    var selections = 0
    func textViewDidChangeSelection(_ textView: UITextView) {
      selections += 1
      guard textView.textColor == .lightGray else { return }
      textView.selectedTextRange = textView.textRange(
        from: textView.beginningOfDocument, to: textView.beginningOfDocument)
    }
  }

  @Test("A text view's keys act at its caret, which stays before a placeholder")
  func textView() throws {
    let (view, judge) = (edited(UITextView()), Placeholder())
    world.run {
      view.delegate = judge
      (view.text, view.textColor) = ("Hint", .lightGray)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 3, length: 0)
      #expect(view.selectedRange.location == 0 && judge.selections == 2)
      view.textColor = .label
      view.insertText("A ")
      #expect(view.text == "A Hint" && view.selectedRange == NSRange(location: 2, length: 0))
      view.selectedRange = NSRange(location: 2, length: 2)
      view.insertText("po")
      view.selectedRange = NSRange(location: 1, length: 99)
      view.deleteBackward()
      #expect(view.text == "A" && view.selectedRange == NSRange(location: 1, length: 0))
    }
  }

  @Test("A text view has a caret while it is edited, at the end of its line")
  func caret() throws {
    let view = edited(UITextView())
    try world.run {
      view.font = .systemFont(ofSize: 20)
      view.text = "One"
      view.layoutIfNeeded()
      let parts = view.subviews.count
      view.becomeFirstResponder()
      view.layoutIfNeeded()
      #expect(view.subviews.count == parts + 1)
      let caret = try #require(view.subviews.first { $0.bounds.width == 2 })
      let (line, width) = (
        UIFont.systemFont(ofSize: 20).lineHeight,
        ("One" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width
      )
      #expect(abs(caret.frame.minX - (5 + width)) < 1 && abs(caret.frame.minY - 8) < 2)
      #expect(abs(caret.frame.height - line) < 1e-6)
      view.insertText("\n")
      view.layoutIfNeeded()
      #expect(abs(caret.frame.minX - 5) < 1 && abs(caret.frame.minY - 8 - line) < 3)
      view.resignFirstResponder()
      view.layoutIfNeeded()
      #expect(caret.isHidden)
    }
  }
}
