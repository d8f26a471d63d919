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
