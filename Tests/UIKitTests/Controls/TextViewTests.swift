// Text views and the storage of keyboard traits.

import SegueWorld
import Testing
import UIKit

/// Records the delegate calls of a text view.
private final class TextJudge: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var allows = true

  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("end") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    lines.append("\(range.location)+\(range.length) \(text)?")
    return allows
  }
  func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scrolled") }
}

@Suite @MainActor struct TextViewTests {
  private let world = World()

  private func view(_ size: CGSize = CGSize(width: 200, height: 60)) -> UITextView {
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      let view = UITextView(frame: CGRect(origin: .zero, size: size))
      window.addSubview(view)
      return view
    }
  }

  @Test("Its content is its lines and its insets, and it scrolls")
  func content() {
    let view = view()
    world.run {
      view.font = .systemFont(ofSize: 20)
      view.text = "One\nTwo\nThree\nFour\nFive"
      view.layoutIfNeeded()
      let line = UIFont.systemFont(ofSize: 20).lineHeight
      #expect(abs(view.contentSize.height - (16 + 5 * line)) < 3)
      view.scrollRangeToVisible(NSRange(location: 23, length: 0))
      #expect(abs(view.contentOffset.y - (view.contentSize.height - 8 - 60)) < 3)
      view.textContainerInset = .zero
      view.textContainer.maximumNumberOfLines = 2
      view.layoutIfNeeded()
      #expect(abs(view.contentSize.height - 2 * line) < 3)
    }
  }

  @Test("Without scrolling it is as high as its text, so stacks can lay it out")
  func fitting() {
    let view = view()
    world.run {
      view.font = .systemFont(ofSize: 17)
      view.text = "A text that does not fit one line of two hundred points, but needs three"
      #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
      view.isScrollEnabled = false
      let wrapped = view.sizeThatFits(CGSize(width: 200, height: 0))
      #expect(view.intrinsicContentSize.height == wrapped.height)
      #expect(wrapped.height > 60 && view.sizeThatFits(CGSize(width: 900, height: 0)).height < 40)
    }
  }

  @Test("Its delegate is queried before text is entered and notified afterwards")
  func editing() {
    let view = view()
    let judge = TextJudge()
    world.run {
      view.delegate = judge
      #expect(view.becomeFirstResponder() && view.isFirstResponder)
      view.insertText("Hi")
      judge.allows = false
      view.deleteBackward()
      judge.allows = true
      view.insertText("!")
      view.isEditable = false
      view.insertText("?")
      #expect(view.text == "Hi!" && !view.isFirstResponder && !view.becomeFirstResponder())
      view.contentOffset.y = 3
    }
    #expect(
      judge.lines == [
        "begin", "0+0 Hi?", "changed", "1+1 ?", "2+0 !?", "changed", "end", "3+0 ??", "scrolled",
      ])
  }

  @Test("Text that is inserted replaces all of it once if that is requested")
  func replacing() {
    let view = view()
    world.run {
      (view.text, view.selectedRange) = ("old text", NSRange(location: 3, length: 0))
      view.clearsOnInsertion = true
      view.insertText("n")
      view.insertText("ew")
      #expect(view.text == "new" && !view.clearsOnInsertion)
      let field = UITextField()
      (field.text, field.clearsOnInsertion) = ("old", true)
      field.insertText("new")
      #expect(field.text == "new")
    }
  }

  @Test("Typing keeps the attributes of the text, and takes those before it or those that are set")
  func attributes() {
    let view = view()
    world.run {
      let (big, small) = (UIFont.systemFont(ofSize: 30), UIFont.systemFont(ofSize: 12))
      let text = NSMutableAttributedString(string: "Title", attributes: [.font: big])
      text.append(NSAttributedString(string: "\nBody", attributes: [.font: small]))
      view.attributedText = text
      @MainActor func font(_ index: Int) -> UIFont? {
        view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      }
      view.insertText("!")
      #expect(view.text == "Title\nBody!" && font(0) == big && font(10) == small)
      view.typingAttributes[.foregroundColor] = UIColor.systemRed
      view.insertText("?")
      view.insertText("?")
      let color = view.attributedText.attribute(
        .foregroundColor, at: 12, effectiveRange: nil)
      #expect(color as? UIColor == .systemRed && font(12) == small)
      for _ in 0..<4 { view.deleteBackward() }
      #expect(view.text == "Title\nBod" && font(0) == big && font(8) == small)
      view.attributedText = NSAttributedString(string: "A", attributes: [.font: big, .kern: 3])
      view.deleteBackward()
      view.insertText("B")
      #expect(font(0) == big && view.typingAttributes[.kern] as? Int == 3)
    }
  }

  @Test("Typing scrolls to the end of the text while it is edited")
  func following() {
    let view = view()
    world.run {
      view.font = .systemFont(ofSize: 20)
      view.text = "One\nTwo\nThree\nFour"
      view.insertText("\nFive")
      #expect(view.contentOffset.y == 0)
      view.becomeFirstResponder()
      view.insertText("\nSix")
      #expect(view.contentOffset.y > 0)
      let line = UIFont.systemFont(ofSize: 20).lineHeight
      #expect(abs(view.contentOffset.y - (8 + 6 * line - 60)) < 3)
    }
  }

  @Test("Keyboard traits are stored for each object separately")
  func traits() {
    world.run {
      let (field, search) = (UITextField(), UISearchBar())
      field.keyboardType = .emailAddress
      field.textContentType = .emailAddress
      search.returnKeyType = .search
      #expect(field.keyboardType == .emailAddress && search.keyboardType == .default)
      #expect(search.returnKeyType == .search && field.returnKeyType == .default)
      #expect(field.textContentType.rawValue == "email" && search.textContentType == nil)
    }
  }

  @Test("A field subclass places its text where it specifies, also while edited")
  func rects() {
    final class Inset: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 30, dy: 0)
      }
    }
    world.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.isHidden = false
      let field = Inset(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      field.text = "Text"
      window.addSubview(field)
      let label = field.subviews.first { $0 is UILabel }
      field.layoutIfNeeded()
      #expect(label?.frame.minX == 20)
      field.becomeFirstResponder()
      field.layoutIfNeeded()
      #expect(label?.frame.minX == 30)
    }
  }
}
