// What typing does to the text of a text view: the attributes of the text stay, and new text takes
// those of the character before it, or those that the app sets. And the caret.

import Foundation

extension UITextView: TextEditor {
  var editedText: String { text ?? "" }
  var editedRange: NSRange {
    get { selection }
    set { selectedRange = newValue }
  }

  func exchange(_ range: NSRange, for string: String) {
    enter(string, in: range)
    delegate?.textViewDidChangeSelection(self)
  }

  /// Replaces a part of the text and places the caret after it. If no text is left, the attributes of
  /// what was deleted are those of the text that is typed next.
  func enter(_ string: String, in range: NSRange) {
    let caret = NSRange(location: range.location + string.utf16.count, length: 0)
    if label.isAttributed || ownTypingAttributes != nil {
      let typing = typingAttributes
      let whole = NSMutableAttributedString(attributedString: attributedText)
      whole.replaceCharacters(
        in: range, with: NSAttributedString(string: string, attributes: typing))
      attributedText = whole
      if whole.length == 0 { ownTypingAttributes = typing }
    } else {
      text = (editedText as NSString).replacingCharacters(in: range, with: string)
    }
    selection = caret
  }

  /// The attributes of the character before the caret, or of the first one, or those that the view gives
  /// to all of its text.
  var attributesAtCaret: [NSAttributedString.Key: Any] {
    let whole = attributedText ?? NSAttributedString()
    if whole.length > 0 {
      let place = min(max(bounded(selection).location - 1, 0), whole.length - 1)
      return whole.attributes(at: place, effectiveRange: nil)
    }
    return label.completed(NSAttributedString(string: " ")).attributes(at: 0, effectiveRange: nil)
  }

  /// Scrolls the caret into view while the text is edited.
  func showTypedText() {
    guard isFirstResponder, isScrollEnabled, bounds.height > 0 else { return }
    scrollRangeToVisible(bounded(selection))
  }

  // MARK: Caret

  /// Places the caret while the text is edited, and hides it otherwise.
  func placeCaret() {
    let range = bounded(selection)
    guard isFirstResponder, isEditable, range.length == 0 else {
      caret?.isHidden = true
      return
    }
    let view = caret ?? makeCaret()
    (view.isHidden, view.backgroundColor) = (false, tintColor)
    view.frame = caretRect(at: range.location)
  }

  private func makeCaret() -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    view.layer.cornerRadius = 1
    addSubview(view)
    caret = view
    return view
  }

  /// Returns the rectangle of the caret at a position.
  public func caretRect(for position: UITextPosition) -> CGRect {
    layoutIfNeeded()
    return caretRect(at: bounded(NSRange(location: position.offset, length: 0)).location)
  }

  /// Returns the rectangle of a caret before the character with a number. The text before it is laid out
  /// with a letter in place of what follows, so that ends of lines and spaces count.
  private func caretRect(at offset: Int) -> CGRect {
    guard label.bounds.width > 0 else { return .zero }
    let attributes = attributesAtCaret
    let letter = NSAttributedString(string: "l", attributes: attributes)
    let before = NSMutableAttributedString(
      attributedString: label.completed(attributedText ?? NSAttributedString())
        .attributedSubstring(from: NSRange(location: 0, length: offset)))
    before.append(letter)
    let probe = UILabel()
    (probe.numberOfLines, probe.attributedText) = (0, before)
    probe.textAlignment = textAlignment
    let size = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    let height = probe.sizeThatFits(size).height
    probe.frame = CGRect(x: 0, y: 0, width: label.bounds.width, height: height)
    let font = attributes[.font] as? UIFont ?? self.font ?? .systemFont(ofSize: 12)
    let last = probe.arrangement(in: probe.bounds).layout.lines.last
    let end = CGFloat((last?.x ?? 0) + (last?.width ?? 0)) - letter.size().width
    let baseline = probe.baselines?.last ?? font.ascender
    return CGRect(
      x: label.frame.minX + max(0, end), y: label.frame.minY + baseline - font.ascender, width: 2,
      height: font.lineHeight)
  }
}
