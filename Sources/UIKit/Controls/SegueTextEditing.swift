// The positions and ranges of edited text, as UITextInput has them. Text fields and text views share
// these members; how each of them keeps its text is that of `TextEditor`, which is not public.

import Foundation

/// The interface of views with text that can be edited: `UITextField` and `UITextView`.
@preconcurrency @MainActor
public protocol SegueTextEditing: UIView, UITextInput {}

extension SegueTextEditing {
  private var editor: any TextEditor {
    guard let editor = self as? any TextEditor else {
      preconditionFailure("only text fields and text views have text that can be edited")
    }
    return editor
  }

  /// The selected range; an empty one is the place of the caret.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(editor.bounded(editor.editedRange)) }
    set { if let newValue { editor.editedRange = editor.bounded(newValue.range) } }
  }
  /// The range of text that is not yet confirmed. Always `nil`: keys enter whole characters.
  public var markedTextRange: UITextRange? { nil }
  /// The attributes of text that is not yet confirmed. There is none: the value is not kept.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  /// Replaces the selected text, as if it were confirmed.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.exchange(editor.bounded(editor.editedRange), for: markedText ?? "")
  }
  /// Does nothing: all text is confirmed.
  public func unmarkText() {}
  /// The object that is told of changes by views of apps. The keyboard follows this view by itself: the value
  /// is not kept.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { nil }
    set {}
  }
  /// The position before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
  /// The position after the text.
  public var endOfDocument: UITextPosition { UITextPosition(offset: editor.editedLength) }

  /// Returns the range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    editor.rangeOfText(from: fromPosition, to: toPosition)
  }
  /// Returns the position at a distance, in UTF-16 code units; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    editor.moved(position, by: offset)
  }
  /// Returns the position at a distance to the left or the right, in UTF-16 code units; `nil` outside of the
  /// text. Up and down mean the beginning and the end of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: editor.moved(position, by: -offset)
    case .right: editor.moved(position, by: offset)
    case .up: beginningOfDocument
    case .down: endOfDocument
    }
  }
  /// Returns the beginning of a range for left and up, and its end for right and down.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { [.left, .up].contains(direction) ? range.start : range.end }
  /// Returns the range from a position to the beginning of the text for left and up, and to its end for right
  /// and down.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    let end = [.left, .up].contains(direction) ? beginningOfDocument : endOfDocument
    return textRange(from: position, to: end)
  }
  /// Returns `natural`: the direction is that of the text.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  /// Does nothing: the direction is that of the text.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
  /// An object that finds characters, words, sentences and paragraphs.
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  /// Returns the distance between two positions, in UTF-16 code units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? {
    (editor.editedText as NSString).substring(with: editor.bounded(range.range))
  }
  /// Replaces the text in a range, without asking the delegate, and places the caret after it.
  public func replace(_ range: UITextRange, withText text: String) {
    editor.exchange(editor.bounded(range.range), for: text)
  }
}
