// What a text field and a text view have in common: text, a selection, and what typing does to them.

import Foundation

/// A view with text that can be edited.
@MainActor
protocol TextEditor: SegueTextEditing {
  /// The text.
  var editedText: String { get }
  /// The selected range, in UTF-16 code units. An empty range is the place of the caret.
  var editedRange: NSRange { get set }
  /// A Boolean value that indicates whether the text that is inserted next replaces all of the previous one.
  var clearsOnInsertion: Bool { get set }
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

  /// Returns the range that inserted text replaces: the selection, or once the whole text.
  func takeInsertionRange() -> NSRange {
    defer { clearsOnInsertion = false }
    return clearsOnInsertion ? NSRange(location: 0, length: editedLength) : bounded(editedRange)
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
