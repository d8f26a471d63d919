// The protocols of views that take text from a keyboard: text fields, text views, and views of apps.

import Foundation

/// An object that takes text from a keyboard while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the caret.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}

/// An object whose text has positions and ranges, a selection, and a place on the screen.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)

  // MARK: Selection

  /// The selected range; an empty one is the place of the caret.
  var selectedTextRange: UITextRange? { get set }
  /// The range of text that is not yet confirmed; `nil` if all text is.
  var markedTextRange: UITextRange? { get }
  /// The attributes of text that is not yet confirmed.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Inserts text that is not yet confirmed, and selects a range of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Confirms all text.
  func unmarkText()

  // MARK: Positions and ranges

  /// The position before the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance; `nil` outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at a distance in a direction on the screen; `nil` outside of the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the position of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  /// Returns the range from a position to the farthest one in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?

  // MARK: Input

  /// The object that is told of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds units of text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The view in whose coordinates rectangles are.
  var textInputView: UIView { get }

  // MARK: Writing direction

  /// Returns the writing direction of the text at a position.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  /// Sets the writing direction of a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: Geometry

  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position nearest to a point within a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}

extension UITextInput {
  /// The object itself, if it is a view.
  public var textInputView: UIView { self as? UIView ?? UIView() }
}

/// The methods with which a view of an app reports changes of its text to the keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
