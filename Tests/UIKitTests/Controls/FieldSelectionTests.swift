// What text fields tell their delegates about selections and the end of editing, and the appearance of
// their text.

import Foundation
import SegueWorld
import Testing
import UIKit

/// Records the delegate calls of a text field.
private final class FieldJudge: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var limit = Int.max

  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begin") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("end") }
  func textFieldDidChangeSelection(_ textField: UITextField) {
    lines.append("selection \(textField.text ?? "")")
    guard let text = textField.text, text.count > limit else { return }
    textField.text = String(text.prefix(limit))
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    lines.append("\(range.location)+\(range.length) \(string)")
    return true
  }
}

/// Asks for the reason.
private final class ReasonJudge: NSObject, UITextFieldDelegate {
  var reasons: [UITextField.DidEndEditingReason] = []
  var ends = 0

  func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { reasons.append(reason) }
}

@Suite @MainActor struct FieldSelectionTests {
  private let world = World()

  @Test("A side view without a size has that of its contents")
  func sideViews() {
    let field = field()
    world.run {
      let (button, stack) = (UIButton(type: .system), UIStackView())
      button.setTitle("Show", for: .normal)
      let label = UILabel()
      label.text = "+41"
      stack.addArrangedSubview(label)
      (field.rightView, field.rightViewMode) = (button, .always)
      (field.leftView, field.leftViewMode) = (stack, .always)
      field.layoutIfNeeded()
      #expect(button.bounds.width == button.intrinsicContentSize.width)
      #expect(button.frame.maxX == 100)
      #expect(abs(stack.bounds.width - label.intrinsicContentSize.width) < 0.5)
    }
  }

  private func field() -> UITextField {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      window.addSubview(field)
      return field
    }
  }

  @Test("The delegate learns of selections while the text is edited, but not of its own changes")
  func selections() {
    let (field, judge) = (field(), FieldJudge())
    world.run {
      field.delegate = judge
      judge.limit = 3
      field.text = "ab"
      #expect(judge.lines.isEmpty)
      field.becomeFirstResponder()
      field.insertText("cd")
      #expect(field.text == "abc")
      field.deleteBackward()
      field.text = "x"
      field.resignFirstResponder()
      field.text = "y"
    }
    #expect(
      judge.lines == [
        "begin", "selection ab", "2+0 cd", "selection abcd", "2+1 ", "selection ab", "selection x",
        "end",
      ])
  }

  @Test("A delegate with a method for the reason is not called without one")
  func reasons() {
    let (field, judge) = (field(), ReasonJudge())
    world.run {
      field.delegate = judge
      field.becomeFirstResponder()
      field.resignFirstResponder()
    }
    #expect(judge.reasons == [.committed] && judge.ends == 0)
  }

  @Test("What is inserted replaces selected text, and a plate is behind it until then")
  func selectingAll() {
    let (field, judge) = (field(), FieldJudge())
    world.run {
      field.delegate = judge
      field.text = "old"
      field.selectAll(nil)
      field.layoutIfNeeded()
      let before = field.subviews.count
      field.becomeFirstResponder()
      field.selectAll(nil)
      field.layoutIfNeeded()
      #expect(field.subviews.count == before + 1)
      #expect(field.subviews[0].frame.width > 0 && !field.subviews[0].isHidden)
      field.insertText("new")
      field.layoutIfNeeded()
      #expect(field.text == "new" && field.subviews[0].isHidden)
      field.selectAll(nil)
      field.deleteBackward()
      #expect(field.text == "")
    }
    #expect(judge.lines.contains("0+3 new") && judge.lines.contains("0+3 "))
  }

  @Test("Text attributes are the properties, and others are shown")
  func attributes() throws {
    let field = field()
    try world.run {
      field.text = "wide"
      let width = field.intrinsicContentSize.width
      field.defaultTextAttributes = [.kern: 10, .foregroundColor: UIColor.red]
      #expect(field.textColor == .red && field.font == .systemFont(ofSize: 17))
      #expect(field.intrinsicContentSize.width >= width + 30)
      field.textAlignment = .center
      let all = field.defaultTextAttributes
      let style = try #require(all[.paragraphStyle] as? NSParagraphStyle)
      #expect(style.alignment == .center)
      #expect(all[.font] as? UIFont == field.font && all[.kern] != nil)
    }
  }

  @Test("Wide text is scaled down, as far as the smallest size permits")
  func fitting() throws {
    let field = field()
    try world.run {
      let label = try #require(field.subviews.first { $0 is UILabel } as? UILabel)
      field.text = String(repeating: "wide ", count: 10)
      field.adjustsFontSizeToFitWidth = true
      field.minimumFontSize = 8.5
      #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    }
  }

  @Test("An image is behind the text, but not in a rounded border")
  func background() throws {
    let field = field()
    try world.run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      field.borderStyle = .line
      field.background = image
      field.layoutIfNeeded()
      let view = try #require(field.subviews.first as? UIImageView)
      #expect(view.image === image && view.frame == field.bounds)
      let border = try #require(field.subviews.first { $0.layer.borderWidth > 0 })
      #expect(border.isHidden)
      field.borderStyle = .roundedRect
      field.layoutIfNeeded()
      #expect(view.image == nil && !border.isHidden)
    }
  }

  @Test("The layer of a field with a border is the app's: the border has a view of its own")
  func border() throws {
    let field = field()
    try world.run {
      field.backgroundColor = .systemYellow
      field.borderStyle = .roundedRect
      field.layoutIfNeeded()
      let border = try #require(field.subviews.first)
      #expect(field.layer.borderWidth == 0 && field.layer.cornerRadius == 0)
      #expect(border.layer.borderWidth == 0.5 && border.layer.cornerRadius == 6)
      #expect(border.frame == field.bounds && !border.isUserInteractionEnabled)
      // The color fills the rounded border, not the corners beside it.
      #expect(field.backgroundColor == .systemYellow && field.layer.backgroundColor == nil)
      #expect(border.backgroundColor == .systemYellow)
      field.layer.borderWidth = 2
      field.layer.cornerRadius = 8
      field.frame.size.width += 100
      #expect(border.frame == field.bounds)
      field.backgroundColor = nil
      #expect(border.backgroundColor == .systemBackground && field.backgroundColor == nil)
      field.backgroundColor = .systemGreen
      field.borderStyle = .line
      #expect(border.layer.borderWidth == 1 && border.backgroundColor == nil)
      #expect(field.backgroundColor == .systemGreen && field.layer.backgroundColor != nil)
      field.borderStyle = .none
      #expect(border.isHidden && field.layer.borderWidth == 2 && field.layer.cornerRadius == 8)
    }
  }

  @Test("Traits of the keyboard are stored")
  func traits() {
    let field = field()
    world.run {
      field.smartDashesType = .no
      field.smartQuotesType = .yes
      field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
      #expect(field.smartDashesType == .no && field.smartQuotesType == .yes)
      #expect(field.smartInsertDeleteType == .default)
      #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    }
  }
}
