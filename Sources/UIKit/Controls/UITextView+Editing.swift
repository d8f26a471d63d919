// What typing does to the text of a text view: the attributes of the text stay, and new text takes
// those of the character before it, or those that the app sets.

import Foundation

extension UITextView {
  /// The attributes of the last character, or those that the view gives to all of its text.
  var attributesAtEnd: [NSAttributedString.Key: Any] {
    let whole = attributedText ?? NSAttributedString()
    if whole.length > 0 { return whole.attributes(at: whole.length - 1, effectiveRange: nil) }
    return label.completed(NSAttributedString(string: " ")).attributes(at: 0, effectiveRange: nil)
  }

  /// Appends text with the attributes of typed text.
  func append(_ string: String) {
    guard label.isAttributed || ownTypingAttributes != nil else {
      text += string
      return
    }
    let whole = NSMutableAttributedString(attributedString: attributedText)
    whole.append(NSAttributedString(string: string, attributes: typingAttributes))
    attributedText = whole
  }

  /// Removes this many UTF-16 code units from the end. If none are left, their attributes are those
  /// of the text that is typed next.
  func removeFromEnd(_ length: Int) {
    guard label.isAttributed else {
      text.removeLast()
      return
    }
    let typing = typingAttributes
    let whole = NSMutableAttributedString(attributedString: attributedText)
    whole.deleteCharacters(in: NSRange(location: whole.length - length, length: length))
    attributedText = whole
    if whole.length == 0 { ownTypingAttributes = typing }
  }

  /// Scrolls the end of the text into view while it is edited.
  func showTypedText() {
    guard isFirstResponder, isScrollEnabled, bounds.height > 0 else { return }
    scrollRangeToVisible(end)
  }
}
