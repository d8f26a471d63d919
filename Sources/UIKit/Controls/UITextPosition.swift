// Positions and ranges in editable text, as UITextInput has them: counted in UTF-16 code units.

import Foundation

/// A position in the text of a field or a text view.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 code units before the position.
  let offset: Int
  init(offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range in the text of a field or a text view.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The beginning of the range.
  public let start: UITextPosition
  /// The end of the range.
  public let end: UITextPosition
  /// A Boolean value that indicates whether the range contains nothing.
  open var isEmpty: Bool { start.offset == end.offset }

  init(_ range: NSRange) {
    start = UITextPosition(offset: range.location)
    end = UITextPosition(offset: range.location + range.length)
    super.init()
  }

  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
}

/// A view with text that can be edited.
@MainActor
protocol TextEditor: UIView {
  /// The text.
  var editedText: String { get }
  /// The selected range, in UTF-16 code units. An empty range is the place of the caret.
  var editedRange: NSRange { get set }
  /// Replaces a part of the text and places the caret after it, without asking the delegate.
  func exchange(_ range: NSRange, for string: String)
}

extension TextEditor {
  /// The number of UTF-16 code units of the text.
  var editedLength: Int { editedText.utf16.count }

  /// Returns a range within the text.
  func bounded(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), editedLength)
    return NSRange(location: start, length: min(max(range.length, 0), editedLength - start))
  }

  /// The range that the delete key removes: the selection, or the character before the caret; `nil` at
  /// the beginning.
  var deletedRange: NSRange? {
    let range = bounded(editedRange)
    guard range.length == 0 else { return range }
    let before = (editedText as NSString).substring(to: range.location)
    guard let last = before.last else { return nil }
    let length = String(last).utf16.count
    return NSRange(location: range.location - length, length: length)
  }

  func rangeOfText(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (low, high) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return UITextRange(bounded(NSRange(location: low, length: high - low)))
  }

  func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    let (sum, isTooFar) = position.offset.addingReportingOverflow(offset)
    return isTooFar || sum < 0 || sum > editedLength ? nil : UITextPosition(offset: sum)
  }
}
